import './reader.css';
import './settings/reading.css';
import { formatDate } from '@headnote/core/format';
import { Callout } from '@headnote/ui/callout';
import { DocumentView, hasPrintedNumbers } from '@headnote/ui/document-view';
import { Suspense, useEffect, useMemo, type ReactNode, type RefObject } from 'react';
import { TEXT_LANGUAGE } from '../services/language.js';
import { useMember } from '../services/use-member.js';
import { DocumentFrame } from '../document/DocumentFrame.js';
import type { HitNavigatorProps } from './hits/HitNavigator.js';
import { numberOfParagraph } from '../document/printed-numbers.js';
import { messages } from './messages.js';
import { readNote } from '@headnote/core/notes';
import { isPreview, RenewalEnd } from './RenewalEnd.js';
import { ReaderTools } from './ReaderTools.js';
import { readingAttributes, useReadingSettings } from '../shell/settings/reading-settings.js';
import { messages as offlineMessages } from '../offline/messages.js';
import { whenIdle } from '../notices/when-idle.js';
import { useHashTarget } from './use-hash-target.js';
import { useAsk } from './ask/use-ask.js';
import { lazyAsk, lazyNote, lazySpeech, lazyTransfer } from './lazy-parts.js';
import { MarkLayer } from './work/MarkLayer.js';
import type { SheetContents } from './work/PhoneSheet.js';
import { PlaceTools } from './work/PlaceTools.js';
import type { ReaderDocument } from './work/reader-document.js';
import type { AlertDialog, SaveDialog } from './work/WorkDialogs.js';
import { useReaderWork } from './work/use-reader-work.js';
import { useReadingPlace } from './work/use-reading-place.js';

/** What the reader shows. */
export interface ReaderProps {
  readonly document: ReaderDocument;
  /** Sanitised HTML of the whole text; empty when the source has none. */
  readonly html: string;
  readonly head: ReactNode;
  /** Above the tools; it scrolls away. */
  readonly lead?: ReactNode;
  readonly foot: ReactNode;
  /** In the bar above the text: links of this kind of document. */
  readonly tools?: ReactNode;
  /** At the left of the text: the sections of an act. */
  readonly side?: ReactNode;
  /** At the left of the text: the opinions of a judgment, where three columns fit. */
  readonly rail?: ReactNode;
  /** At the right of the text, on a narrow screen below it: the citations of a judgment. */
  readonly aside?: ReactNode;
  /** Receives the element with the text. */
  readonly text: RefObject<HTMLDivElement | null>;
  /** The words to find, at first those of the search that led here. */
  readonly hits: HitNavigatorProps;
  /** Saves the document to a folder of the library. */
  readonly saveDialog: SaveDialog;
  /** Starts an alert on the document. */
  readonly alertDialog: AlertDialog;
  /** When the copy on this device was made, if it is shown; undefined for the library's own text. */
  readonly copiedAt: string | undefined;
  /** What the sheet of the contents shows on a phone; default the places of a judgment. */
  readonly contents?: SheetContents;
  /** Next to the lines of the text: the amendments of an act. */
  readonly layer?: ReactNode;
  /** Replaces the text when there is none. */
  readonly missing?: ReactNode;
}

/** The whole document: tools on top, particulars, the text next to its margin rule, and the member's own work on it. */
export function Reader(props: ReaderProps) {
  const {
    document,
    html,
    lead,
    head,
    foot,
    tools,
    side,
    rail,
    aside,
    text,
    hits,
    saveDialog,
    alertDialog,
    copiedAt,
    contents,
    layer,
    missing,
  } = props;
  const { kind } = document;
  const [settings] = useReadingSettings();
  const work = useReaderWork(document.id, text);
  const ask = useAsk();
  useHashTarget(html);
  // Who writes a note types at once after the key; browsers let a page speak only soon after a click.
  useEffect(() => whenIdle(() => void Promise.all([lazyNote.load(), lazySpeech.load()]).catch(() => undefined)), []);
  useReadingPlace(document, { text, html });
  const isUnnumbered = useMemo(() => kind === 'judgment' && html !== '' && !hasPrintedNumbers(html), [kind, html]);
  const member = useMember();
  const isCut = member?.daysRemaining === 0 && isPreview(html);
  const noteText = work.note?.state.text ?? '';
  const notes = useMemo(() => readNote(noteText).parts, [noteText]);
  const panel = work.notePlace && (
    <Suspense>
      <lazyNote.Part document={document} place={work.notePlace} note={work.note} onClose={work.closeNote} />
    </Suspense>
  );
  return (
    <>
      {lead}
      <ReaderTools
        document={document}
        html={html}
        text={text}
        work={work}
        hits={hits}
        saveDialog={saveDialog}
        alertDialog={alertDialog}
        ask={ask}
        contents={contents}
      >
        {tools}
      </ReaderTools>
      <div
        className={`site-reader ${ask.isOpen ? 'site-reader--asking' : layoutOf({ side, rail, aside })} hn-container`}
        {...readingAttributes(settings)}
      >
        {side}
        {rail && !ask.isOpen && <div className="site-reader__rail">{rail}</div>}
        <DocumentFrame isInReader>
          {copiedAt !== undefined && (
            <Callout tone="caution" title={offlineMessages.copy(formatDate(copiedAt.slice(0, 10)))}>
              {offlineMessages.copyText}
            </Callout>
          )}
          {head}
          <section aria-label={kind === 'act' ? messages.textOfAct : messages.textOfJudgment}>
            <h2 className="hn-visually-hidden">{messages.text}</h2>
            {isUnnumbered && <p className="site-reader__note">{messages.unnumbered}</p>}
            {html === '' ? (
              missing
            ) : (
              <div className="site-reader__text">
                <DocumentView ref={text} html={html} kind={kind} lang={TEXT_LANGUAGE} />
                <MarkLayer
                  text={text}
                  html={html}
                  bookmarks={work.bookmarks.anchors}
                  notes={notes}
                  labelOf={(anchor) => (text.current && numberOfParagraph(text.current, anchor)) ?? ''}
                  onNote={work.openNote}
                />
                {layer}
                <PlaceTools document={document} text={text} html={html} work={work} />
              </div>
            )}
          </section>
          {isCut && <RenewalEnd />}
          {foot}
        </DocumentFrame>
        {(aside || panel) && (
          <div className="site-reader__aside">
            {panel}
            {aside}
          </div>
        )}
        {ask.opened > 0 && (
          <Suspense>
            <lazyAsk.Part
              key={document.id}
              document={document}
              text={text}
              html={html}
              isOpen={ask.isOpen}
              focus={ask.opened}
              onClose={ask.close}
            />
          </Suspense>
        )}
      </div>
      <Suspense>
        {work.transfers.current && <lazyTransfer.Part transfers={work.transfers} />}
        {work.speech.state !== 'silent' && <lazySpeech.Part speech={work.speech} />}
      </Suspense>
    </>
  );
}

function layoutOf({ side, rail, aside }: Pick<ReaderProps, 'side' | 'rail' | 'aside'>): string {
  if (side) return 'site-reader--with-side';
  if (rail) return 'site-reader--with-aside site-reader--railed';
  return aside ? 'site-reader--with-aside' : 'site-reader--alone';
}
