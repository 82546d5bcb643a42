import { createContext, use, useMemo } from 'react';
import { InlineHtml } from '../internal/InlineHtml.js';

/** Sanitises HTML messages. Without it they are shown as text. */
export const SanitizeContext = createContext<((html: string) => string) | undefined>(undefined);

export interface ToastTextProps {
  text: string;
  isHtml: boolean;
}

/** The text of a toast: plain text, or sanitised HTML. */
export function ToastText({ text, isHtml }: ToastTextProps) {
  const sanitize = use(SanitizeContext);
  const html = useMemo(() => (isHtml ? sanitize?.(text) : undefined), [text, isHtml, sanitize]);
  return <p className="hn-toast__text">{html === undefined ? text : <InlineHtml html={html} />}</p>;
}
