import { holdsOnPlay, withHold, withoutHold, type Hold } from './holds.js';

/** The state of a ticker. */
export interface TickerState {
  /** Number of items. */
  readonly count: number;
  /** Index of the shown item; 0 if there is none. */
  readonly index: number;
  /** Whether the user or reduced motion stopped it, as the pause button shows. */
  readonly isPaused: boolean;
  /** Reasons for a temporary pause. */
  readonly holds: readonly Hold[];
  /** Whether it is moving automatically now. Changes must not be announced. */
  readonly isRunning: boolean;
}

/** What can happen to a ticker. */
export type TickerEvent =
  | { readonly type: 'go'; readonly index: number }
  | { readonly type: 'step'; readonly by: number }
  | { readonly type: 'play' | 'pause' }
  | { readonly type: 'hold' | 'release'; readonly hold: Hold }
  | { readonly type: 'count'; readonly count: number };

/** Pure: the same state and event give the same result. The first item follows the last one. */
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
