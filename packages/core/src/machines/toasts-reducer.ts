import { withHold, withoutHold } from './holds.js';
import { TOAST_ERROR_ROOM, TOAST_WAITING_LIMIT } from './toast-settings.js';
import { leftOf, type Toast, type ToastsEvent, type ToastsState } from './toasts-state.js';

/** Pure: same state and event give the same result. The view decides about focus and draws; time comes with the event. */
export function toastsReducer(state: ToastsState, event: ToastsEvent): ToastsState {
  const { now } = event;
  switch (event.type) {
    case 'show':
      return show(state, event.toast, now);
    case 'click':
      return state.settings.clickDismisses ? change(state, event.id, now, (toast) => leave(state, toast)) : state;
    case 'dismiss':
      return change(state, event.id, now, (toast) => leave(state, toast));
    case 'hold':
      return change(state, event.id, now, (toast) => ({ ...toast, holds: withHold(toast.holds, event.hold) }));
    case 'release':
      return change(state, event.id, now, (toast) => {
        const holds = withoutHold(toast.holds, event.hold);
        if (holds === toast.holds || holds.length > 0 || toast.spanMs === 0) return { ...toast, holds };
        const { extendedTimeoutMs } = state.settings;
        return { ...toast, holds, spanMs: extendedTimeoutMs, leftMs: extendedTimeoutMs };
      });
    case 'suspend':
    case 'resume':
      return run({ ...state, isSuspended: event.type === 'suspend' }, now);
    case 'clear':
      return clear(state, now);
    case 'tick':
      return tick(state, now);
  }
}

/** Lets a toast's time run or stand still, as the state has it. What leaves is not held by anything. */
function run1(state: ToastsState, toast: Toast, now: number): Toast {
  const isHeld = state.isSuspended || (toast.phase !== 'leaving' && toast.holds.length > 0);
  if (isHeld === (toast.runsSince === undefined)) return toast;
  const leftMs = isHeld ? leftOf(toast, now) : toast.leftMs;
  return { ...toast, leftMs: toast.spanMs === 0 ? 0 : leftMs, runsSince: isHeld ? undefined : now };
}

function run(state: ToastsState, now: number): ToastsState {
  return { ...state, toasts: state.toasts.map((toast) => run1(state, toast, now)) };
}

function change(state: ToastsState, id: number, now: number, how: (toast: Toast) => Toast): ToastsState {
  const toast = state.toasts.find((other) => other.id === id);
  if (!toast || toast.phase === 'leaving') return state;
  // Stopped first, so that a new span begins when it runs again.
  const stopped: Toast = { ...toast, leftMs: toast.spanMs === 0 ? 0 : leftOf(toast, now), runsSince: undefined };
  const next = run1(state, how(stopped), now);
  const toasts = state.toasts.map((other) => (other === toast ? next : other));
  const isFocusLost = next.phase === 'leaving' && toast.holds.includes('focus');
  return isFocusLost ? { ...state, toasts, focus: { on: focusAfter(state, toast) } } : { ...state, toasts };
}

function clear(state: ToastsState, now: number): ToastsState {
  // What is cleared was never said: the same message afterwards is a new one.
  const toasts = state.toasts.map((toast) => ({ ...run1(state, leave(state, toast), now), count: 0 }));
  const isFocusLost = state.toasts.some(({ holds }) => holds.includes('focus'));
  return { ...state, waiting: [], toasts, ...(isFocusLost && { focus: { on: 'return' as const } }) };
}

/** The toast below the one that goes, otherwise the one above, otherwise where the focus came from. */
function focusAfter({ toasts }: ToastsState, gone: Toast): number | 'return' {
  const staying = toasts.filter((toast) => toast === gone || toast.phase === 'shown');
  const at = staying.indexOf(gone);
  return (staying[at + 1] ?? staying[at - 1])?.id ?? 'return';
}

function leave({ settings }: ToastsState, toast: Toast): Toast {
  const { animationMs } = settings;
  return toast.phase === 'leaving'
    ? toast
    : { ...toast, phase: 'leaving', holds: [], spanMs: animationMs, leftMs: animationMs, runsSince: undefined };
}

function show(state: ToastsState, toast: Toast, now: number): ToastsState {
  const again =
    state.settings.countsDuplicates && [...state.toasts, ...state.waiting].find((old) => isSame(old, toast));
  if (!again) return fill(queue(state, toast), now);
  const more = (old: Toast): Toast => (old === again ? count(state, old, toast, now) : old);
  return { ...state, toasts: state.toasts.map(more), waiting: state.waiting.map(more) };
}

function isSame(a: Toast, b: Toast): boolean {
  return a.type === b.type && a.title === b.title && a.text === b.text && a.isHtml === b.isHtml;
}

/** One more of the same: its time begins again, also when it was about to go. */
function count(state: ToastsState, old: Toast, { spanMs }: Toast, now: number): Toast {
  const phase = old.phase === 'waiting' ? 'waiting' : 'shown';
  const next: Toast = { ...old, count: old.count + 1, phase, spanMs, leftMs: spanMs, runsSince: undefined };
  return phase === 'waiting' ? next : run1(state, next, now);
}

function queue(state: ToastsState, toast: Toast): ToastsState {
  // What went wrong is not kept behind what can wait.
  const first = toast.type === 'ERROR' ? state.waiting.findIndex(({ type }) => type !== 'ERROR') : -1;
  const waiting = state.waiting.toSpliced(first < 0 ? state.waiting.length : first, 0, toast);
  if (waiting.length <= TOAST_WAITING_LIMIT) return { ...state, waiting };
  const at = waiting.findIndex(({ type }) => type !== 'ERROR');
  waiting.splice(Math.max(0, at), 1);
  return { ...state, waiting, dropped: state.dropped + 1 };
}

/** Shows what waits as long as there is room; for an error there is some above the limit. */
function fill(state: ToastsState, now: number): ToastsState {
  const { newestOnTop, limit } = state.settings;
  const isOut = (toast: Toast, at: number): boolean =>
    state.toasts.length + at >= limit + (toast.type === 'ERROR' ? TOAST_ERROR_ROOM : 0);
  const stop = state.waiting.findIndex(isOut);
  const room = stop < 0 ? state.waiting.length : stop;
  if (room === 0) return state;
  const coming = state.waiting.slice(0, room).map((toast) => run1(state, { ...toast, phase: 'shown' }, now));
  const toasts = newestOnTop ? [...coming.toReversed(), ...state.toasts] : [...state.toasts, ...coming];
  return { ...state, toasts, waiting: state.waiting.slice(room) };
}

function tick(state: ToastsState, now: number): ToastsState {
  const isOver = (toast: Toast): boolean => toast.runsSince !== undefined && leftOf(toast, now) <= 0;
  if (!state.toasts.some(isOver)) return state;
  const toasts = state.toasts
    .filter((toast) => !(toast.phase === 'leaving' && isOver(toast)))
    .map((toast) => (isOver(toast) ? run1(state, leave(state, toast), now) : toast));
  return fill({ ...state, toasts }, now);
}
