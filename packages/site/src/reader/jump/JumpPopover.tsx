import { Popover } from '@headnote/ui/popover';
import type { RefObject } from 'react';
import type { CitationOf } from '../work/reader-document.js';
import { messages } from './messages.js';
import { Places } from './Places.js';

/** What the popover of places shows. */
export interface JumpPopoverProps {
  readonly text: RefObject<HTMLDivElement | null>;
  readonly citationOf: CitationOf | undefined;
  readonly anchorRef: RefObject<Element | null>;
  readonly onClose: () => void;
}

/** The places of a judgment next to their button. */
export function JumpPopover({ text, citationOf, anchorRef, onClose }: JumpPopoverProps) {
  return (
    <Popover isSheet isOpen onOpenChange={onClose} anchorRef={anchorRef} label={messages.jump} className="site-jump">
      {text.current && <Places text={text.current} citationOf={citationOf} onClose={onClose} />}
    </Popover>
  );
}
