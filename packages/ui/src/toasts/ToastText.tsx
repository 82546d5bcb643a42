import { useMemo } from 'react';
import { InlineHtml } from '../internal/InlineHtml.js';

/** The words of a toast: text, or markup once it has been made safe. */
export function ToastText({ text, sanitize }: { text: string; sanitize: ((html: string) => string) | undefined }) {
  const html = useMemo(() => sanitize?.(text), [text, sanitize]);
  return <p className="hn-toast__text">{html === undefined ? text : <InlineHtml html={html} />}</p>;
}
