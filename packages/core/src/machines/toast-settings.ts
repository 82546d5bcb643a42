/** The four kinds of message. */
export const TOAST_TYPES = ['SUCCESS', 'ERROR', 'WARNING', 'INFO'] as const;

/** Kind of a message. */
export type ToastType = (typeof TOAST_TYPES)[number];

/** Where toasts appear. */
export type ToastPosition = 'top-left' | 'top-center' | 'top-right' | 'bottom-left' | 'bottom-center' | 'bottom-right';

/** How toasts behave. */
export interface ToastSettings {
  /** Milliseconds a toast stays; 0 until it is dismissed. */
  readonly timeoutMs: number;
  /** Milliseconds it stays after pointer or focus has left it, however long it had left before. */
  readonly extendedTimeoutMs: number;
  /** Milliseconds it takes to go; its place is taken meanwhile. */
  readonly animationMs: number;
  /** Where they appear. */
  readonly position: ToastPosition;
  /** Whether a new one stands above the others. */
  readonly newestOnTop: boolean;
  /** Whether a click on it dismisses it. */
  readonly clickDismisses: boolean;
  /** Whether the same message, while it is there, adds to its count instead of a second toast. */
  readonly countsDuplicates: boolean;
  /** Whether it has a button that closes it. */
  readonly closeButton: boolean;
  /** Whether it shows how much of its time is behind. */
  readonly progressBar: boolean;
  /** How many are shown at once; the others wait their turn, errors before the rest and with room for one above this. */
  readonly limit: number;
}

/** How long a toast stays. */
export const TOAST_MS = 5000;

/** How long it stays after pointer or focus has left it. */
export const TOAST_EXTENDED_MS = 1000;

/** How long it comes in and goes out. */
export const TOAST_ANIMATION_MS = 300;

/** Beyond this many on screen the others wait: more would cover a phone. */
export const TOAST_LIMIT = 4;

/** So many more may be on screen where the last is an error: messages that stay until they are dismissed must not hide one. */
export const TOAST_ERROR_ROOM = 1;

/** Beyond this many waiting, the oldest one that is no error is given up: nobody reads them a minute later. */
export const TOAST_WAITING_LIMIT = 50;

/** Characters of a message that are kept: a server's stack trace must not cover the screen. */
export const TOAST_TEXT_LIMIT = 400;

/** Characters of a message with markup that are kept; markup is longer than what it shows. */
export const TOAST_HTML_LIMIT = 2000;

/** How toasts behave when nothing is said. */
export const toastDefaults: ToastSettings = {
  timeoutMs: TOAST_MS,
  extendedTimeoutMs: TOAST_EXTENDED_MS,
  animationMs: TOAST_ANIMATION_MS,
  position: 'top-right',
  newestOnTop: true,
  clickDismisses: true,
  countsDuplicates: false,
  closeButton: false,
  progressBar: false,
  limit: TOAST_LIMIT,
};
