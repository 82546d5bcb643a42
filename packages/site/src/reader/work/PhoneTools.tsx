import { BottomBar } from '@headnote/ui/app-layout';
import { askIcon, listIcon, moreIcon, noteIcon, searchIcon, typeIcon } from '@headnote/ui/icon';
import { Suspense, useRef, useState, type RefObject } from 'react';
import { lazyPart } from '../../shell/lazy/lazy-part.js';
import type { CitationOf } from './reader-document.js';
import { messages } from './messages.js';
import type { Sheet, SheetContents } from './PhoneSheet.js';
import type { ReaderTool } from './reader-tools.js';

export interface PhoneToolsProps {
  readonly kind: 'judgment' | 'act';
  readonly text: RefObject<HTMLDivElement | null>;
  readonly citationOf: CitationOf | undefined;
  /** What the sheet of the contents shows; default the places of a judgment. */
  readonly contents?: SheetContents | undefined;
  /** Every tool on the whole document. */
  readonly tools: readonly ReaderTool[];
  readonly isFinding: boolean;
  readonly onFind: () => void;
}

/** The sheets; their code is loaded with the first one that opens. */
const lazyPhoneSheet = lazyPart(async () => (await import('./PhoneSheet.js')).PhoneSheet);

/** The bar of tools at the bottom of a phone, under the thumb. Each tool but the note and the assistant opens a sheet. */
export function PhoneTools({ kind, text, citationOf, contents, tools, isFinding, onFind }: PhoneToolsProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [sheet, setSheet] = useState<Sheet>();
  const toggle = (wanted: Sheet) => () => setSheet(sheet === wanted ? undefined : wanted);
  const note = tools.find(({ id }) => id === 'note');
  const ask = tools.find(({ id }) => id === 'ask');
  const textTool = { id: 'text', label: messages.text, icon: typeIcon, run: toggle('text') };
  const nameOfContents = kind === 'act' ? messages.sections : messages.contents;
  const close = () => setSheet(undefined);
  return (
    <div
      ref={bar}
      className="site-phone-tools hn-no-print"
      onPointerEnter={() => void lazyPhoneSheet.load().catch(() => undefined)}
    >
      <BottomBar
        label={messages.phoneTools}
        tools={[
          { label: messages.find, icon: searchIcon, current: isFinding, onClick: onFind },
          { label: nameOfContents, icon: listIcon, current: sheet === 'contents', onClick: toggle('contents') },
          ...(ask ? [{ label: ask.label, icon: askIcon, current: ask.isOpen === true, onClick: ask.run }] : []),
          ...(note ? [{ label: messages.note, icon: noteIcon, onClick: note.run }] : []),
          { label: messages.more, icon: moreIcon, current: sheet === 'more', onClick: toggle('more') },
        ]}
      />
      {sheet !== undefined && (
        <Suspense>
          <lazyPhoneSheet.Part
            sheet={sheet}
            // Five tools fit into the bar.
            tools={[textTool, ...tools]}
            contents={contents}
            contentsLabel={nameOfContents}
            text={text}
            citationOf={citationOf}
            anchorRef={bar}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  );
}
