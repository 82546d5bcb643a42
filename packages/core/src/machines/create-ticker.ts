import { systemClock, type MachineClock } from './clock.js';
import { createBeat } from './create-beat.js';
import { createStore, type Observable } from './create-store.js';
import type { Hold } from './holds.js';
import { tickerReducer, type TickerEvent, type TickerState } from './ticker-state.js';

/** Milliseconds for which an item is shown: time to read two lines. */
export const TICKER_INTERVAL_MS = 5000;

/** Options of `createTicker`. */
export interface TickerOptions {
  /** Number of items. */
  readonly count: number;
  /** Milliseconds for which an item is shown; 5000 by default. */
  readonly intervalMs?: number | undefined;
  /** Whether the user prefers reduced motion. The ticker is then paused at first. */
  readonly reducedMotion?: boolean | undefined;
  /** The clock; that of the page by default. */
  readonly clock?: MachineClock | undefined;
}

/**
 * A list that shows one item at a time, such as latest news. It pauses under the pointer and focus, and moves only while it
 * has listeners.
 */
export interface Ticker extends Observable<TickerState> {
  /** Shows the next item for its full time. */
  readonly next: () => void;
  /** Shows the previous item. */
  readonly previous: () => void;
  /** Shows an item by its index. */
  readonly go: (index: number) => void;
  /** Starts automatic movement, even with reduced motion or while the pointer is on the button. */
  readonly play: () => void;
  /** Stops automatic movement until `play`. */
  readonly pause: () => void;
  /** Pauses while there is a reason: pointer or focus on it, or the page is hidden. */
  readonly hold: (reason: Hold) => void;
  /** Removes a reason for a pause. After the last one, the item is shown for its full time. */
  readonly release: (reason: Hold) => void;
  /** Changes the number of items. */
  readonly setCount: (count: number) => void;
}

/** Creates a ticker. */
export function createTicker(options: TickerOptions): Ticker {
  const { count, intervalMs = TICKER_INTERVAL_MS, reducedMotion = false, clock = systemClock } = options;
  const beat = createBeat({
    clock,
    everyMs: intervalMs,
    isRunning: () => store.getSnapshot().isRunning,
    beat: () => send({ type: 'step', by: 1 }),
  });
  const still: TickerState = { count: 0, index: 0, isPaused: reducedMotion, holds: [], isRunning: false };
  const store = createStore(tickerReducer(still, { type: 'count', count }), beat.life);

  function send(event: TickerEvent): void {
    const before = store.getSnapshot();
    store.set(tickerReducer(before, event));
    if (store.getSnapshot() !== before) beat.follow();
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    dispose: store.dispose,
    next: () => send({ type: 'step', by: 1 }),
    previous: () => send({ type: 'step', by: -1 }),
    go: (index) => send({ type: 'go', index }),
    play: () => send({ type: 'play' }),
    pause: () => send({ type: 'pause' }),
    hold: (reason) => send({ type: 'hold', hold: reason }),
    release: (reason) => send({ type: 'release', hold: reason }),
    setCount: (next) => send({ type: 'count', count: next }),
  };
}
