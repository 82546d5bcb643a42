import { useMemo, type Ref } from 'react';
import { cx } from '../internal/cx.js';
import { trustedHtml } from '../internal/trusted-html.js';
import { useLabels } from '../labels/index.js';
import { hangNumbers } from './hang-numbers.js';
import { markPages } from './mark-pages.js';
import { scrollTables } from './scroll-tables.js';
import { setAct } from './set-act.js';

export interface DocumentViewProps {
  /** HTML of the text, already sanitised by the content policy. It is inserted unchanged. */
  html: string;
  /**
   * `judgment`: paragraph numbers left of the margin rule; `act`: numbers of sections and sub-sections. Default
   * `judgment`.
   */
  kind?: 'judgment' | 'act' | undefined;
  /** Language of the text, when it differs from the page's. */
  lang?: string | undefined;
  /** Ref to the element that contains the text. */
  ref?: Ref<HTMLDivElement> | undefined;
  /** Extra class names for the outer element. */
  className?: string | undefined;
}

/**
 * Text of a judgment or an act, with its printed numbers left of the margin rule. A judgment without printed numbers
 * shows none: a number that we count cannot be cited. `--hn-document-size` sets the text size.
 *
 * - **Do** sanitise the text with the content policy of core first.
 * - **Don’t** use it for editorial text: it formats judgments and acts only.
 */
export function DocumentView({ html: raw, kind = 'judgment', lang, ref, className }: DocumentViewProps) {
  const { table } = useLabels();
  // A document without text arrives as null.
  const html = (raw as string | null | undefined) ?? '';
  const text = useMemo(() => {
    const set = kind === 'act' ? setAct(html) : markPages(hangNumbers(html).html);
    return { __html: trustedHtml(scrollTables(set, table)) };
  }, [html, kind, table]);
  return (
    <div
      ref={ref}
      className={cx('hn-document', `hn-document--${kind}`, className)}
      lang={lang}
      dangerouslySetInnerHTML={text}
    />
  );
}
