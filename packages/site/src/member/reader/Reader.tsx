import { DocumentView } from '@headnote/ui/document-view';
import { useRef, type ReactNode } from 'react';
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
  /** Stands in place of the text where there is none. */
  readonly missing?: ReactNode;
}

/** A document to be read whole: tools on top, particulars, the text beside its margin rule. */
export function Reader({ kind, html, head, foot, side, missing }: ReaderProps) {
  const text = useRef<HTMLDivElement>(null);
  const [size, stepSize] = useTextSize();
  useHashTarget(html);
  return (
    <>
      <ReaderTools kind={kind} text={text} size={size} onStep={stepSize} />
      <div
        className={`site-reader ${side ? 'site-reader--with-side' : 'site-reader--alone'} hn-container`}
        data-size={size}
      >
        {side}
        <article className="site-document">
          {head}
          <section aria-label={kind === 'act' ? 'Text of the act' : 'Text of the judgment'}>
            <h2 className="hn-visually-hidden">Text</h2>
            {html === '' ? missing : <DocumentView ref={text} html={html} kind={kind} />}
          </section>
          {foot}
        </article>
      </div>
    </>
  );
}
