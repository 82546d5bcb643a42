import { carouselReducer, type CarouselEvent, type CarouselState } from './carousel-state.js';
import { systemClock, type MachineClock } from './clock.js';
import { createBeat } from './create-beat.js';
import { createStore, type Observable } from './create-store.js';
import type { Hold } from './holds.js';
import type { KeyInput, TextDirection } from './keys.js';

/** Options of `createCarousel`. */
export interface CarouselOptions {
  /** Number of slides. */
  readonly count: number;
  /** Number of slides shown at once; 1 by default. */
  readonly visible?: number | undefined;
  /** Whether the first page follows the last one; false by default. */
  readonly loops?: boolean | undefined;
  /** Milliseconds between automatic moves. Without it the carousel does not move automatically. */
  readonly autoplayMs?: number | undefined;
  /** Whether the user prefers reduced motion. Automatic movement is then off at first. */
  readonly reducedMotion?: boolean | undefined;
  /** Text direction; `ltr` by default. */
  readonly direction?: TextDirection | undefined;
  /** The clock; that of the page by default. */
  readonly clock?: MachineClock | undefined;
}

/** A carousel after the ARIA pattern, without rendering. It moves automatically only while it has listeners. */
export interface Carousel extends Observable<CarouselState> {
  /** Shows the next page and stops automatic movement. */
  readonly next: () => void;
  /** Shows the previous page and stops automatic movement. */
  readonly previous: () => void;
  /** Shows a page by its number, from 0. */
  readonly go: (page: number) => void;
  /** Handles a key pressed on the slides. Returns true if it was handled; then prevent its default action. */
  readonly key: (input: KeyInput) => boolean;
  /** Starts automatic movement if `autoplayMs` is set, even while the pointer and focus are on the button. */
  readonly play: () => void;
  /** Stops automatic movement until `play`. */
  readonly pause: () => void;
  /** Pauses while there is a reason. Focus stops automatic movement until `play`. */
  readonly hold: (reason: Hold) => void;
  /** Removes a reason for a pause. */
  readonly release: (reason: Hold) => void;
  /** Changes the number of slides, or of slides shown at once. Keeps the first slide if possible. */
  readonly resize: (size: { readonly count?: number | undefined; readonly visible?: number | undefined }) => void;
}

/** Creates a carousel. */
export function createCarousel(options: CarouselOptions): Carousel {
  const { count, visible = 1, loops = false, autoplayMs, clock = systemClock, direction = 'ltr' } = options;
  const beat = createBeat({
    clock,
    everyMs: autoplayMs ?? 0,
    isRunning: () => autoplayMs !== undefined && store.getSnapshot().isRunning,
    beat: () => void send({ type: 'turn' }),
  });
  const empty: CarouselState = {
    count: 0,
    visible: 1,
    index: 0,
    loops,
    pages: 1,
    page: 0,
    canNext: false,
    canPrevious: false,
    isPlaying: autoplayMs !== undefined && !options.reducedMotion,
    holds: [],
    isRunning: false,
    announcement: undefined,
  };
  const store = createStore(carouselReducer(empty, { type: 'size', count, visible }), beat.life);

  function send(event: CarouselEvent): boolean {
    const before = store.getSnapshot();
    store.set(carouselReducer(before, event));
    const isChanged = store.getSnapshot() !== before;
    if (isChanged) beat.follow();
    return isChanged;
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    dispose: store.dispose,
    next: () => void send({ type: 'page', by: 1 }),
    previous: () => void send({ type: 'page', by: -1 }),
    go: (page) => void send({ type: 'go', page }),
    key: (input) => send({ type: 'key', input, direction }),
    play: () => void (autoplayMs === undefined || send({ type: 'play' })),
    pause: () => void send({ type: 'pause' }),
    hold: (reason) => void send({ type: 'hold', hold: reason }),
    release: (reason) => void send({ type: 'release', hold: reason }),
    resize: (size) => void send({ type: 'size', ...size }),
  };
}
