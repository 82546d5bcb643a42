import { carouselReducer, type CarouselEvent, type CarouselState } from './carousel-state.js';
import { systemClock, type MachineClock } from './clock.js';
import { createBeat } from './create-beat.js';
import { createStore, type Observable } from './create-store.js';
import type { Hold } from './holds.js';
import type { KeyInput, TextDirection } from './keys.js';

/** How a carousel begins. */
export interface CarouselOptions {
  /** How many slides there are. */
  readonly count: number;
  /** How many are shown at once; 1 by default. */
  readonly visible?: number | undefined;
  /** Whether the first page follows the last; not by default. */
  readonly loops?: boolean | undefined;
  /** Milliseconds a page stays when it moves by itself; without it, it never does. The last page is followed by the first. */
  readonly autoplayMs?: number | undefined;
  /** The reader wants little motion: it does not begin to move by itself. */
  readonly reducedMotion?: boolean | undefined;
  /** The way text runs; `ltr` by default. */
  readonly direction?: TextDirection | undefined;
  /** Time; that of the page by default. */
  readonly clock?: MachineClock | undefined;
}

/** A row of slides after the ARIA carousel pattern, without any drawing. It moves only while somebody subscribes. */
export interface Carousel extends Observable<CarouselState> {
  /** The page further on. Movement by itself ends, as with everything a reader moves. */
  readonly next: () => void;
  /** The page before. */
  readonly previous: () => void;
  /** A page by its number from 0, as a dot does. */
  readonly go: (page: number) => void;
  /** A key was pressed on the slides. Gives true when it was for them: then the page must not have it as well. */
  readonly key: (input: KeyInput) => boolean;
  /** Moves by itself, if a time for it was given, also with the pointer and the focus still on the button. */
  readonly play: () => void;
  /** Stands still until `play`. */
  readonly pause: () => void;
  /** Stands still while there is a reason. Focus ends the movement until `play`. */
  readonly hold: (reason: Hold) => void;
  /** The reason is gone. */
  readonly release: (reason: Hold) => void;
  /** Another number of slides, or of those shown at once. The first slide shown stays if it can. */
  readonly resize: (size: { readonly count?: number | undefined; readonly visible?: number | undefined }) => void;
}

/** Creates the machine of a carousel. */
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
