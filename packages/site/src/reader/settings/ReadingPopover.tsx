import { Popover } from '@headnote/ui/popover';
import type { RefObject } from 'react';
import { messages } from './messages.js';
import { ReadingControls } from './ReadingControls.js';

interface ReadingPopoverProps {
  readonly anchorRef: RefObject<Element | null>;
  readonly onClose: () => void;
}

/** All reading settings next to their button. */
export function ReadingPopover({ anchorRef, onClose }: ReadingPopoverProps) {
  return (
    <Popover
      isSheet
      isOpen
      onOpenChange={onClose}
      anchorRef={anchorRef}
      align="end"
      label={messages.title}
      className="site-reading-sheet"
    >
      <ReadingControls />
    </Popover>
  );
}
