import { holdsOnPlay, withHold, withoutHold, type Hold } from './holds.js';
import { arrowStep, isShortcut, type KeyInput, type TextDirection } from './keys.js';

/** Numbers for an announcement: "slides 4 to 6 of 10". They count from 1. */
export interface CarouselAnnouncement {
  /** First slide shown. */
  readonly from: number;
  /** Last slide shown. */
  readonly to: number;
  /** Number of slides. */
  readonly count: number;
}

/** The state of a carousel. */
export interface CarouselState {
  /** Number of slides. */
  readonly count: number;
  /** Number of slides shown at once; at least 1. */
  readonly visible: number;
  /** Index of the first slide shown. The last page is always full. */
  readonly index: number;
  /** Whether the first page follows the last one. */
  readonly loops: boolean;
  /** Number of pages, for the dots. */
  readonly pages: number;
  /** The current page, from 0. */
  readonly page: number;
  /** Whether there is a next page. */
  readonly canNext: boolean;
  /** Whether there is a previous page. */
  readonly canPrevious: boolean;
  /** Whether automatic movement is on, as the rotation button shows. */
  readonly isPlaying: boolean;
  /** Reasons for a temporary pause. */
  readonly holds: readonly Hold[];
  /** Whether it is moving automatically now. The live region must be off. */
  readonly isRunning: boolean;
  /** The announcement after the user's last move; a new object each time, undefined after an automatic move. */
  readonly announcement: CarouselAnnouncement | undefined;
}

/** What can happen to a carousel. */
export type CarouselEvent =
  | { readonly type: 'page'; readonly by: -1 | 1 }
  | { readonly type: 'turn' }
  | { readonly type: 'go'; readonly page: number }
  | { readonly type: 'key'; readonly input: KeyInput; readonly direction: TextDirection }
  | { readonly type: 'play' | 'pause' }
  | { readonly type: 'hold' | 'release'; readonly hold: Hold }
  | { readonly type: 'size'; readonly count?: number | undefined; readonly visible?: number | undefined };

/** Pure: the same state and event give the same result. A move by the user stops the automatic movement. */
export function carouselReducer(state: CarouselState, event: CarouselEvent): CarouselState {
  switch (event.type) {
    case 'page':
      return move(state, neighbour(state, event.by));
    case 'turn':
      // Automatic movement always continues with the first page.
      return settle(state, { index: startOf(state, (state.page + 1) % state.pages), announcement: undefined });
    case 'go':
      return Number.isNaN(event.page) ? state : move(state, Math.min(wholeFrom(0, event.page), state.pages - 1));
    case 'key':
      return onKey(state, event.input, event.direction);
    case 'play':
      return settle(state, { isPlaying: true, holds: holdsOnPlay(state.holds) });
    case 'pause':
      return settle(state, { isPlaying: false });
    case 'hold': {
      // Focus switches automatic movement off, as the ARIA pattern requires.
      const isPlaying = event.hold === 'focus' ? false : state.isPlaying;
      return settle(state, { isPlaying, holds: withHold(state.holds, event.hold) });
    }
    case 'release':
      return settle(state, { holds: withoutHold(state.holds, event.hold) });
    case 'size':
      return resize(state, event.count ?? state.count, event.visible ?? state.visible);
  }
}

function resize(state: CarouselState, count: number, visible: number): CarouselState {
  const next = { ...state, count: wholeFrom(0, count), visible: wholeFrom(1, visible) };
  return settle(state, { ...next, index: Math.min(state.index, lastStart(next)) });
}

/** Returns a safe integer of at least `first`; `first` for NaN. */
function wholeFrom(first: number, value: number): number {
  return Math.min(Math.max(first, Math.trunc(value) || 0), Number.MAX_SAFE_INTEGER);
}

function lastStart({ count, visible }: CarouselState): number {
  return Math.max(0, count - visible);
}

function startOf(state: CarouselState, page: number): number {
  return Math.min(page * state.visible, lastStart(state));
}

/** Returns the next or previous page. If a resize left the first slide inside a page, going back first shows that whole page. */
function neighbour(state: CarouselState, by: -1 | 1): number {
  const { page, index } = state;
  const isInside = by < 0 && index > startOf(state, page);
  return isInside ? page : target(state, page + by);
}

function target({ pages, loops }: CarouselState, page: number): number {
  return loops ? (page + pages) % pages : Math.min(Math.max(0, page), pages - 1);
}

function move(state: CarouselState, page: number): CarouselState {
  const index = startOf(state, page);
  const to = Math.min(index + state.visible, state.count);
  const announcement = index === state.index ? state.announcement : { from: index + 1, to, count: state.count };
  return settle(state, { index, announcement, isPlaying: false });
}

function onKey(state: CarouselState, input: KeyInput, direction: TextDirection): CarouselState {
  if (isShortcut(input)) return state;
  if (input.key === 'Home') return move(state, 0);
  if (input.key === 'End') return move(state, state.pages - 1);
  const by = arrowStep(input, { orientation: 'horizontal', direction });
  return by === 0 ? state : move(state, neighbour(state, by));
}

function settle(state: CarouselState, change: Partial<CarouselState>): CarouselState {
  const next = { ...state, ...change };
  const pages = Math.max(1, Math.ceil(next.count / next.visible));
  const page = next.index >= lastStart(next) ? pages - 1 : Math.floor(next.index / next.visible);
  const full: CarouselState = {
    ...next,
    pages,
    page,
    canNext: pages > 1 && (next.loops || page < pages - 1),
    canPrevious: pages > 1 && (next.loops || next.index > 0),
    isRunning: next.isPlaying && next.holds.length === 0 && pages > 1,
  };
  const keys = Object.keys(full) as (keyof CarouselState)[];
  return keys.every((key) => full[key] === state[key]) ? state : full;
}
