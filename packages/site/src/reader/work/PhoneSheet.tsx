import { Button } from '@headnote/ui/button';
import { Icon } from '@headnote/ui/icon';
import { Popover } from '@headnote/ui/popover';
import type { ReactNode, RefObject } from 'react';
import type { CitationOf } from './reader-document.js';
import { Places } from '../jump/Places.js';
import { ReadingControls } from '../settings/ReadingControls.js';
import { messages } from './messages.js';
import type { ReaderTool } from './reader-tools.js';

/** What a sheet of a phone shows. */
export type Sheet = 'contents' | 'text' | 'more';

/** Draws the contents of a document; `close` closes the sheet. */
export type SheetContents = (close: () => void) => ReactNode;

export interface PhoneSheetProps {
  readonly sheet: Sheet;
  /** Default the places of a judgment. */
  readonly contents: SheetContents | undefined;
  readonly contentsLabel: string;
  readonly text: RefObject<HTMLDivElement | null>;
  readonly citationOf: CitationOf | undefined;
  /** Every tool on the whole document. */
  readonly tools: readonly ReaderTool[];
  readonly anchorRef: RefObject<Element | null>;
  readonly onClose: () => void;
}

/** The sheet above the bar of tools of a phone. */
export function PhoneSheet(props: PhoneSheetProps) {
  const { sheet, contents, contentsLabel, text, citationOf, tools, anchorRef, onClose } = props;
  return (
    <Popover
      isSheet
      isOpen
      onOpenChange={onClose}
      anchorRef={anchorRef}
      side="above"
      label={{ contents: contentsLabel, text: messages.text, more: messages.moreTools }[sheet]}
      className="site-phone-tools__sheet site-jump"
    >
      {sheet === 'contents' &&
        (contents
          ? contents(onClose)
          : text.current && <Places text={text.current} citationOf={citationOf} onClose={onClose} />)}
      {sheet === 'text' && <ReadingControls />}
      {sheet === 'more' && (
        <ul className="site-list">
          {tools.map(({ id, label, icon, isPressed, run }) => (
            <li key={id}>
              <Button
                wide
                variant="quiet"
                aria-pressed={isPressed}
                icon={<Icon shape={icon} size={18} />}
                onClick={() => {
                  onClose();
                  run();
                }}
              >
                {label}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Popover>
  );
}
