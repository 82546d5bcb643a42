import './reader.css';
import { DocumentView, hasPrintedNumbers } from '@headnote/ui/document-view';
import { useMemo, useRef, type ReactNode, type RefObject } from 'react';
import { DocumentFrame } from '../document/DocumentFrame.js';
import type { HitNavigatorProps } from './hits/HitNavigator.js';
import type { CitationOf } from './jump/JumpBox.js';
import { messages } from './messages.js';
import { ReaderTools } from './ReaderTools.js';
import { useHashTarget } from './use-hash-target.js';
import { useTextSize } from './use-text-size.js';

/** What the reader shows. */
export interface ReaderProps {
  readonly kind: 'judgment' | 'act';
  /** Sanitised HTML of the whole text; empty when the source has none. */
  readonly html: string;
  readonly head: ReactNode;
  readonly foot: ReactNode;
  /** In the bar above the text: links of this kind of document. */
  readonly tools?: ReactNode;
  /** At the left of the text: the sections of an act. */
  readonly side?: ReactNode;
  /** At the right of the text, on a narrow screen below it: the citations of a judgment. */
  readonly aside?: ReactNode;
  /** Receives the element with the text. */
  readonly text?: RefObject<HTMLDivElement | null>;
  /** The hits of the search that led here. */
  readonly hits?: HitNavigatorProps | undefined;
  /** Formats the citation of a paragraph for a brief. */
  readonly citationOf?: CitationOf | undefined;
  /** Replaces the text when there is none. */
  readonly missing?: ReactNode;
}

/** The whole document: tools on top, particulars, the text next to its margin rule. */
export function Reader({
  kind,
  html,
  head,
  foot,
  tools,
  side,
  aside,
  text: callersText,
  hits,
  citationOf,
  missing,
}: ReaderProps) {
  const ownText = useRef<HTMLDivElement>(null);
  const text = callersText ?? ownText;
  const [size, stepSize] = useTextSize();
  useHashTarget(html);
  const isUnnumbered = useMemo(() => kind === 'judgment' && html !== '' && !hasPrintedNumbers(html), [kind, html]);
  return (
    <>
      <ReaderTools kind={kind} text={text} size={size} onStep={stepSize} hits={hits} citationOf={citationOf}>
        {tools}
      </ReaderTools>
      <div className={`site-reader ${layoutOf(side, aside)} hn-container`} data-size={size}>
        {side}
        <DocumentFrame isInReader>
          {head}
          <section aria-label={kind === 'act' ? messages.textOfAct : messages.textOfJudgment}>
            <h2 className="hn-visually-hidden">{messages.text}</h2>
            {isUnnumbered && <p className="site-reader__note">{messages.unnumbered}</p>}
            {html === '' ? missing : <DocumentView ref={text} html={html} kind={kind} />}
          </section>
          {foot}
        </DocumentFrame>
        {aside}
      </div>
    </>
  );
}

function layoutOf(side: ReactNode, aside: ReactNode): string {
  if (side) return 'site-reader--with-side';
  return aside ? 'site-reader--with-aside' : 'site-reader--alone';
}
