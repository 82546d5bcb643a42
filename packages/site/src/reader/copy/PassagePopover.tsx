import { Popover } from '@headnote/ui/popover';
import type { RefObject } from 'react';
import type { Selected } from './cite-passage.js';
import { messages } from './messages.js';
import { PassageForm } from './PassageForm.js';

interface PassagePopoverProps {
  readonly selected: Selected;
  readonly anchorRef: RefObject<Element | null>;
  readonly onClose: () => void;
}

/** The ways to copy selected words, next to their button. */
export function PassagePopover({ selected, anchorRef, onClose }: PassagePopoverProps) {
  return (
    <Popover
      isSheet
      isOpen
      onOpenChange={onClose}
      anchorRef={anchorRef}
      label={messages.action}
      className="site-copy__popover"
    >
      <PassageForm selected={selected} onDone={onClose} />
    </Popover>
  );
}
