import { createStore, type Observable } from './create-store.js';

/** How long a counter counts. */
export const COUNTER_MS = 2000;

/** How a counter's way is drawn: time and frames. */
export interface FrameClock {
  /** Milliseconds from a fixed point. */
  readonly now: () => number;
  /** Calls back before the next drawing; gives the function that prevents it. */
  readonly frame: (run: () => void) => () => void;
}

/** How a counter begins. */
export interface CounterOptions {
  /** The figure it counts up to. */
  readonly to: number;
  /** The figure it begins with; 0 by default. */
  readonly from?: number | undefined;
  /** Milliseconds it takes; 2000 by default. */
  readonly durationMs?: number | undefined;
  /** The reader wants little motion: it shows the figure at once. */
  readonly reducedMotion?: boolean | undefined;
  /** Time and frames; those of the page by default. */
  readonly clock?: FrameClock | undefined;
}

/** A figure that counts up. The snapshot is the number to show now: whole on the way, in the end the figure as it was given. */
export interface Counter extends Observable<number> {
  /** Counts, from the beginning. */
  readonly start: () => void;
}

const pageFrames: FrameClock = {
  now: () => performance.now(),
  frame(run) {
    const handle = requestAnimationFrame(run);
    return () => cancelAnimationFrame(handle);
  },
};

/** How far a counter is after a part of its time, both from 0 to 1: quick at first, slow in the end. */
export function easeCount(part: number): number {
  return 1 - (1 - Math.min(1, Math.max(0, part))) ** 3;
}

/** Creates the machine of a counter. It shows its figure until it is started, so that a page without script has it. */
export function createCounter(options: CounterOptions): Counter {
  const { to, from = 0, durationMs = COUNTER_MS, reducedMotion = false, clock = pageFrames } = options;
  let cancel: (() => void) | undefined;
  const stop = (): void => {
    cancel?.();
    cancel = undefined;
  };
  const store = createStore(to, {
    sleep: stop,
    wake() {
      if (!cancel) store.set(to);
    },
  });
  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    dispose: store.dispose,
    start() {
      const begun = clock.now();
      const step = (): void => {
        const part = durationMs > 0 ? (clock.now() - begun) / durationMs : 1;
        cancel = part < 1 ? clock.frame(step) : undefined;
        store.set(part < 1 ? Math.round(from + (to - from) * easeCount(part)) : to);
      };
      stop();
      if (reducedMotion) store.set(to);
      else step();
    },
  };
}
