import { systemClock, type MachineClock } from './clock.js';
import { createBeat } from './create-beat.js';
import { createStore, type Observable } from './create-store.js';
import type { Hold } from './holds.js';
import { tickerReducer, type TickerEvent, type TickerState } from './ticker-state.js';

/** Milliseconds an item stays: time to read two lines. */
export const TICKER_INTERVAL_MS = 5000;

/** How a ticker begins. */
export interface TickerOptions {
  /** How many items there are. */
  readonly count: number;
  /** Milliseconds an item stays; 5000 by default. */
  readonly intervalMs?: number | undefined;
  /** The reader wants little motion: it begins paused, and moves only when the reader says so. */
  readonly reducedMotion?: boolean | undefined;
  /** Time; that of the page by default. */
  readonly clock?: MachineClock | undefined;
}

/**
 * A list that shows one item after the other: latest news, latest cases. It stops for whoever looks at it, and moves only
 * while somebody subscribes.
 */
export interface Ticker extends Observable<TickerState> {
  /** The item after the one shown. It has its whole time. */
  readonly next: () => void;
  /** The item before the one shown. */
  readonly previous: () => void;
  /** One item by its index. */
  readonly go: (index: number) => void;
  /** Moves by itself, also under reduced motion and with the pointer still on the button: the reader asked for it. */
  readonly play: () => void;
  /** Stands still until `play`. */
  readonly pause: () => void;
  /** Stands still while there is a reason: the pointer or the focus is on it, the page is hidden. */
  readonly hold: (reason: Hold) => void;
  /** The reason is gone. With the last one the item that is shown begins its time again. */
  readonly release: (reason: Hold) => void;
  /** Another number of items. */
  readonly setCount: (count: number) => void;
}

/** Creates the machine of a ticker. */
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
