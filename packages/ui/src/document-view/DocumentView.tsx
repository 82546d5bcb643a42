import { useMemo, type Ref } from 'react';
import { cx } from '../internal/cx.js';
import { useLabels } from '../labels/index.js';
import { hangNumbers } from './hang-numbers.js';
import { scrollTables } from './scroll-tables.js';
import { setAct } from './set-act.js';

export interface DocumentViewProps {
  /** The text as HTML that has already passed the content policy. It is inserted as it is. */
  html: string;
  /** `judgment`: paragraph numbers beside the rule; `act`: numbers of sub-sections. Default `judgment`. */
  kind?: 'judgment' | 'act' | undefined;
  /** Language of the text, when it is not the page's. */
  lang?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
  className?: string | undefined;
}

/**
 * The text of a judgment or an act beside its margin rule: printed numbers left of the rule, law right of it. Where a
 * judgment has no numbers, its paragraphs are counted. `--hn-document-size` sets the size of the text.
 */
export function DocumentView({ html: sent, kind = 'judgment', lang, ref, className }: DocumentViewProps) {
  const { table } = useLabels();
  // A document without a text comes as null.
  const html = (sent as string | null | undefined) ?? '';
  const text = useMemo(() => {
    const set = kind === 'act' ? { html: setAct(html), hasNumbers: true } : hangNumbers(html);
    return { __html: scrollTables(set.html, table), hasNumbers: set.hasNumbers };
  }, [html, kind, table]);
  return (
    <div
      ref={ref}
      className={cx('hn-document', `hn-document--${kind}`, !text.hasNumbers && 'hn-document--counted', className)}
      lang={lang}
      dangerouslySetInnerHTML={text}
    />
  );
}
