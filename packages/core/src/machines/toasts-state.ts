import type { FocusRequest } from './focus-request.js';
import type { Hold } from './holds.js';
import type { ToastSettings, ToastType } from './toast-settings.js';

/** One toast. */
export interface Toast {
  /** Number of the toast, for its key and for what is done with it. */
  readonly id: number;
  /** Kind of the message. */
  readonly type: ToastType;
  /** Short heading, for example `Failed`; may be empty. */
  readonly title: string;
  /** The message, cut when it was too long. */
  readonly text: string;
  /** True when the text is markup: the view sanitises it before it shows it. Otherwise it is shown as text. */
  readonly isHtml: boolean;
  /** `alert` for what went wrong, which interrupts a screen reader; `status` for the rest, which waits. */
  readonly role: 'alert' | 'status';
  /** How often it was said; 0 for one that leaves because everything was cleared. */
  readonly count: number;
  /** `waiting` for its turn, `shown`, or `leaving` for as long as the animation takes. */
  readonly phase: 'waiting' | 'shown' | 'leaving';
  /** What keeps it on the screen. */
  readonly holds: readonly Hold[];
  /** Milliseconds of the time that runs, or will run: whole, extended or of the animation. 0 when it stays until dismissed. */
  readonly spanMs: number;
  /** Milliseconds of it that were left when it last began to run, or was stopped. */
  readonly leftMs: number;
  /** Moment at which it began to run; undefined while it stands still. */
  readonly runsSince: number | undefined;
}

/** State of the queue. */
export interface ToastsState {
  /** What is on the screen, from top to bottom. */
  readonly toasts: readonly Toast[];
  /** What waits, the next first: errors before the rest. */
  readonly waiting: readonly Toast[];
  /** How many messages were given up because too many waited. */
  readonly dropped: number;
  /** Whether nobody sees the page: all time stands still. */
  readonly isSuspended: boolean;
  /** How they behave. */
  readonly settings: ToastSettings;
  /** Where the focus is to go because its toast has gone: another toast, or where it came from. */
  readonly focus: FocusRequest<number | 'return'> | undefined;
}

/** What can happen to the queue. Times are those of the machine's clock. */
export type ToastsEvent = { readonly now: number } & (
  | { readonly type: 'show'; readonly toast: Toast }
  | { readonly type: 'dismiss' | 'click'; readonly id: number }
  | { readonly type: 'hold' | 'release'; readonly id: number; readonly hold: Hold }
  | { readonly type: 'suspend' | 'resume' | 'clear' | 'tick' }
);

/** Milliseconds a toast has left; Infinity while it stays until it is dismissed. */
export function leftOf({ spanMs, leftMs, runsSince }: Toast, now: number): number {
  if (spanMs === 0) return Number.POSITIVE_INFINITY;
  return runsSince === undefined ? leftMs : Math.max(0, leftMs - (now - runsSince));
}

/** How much of a toast's time is behind, from 0 to 1; 0 while it stays until it is dismissed. */
export function toastProgress(toast: Toast, now: number): number {
  return toast.spanMs === 0 ? 0 : 1 - leftOf(toast, now) / toast.spanMs;
}
