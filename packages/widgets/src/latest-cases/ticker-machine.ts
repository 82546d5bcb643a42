import { createTicker, type TickerState } from '@headnote/core/machines';
import { TICKER_ROWS, type LatestList, type LatestMachine, type LatestState } from './types.js';

/**
 * Adds a ticker to a list: it shows three rows at a time. It moves only between `start` and `stop`, and is paused at first
 * if the reader prefers reduced motion.
 */
export function createTickerMachine(list: LatestList, limit: number): LatestMachine {
  const ticker = createTicker({ count: 0 });
  const listeners = new Set<() => void>();
  let state: LatestState = { ...list.getSnapshot(), ticker: ticker.getSnapshot() };
  let isStarted = false;
  let leave: (() => void) | undefined;
  let unwatch: (() => void) | undefined;

  const update = (): void => {
    const shown = list.getSnapshot();
    if (shown.key !== state.key) ticker.go(0);
    ticker.setCount(Math.ceil(Math.min(shown.data?.items.length ?? 0, limit) / TICKER_ROWS));
    state = { ...shown, ticker: ticker.getSnapshot() };
    for (const listener of listeners) listener();
  };
  list.subscribe(update);

  return {
    ...list,
    getSnapshot: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      if (!leave) {
        // Read here and not above: a server draws the first state too, and knows no preference.
        if (!isStarted && matchMedia('(prefers-reduced-motion: reduce)').matches) ticker.pause();
        isStarted = true;
        leave = ticker.subscribe(onTick);
        update();
      }
      return list.start();
    },
    stop() {
      leave?.();
      leave = undefined;
      list.stop();
    },
    toggle: () => (ticker.getSnapshot().isPaused ? ticker.play() : ticker.pause()),
    watch(rows) {
      unwatch?.();
      unwatch = rows ? holdOn(rows) : undefined;
    },
  };

  function onTick(): void {
    if (ticker.getSnapshot() !== state.ticker) update();
  }

  function holdOn(rows: HTMLElement): () => void {
    const ending = new AbortController();
    const on = (target: EventTarget, type: string, run: () => void): void =>
      target.addEventListener(type, run, { signal: ending.signal });
    const hide = (): void => (document.hidden ? ticker.hold('hidden') : ticker.release('hidden'));
    on(rows, 'pointerenter', () => ticker.hold('hover'));
    on(rows, 'pointerleave', () => ticker.release('hover'));
    on(rows, 'focusin', () => ticker.hold('focus'));
    on(rows, 'focusout', () => ticker.release('focus'));
    on(document, 'visibilitychange', hide);
    hide();
    return () => ending.abort();
  }
}

/** The rows of a list, or of each step of a ticker. */
export function pagesOf<T>(items: readonly T[], ticker: TickerState | undefined): readonly (readonly T[])[] {
  if (!ticker) return [items];
  const pages = Math.ceil(items.length / TICKER_ROWS);
  return Array.from({ length: pages }, (_, page) => items.slice(page * TICKER_ROWS, (page + 1) * TICKER_ROWS));
}
