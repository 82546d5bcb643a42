import { holdsOnPlay, withHold, withoutHold, type Hold } from './holds.js';
import { arrowStep, isShortcut, type KeyInput, type TextDirection } from './keys.js';

/** Words for a screen reader, as figures: "slides 4 to 6 of 10". Counted from 1. */
export interface CarouselAnnouncement {
  /** First slide shown. */
  readonly from: number;
  /** Last slide shown. */
  readonly to: number;
  /** How many there are. */
  readonly count: number;
}

/** State of a row of slides of which some are shown. */
export interface CarouselState {
  /** How many slides there are. */
  readonly count: number;
  /** How many are shown at once; at least 1. */
  readonly visible: number;
  /** Index of the first slide shown. The last page is full: it shows the last slides, not a gap. */
  readonly index: number;
  /** Whether the first page follows the last. */
  readonly loops: boolean;
  /** How many pages there are, for the dots. */
  readonly pages: number;
  /** The page shown, from 0. */
  readonly page: number;
  /** Whether there is a page further on. */
  readonly canNext: boolean;
  /** Whether there is a page before. */
  readonly canPrevious: boolean;
  /** Whether it is to move by itself: what the rotation button says. */
  readonly isPlaying: boolean;
  /** What keeps it standing still for the moment. */
  readonly holds: readonly Hold[];
  /** Whether it moves by itself now: the live region is off meanwhile. */
  readonly isRunning: boolean;
  /** What the reader's last move shows; a new object for each, undefined after a move by itself. */
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

/** Pure: same state and event give the same result. What a reader moves stops the movement by itself. */
export function carouselReducer(state: CarouselState, event: CarouselEvent): CarouselState {
  switch (event.type) {
    case 'page':
      return move(state, neighbour(state, event.by));
    case 'turn':
      // By itself it goes round also where the buttons end, or it would stop where nobody has looked yet.
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
      // Focus ends the movement for good, as the ARIA pattern has it: nothing may move from under a reader's keys.
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

/** A whole number that can be counted with: no less than the first, and the first for what is no number. */
function wholeFrom(first: number, value: number): number {
  return Math.min(Math.max(first, Math.trunc(value) || 0), Number.MAX_SAFE_INTEGER);
}

function lastStart({ count, visible }: CarouselState): number {
  return Math.max(0, count - visible);
}

function startOf(state: CarouselState, page: number): number {
  return Math.min(page * state.visible, lastStart(state));
}

/** The page beside. Where another size has left the first slide inside a page, going back shows that page whole first. */
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
