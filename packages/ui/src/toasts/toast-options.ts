/** The four kinds of message. */
export type ToastType = 'SUCCESS' | 'ERROR' | 'WARNING' | 'INFO';

export interface ToastMessage {
  /** Short heading, for example `Failed`. */
  title?: string | undefined;
  /** The message, shown as text; markup in it is not interpreted. */
  text?: string | undefined;
  /** Default `INFO`. */
  type?: ToastType | undefined;
}

/** How long a toast stays. */
export const TOAST_MS = 5000;

/** How long it stays after pointer or focus has left it. */
export const TOAST_EXTENDED_MS = 1000;

/** How long it comes in and goes out; the sheet's animations run as long. */
export const TOAST_ANIMATION_MS = 300;

/** A message longer than this is cut: a server's stack trace must not cover the screen. */
export const TOAST_TEXT_LIMIT = 400;
