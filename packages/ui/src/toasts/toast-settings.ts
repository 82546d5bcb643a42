/** Milliseconds that a toast stays on screen. */
export const TOAST_MS = 5000;

/** Milliseconds that a toast stays after the pointer or the focus leaves it. */
export const TOAST_EXTENDED_MS = 1000;

/** Toasts on screen at a time; more would cover a phone. */
export const TOAST_LIMIT = 4;

/** Toasts on screen and waiting; further messages are dropped. */
export const TOASTS_KEPT = TOAST_LIMIT + 50;
