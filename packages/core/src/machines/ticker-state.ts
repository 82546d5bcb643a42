import { holdsOnPlay, withHold, withoutHold, type Hold } from './holds.js';

/** State of a list that shows one item after the other. */
export interface TickerState {
  /** How many items there are. */
  readonly count: number;
  /** Index of the item that is shown; 0 when there is none. */
  readonly index: number;
  /** Whether the reader, or reduced motion, has stopped it: what the pause button says. */
  readonly isPaused: boolean;
  /** What keeps it standing still for the moment. */
  readonly holds: readonly Hold[];
  /** Whether it moves by itself now. Changes must not be announced while it does. */
  readonly isRunning: boolean;
}

/** What can happen to a ticker. */
export type TickerEvent =
  | { readonly type: 'go'; readonly index: number }
  | { readonly type: 'step'; readonly by: number }
  | { readonly type: 'play' | 'pause' }
  | { readonly type: 'hold' | 'release'; readonly hold: Hold }
  | { readonly type: 'count'; readonly count: number };

/** Pure: same state and event give the same result. The item after the last is the first. */
export function tickerReducer(state: TickerState, event: TickerEvent): TickerState {
  switch (event.type) {
    case 'go':
      return Number.isFinite(event.index) ? settle(state, { index: wrap(event.index, state.count) }) : state;
    case 'step':
      return settle(state, { index: wrap(state.index + event.by, state.count) });
    case 'play':
      return settle(state, { isPaused: false, holds: holdsOnPlay(state.holds) });
    case 'pause':
      return settle(state, { isPaused: true });
    case 'hold':
      return settle(state, { holds: withHold(state.holds, event.hold) });
    case 'release':
      return settle(state, { holds: withoutHold(state.holds, event.hold) });
    case 'count': {
      const count = Math.max(0, Math.trunc(event.count) || 0);
      return settle(state, { count, index: state.index < count ? state.index : 0 });
    }
  }
}

function wrap(index: number, count: number): number {
  return count > 0 ? ((Math.trunc(index) % count) + count) % count : 0;
}

function settle(state: TickerState, change: Partial<TickerState>): TickerState {
  const next = { ...state, ...change };
  const isRunning = !next.isPaused && next.holds.length === 0 && next.count > 1;
  const keys = ['count', 'index', 'isPaused', 'holds'] as const;
  const isSame = isRunning === state.isRunning && keys.every((key) => next[key] === state[key]);
  return isSame ? state : { ...next, isRunning };
}
