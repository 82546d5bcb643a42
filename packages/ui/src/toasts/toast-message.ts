import { cutMessage } from './cut-message.js';

const TYPES = ['SUCCESS', 'ERROR', 'WARNING', 'INFO'] as const;

/** Kind of a message. */
export type ToastType = (typeof TYPES)[number];

/** A message for a toast. */
export interface ToastMessage {
  /** Short heading, for example `Failed`. */
  readonly title?: string | undefined;
  /** At most 400 characters of text, or 2,000 of HTML; the rest is cut. */
  readonly text?: string | undefined;
  /** Default `INFO`. `ERROR` and `WARNING` interrupt a screen reader. */
  readonly type?: ToastType | undefined;
  /** Whether `text` is HTML, which is sanitised before it is shown. Default `false`: markup is shown as text. @departs B2 */
  readonly html?: boolean | undefined;
}

/** A message with its defaults, as a toast shows it. */
export interface Notice {
  readonly type: ToastType;
  readonly title: string;
  readonly text: string;
  readonly isHtml: boolean;
}

/** Reads a message, which may come unchecked from a server: unknown types become `INFO`, other values become empty text. */
export function readMessage({ title, text, type: asked, html = false }: ToastMessage): Notice {
  return {
    type: TYPES.find((known) => known === asked) ?? 'INFO',
    title: cutMessage(textOf(title), 'text'),
    text: cutMessage(textOf(text), html ? 'html' : 'text'),
    isHtml: html,
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
