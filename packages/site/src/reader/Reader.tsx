import { DocumentView } from '@headnote/ui/document-view';
import { useRef, type ReactNode, type RefObject } from 'react';
import { ReaderTools } from './ReaderTools.js';
import { useHashTarget } from './use-hash-target.js';
import { useTextSize } from './use-text-size.js';

/** What the reader shows. */
export interface ReaderProps {
  readonly kind: 'judgment' | 'act';
  /** Sanitised HTML of the whole text; empty where the source has none. */
  readonly html: string;
  readonly head: ReactNode;
  readonly foot: ReactNode;
  /** Stands at the left of the text: the sections of an act. */
  readonly side?: ReactNode;
  /** Stands at the right of the text, on a narrow screen below it: the citations of a judgment. */
  readonly aside?: ReactNode;
  /** Is given the element that holds the text. */
  readonly text?: RefObject<HTMLDivElement | null>;
  /** Stands in place of the text where there is none. */
  readonly missing?: ReactNode;
}

/** A document to be read whole: tools on top, particulars, the text beside its margin rule. */
export function Reader({ kind, html, head, foot, side, aside, text: given, missing }: ReaderProps) {
  const own = useRef<HTMLDivElement>(null);
  const text = given ?? own;
  const [size, stepSize] = useTextSize();
  useHashTarget(html);
  return (
    <>
      <ReaderTools kind={kind} text={text} size={size} onStep={stepSize} />
      <div className={`site-reader ${layoutOf(side, aside)} hn-container`} data-size={size}>
        {side}
        <article className="site-document">
          {head}
          <section aria-label={kind === 'act' ? 'Text of the act' : 'Text of the judgment'}>
            <h2 className="hn-visually-hidden">Text</h2>
            {html === '' ? missing : <DocumentView ref={text} html={html} kind={kind} />}
          </section>
          {foot}
        </article>
        {aside}
      </div>
    </>
  );
}

function layoutOf(side: ReactNode, aside: ReactNode): string {
  if (side) return 'site-reader--with-side';
  return aside ? 'site-reader--with-aside' : 'site-reader--alone';
}
