import type { MouseEventHandler, Ref } from 'react';
import { cx } from '../internal/cx.js';

export interface DocumentViewProps {
  /** The text as HTML that has already passed the content policy. It is inserted as it is. */
  html: string;
  /** `judgment`: paragraph numbers beside the rule; `act`: section and sub-section numbers. Default `judgment`. */
  kind?: 'judgment' | 'act' | undefined;
  /** Language of the text, when it is not the page's. */
  lang?: string | undefined;
  /** Catches clicks on the links inside. */
  onClick?: MouseEventHandler<HTMLDivElement> | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
  className?: string | undefined;
}

/** The text of a judgment or an act beside its margin rule: numbers left of the rule, law right of it. */
export function DocumentView({ html, kind = 'judgment', lang, onClick, ref, className }: DocumentViewProps) {
  return (
    <div
      ref={ref}
      className={cx('hn-document', `hn-document--${kind}`, className)}
      lang={lang}
      onClick={onClick}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
