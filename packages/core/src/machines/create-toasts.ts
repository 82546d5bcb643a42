import { createAlarm, systemClock, type MachineClock } from './clock.js';
import { createStore, type Observable } from './create-store.js';
import type { Hold } from './holds.js';
import { TOAST_TYPES, toastDefaults, type ToastSettings, type ToastType } from './toast-settings.js';
import { cutMessage } from './toast-text.js';
import { toastsReducer } from './toasts-reducer.js';
import { leftOf, type ToastsEvent, type ToastsState } from './toasts-state.js';

/** A message to be shown. */
export interface ToastMessage {
  /** Short heading, for example `Failed`; none by default. */
  readonly title?: string | undefined;
  /** The message; cut when it is too long. */
  readonly text?: string | undefined;
  /** Kind of the message; `INFO` by default. */
  readonly type?: ToastType | undefined;
  /** The text is markup, to be sanitised by the view. Text by default. @departs B2 */
  readonly html?: boolean | undefined;
  /** Milliseconds it stays; 0 until it is dismissed. That of the settings by default. */
  readonly timeoutMs?: number | undefined;
}

/** How the queue begins. */
export interface ToastsOptions extends Partial<ToastSettings> {
  /** True while there is no view yet: what is shown meanwhile begins its time at `resume`. Not by default. */
  readonly isSuspended?: boolean | undefined;
  /** Time; that of the page by default. */
  readonly clock?: MachineClock | undefined;
}

/** The queue of messages, without any drawing. */
export interface Toasts extends Observable<ToastsState> {
  /** Shows a message, at once or when there is room. */
  readonly show: (message: ToastMessage) => void;
  /** Takes one away, as its close button or Escape does. */
  readonly dismiss: (id: number) => void;
  /** A toast was clicked: it goes, if clicks dismiss. */
  readonly click: (id: number) => void;
  /** Pointer or focus is on a toast: its time stands still. */
  readonly hold: (id: number, reason: Hold) => void;
  /** Pointer or focus has left it. With the last of them it stays for the extended time. */
  readonly release: (id: number, reason: Hold) => void;
  /** Nobody sees the page: all time stands still. */
  readonly suspend: () => void;
  /** The page is seen again: time goes on where it stood. */
  readonly resume: () => void;
  /** Takes everything away, for example at sign-out. */
  readonly clear: () => void;
}

/** Creates the queue, by default with the settings of `toastDefaults`; `{ ...shellToasts }` for the application's shell. */
export function createToasts(options: ToastsOptions = {}): Toasts {
  const { clock = systemClock, isSuspended = false, ...given } = options;
  const settings: ToastSettings = { ...toastDefaults, ...given };
  const alarm = createAlarm(clock);
  let lastId = 0;
  const store = createStore<ToastsState>(
    { toasts: [], waiting: [], dropped: 0, isSuspended, settings, focus: undefined },
    { sleep: alarm.clear, wake: () => follow(clock.now()) },
  );

  function send(event: ToastsEvent): void {
    const before = store.getSnapshot();
    store.set(toastsReducer(before, event));
    if (store.getSnapshot() !== before) follow(event.now);
  }

  /** Sets the alarm for the toast whose time ends first. */
  function follow(now: number): void {
    const running = store.getSnapshot().toasts.filter(({ runsSince }) => runsSince !== undefined);
    const first = Math.min(...running.map((toast) => leftOf(toast, now)));
    if (!Number.isFinite(first)) return alarm.clear();
    // A timer may come a moment before its time by the clock; then the clock is behind, not the timer.
    alarm.set(first, () => send({ type: 'tick', now: Math.max(clock.now(), now + first) }));
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    dispose: store.dispose,
    show({ title, text, type: asked, html = false, timeoutMs = settings.timeoutMs }) {
      lastId += 1;
      // A message may be what a server sent: whatever that was, what fails is not the one who shows it.
      const type = TOAST_TYPES.find((known) => known === asked) ?? 'INFO';
      const toast = {
        id: lastId,
        type,
        title: cutMessage(wordsOf(title), 'text'),
        text: cutMessage(wordsOf(text), html ? 'html' : 'text'),
        isHtml: html,
        role: type === 'ERROR' || type === 'WARNING' ? ('alert' as const) : ('status' as const),
        count: 1,
        phase: 'waiting' as const,
        holds: [],
        spanMs: timeoutMs,
        leftMs: timeoutMs,
        runsSince: undefined,
      };
      send({ type: 'show', toast, now: clock.now() });
    },
    dismiss: (id) => send({ type: 'dismiss', id, now: clock.now() }),
    click: (id) => send({ type: 'click', id, now: clock.now() }),
    hold: (id, hold) => send({ type: 'hold', id, hold, now: clock.now() }),
    release: (id, hold) => send({ type: 'release', id, hold, now: clock.now() }),
    suspend: () => send({ type: 'suspend', now: clock.now() }),
    resume: () => send({ type: 'resume', now: clock.now() }),
    clear: () => send({ type: 'clear', now: clock.now() }),
  };
}

/** Text as it is, a number as it is written, nothing for what has no words. */
function wordsOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
