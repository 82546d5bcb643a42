import { useMemo } from 'react';
import { InlineHtml } from '../internal/InlineHtml.js';
import { plainWords } from './plain-words.js';

export interface ToastTextProps {
  text: string;
  /** The text is markup. */
  isHtml: boolean;
  sanitize: ((html: string) => string) | undefined;
}

/** The words of a toast: text, markup once it has been made safe, or only the words of markup where nobody does that. */
export function ToastText({ text, isHtml, sanitize }: ToastTextProps) {
  const html = useMemo(() => (isHtml ? sanitize?.(text) : undefined), [text, isHtml, sanitize]);
  const words = useMemo(() => (isHtml ? plainWords(text) : text), [text, isHtml]);
  return <p className="hn-toast__text">{html === undefined ? words : <InlineHtml html={html} />}</p>;
}
