import { createStore, type Observable } from './create-store.js';

/** Default duration, in milliseconds. */
export const COUNTER_MS = 2000;

/** A clock with animation frames. */
export interface FrameClock {
  /** Returns milliseconds since a fixed point. */
  readonly now: () => number;
  /** Calls back before the next frame. Returns a function that cancels it. */
  readonly frame: (run: () => void) => () => void;
}

/** Options of `createCounter`. */
export interface CounterOptions {
  /** The number to count to. */
  readonly to: number;
  /** The first number; 0 by default. */
  readonly from?: number | undefined;
  /** Duration in milliseconds; 2000 by default. */
  readonly durationMs?: number | undefined;
  /** Whether the user prefers reduced motion. The final number is then shown at once. */
  readonly reducedMotion?: boolean | undefined;
  /** Clock and frames; those of the page by default. */
  readonly clock?: FrameClock | undefined;
}

/** A number that counts up. The snapshot is the number to show: an integer while counting, then exactly the final number. */
export interface Counter extends Observable<number> {
  /** Starts counting from the first number. */
  readonly start: () => void;
}

const pageFrames: FrameClock = {
  now: () => performance.now(),
  frame(run) {
    const handle = requestAnimationFrame(run);
    return () => cancelAnimationFrame(handle);
  },
};

/** Returns the progress for a part of the time, both from 0 to 1. It slows down at the end. */
export function easeCount(part: number): number {
  return 1 - (1 - Math.min(1, Math.max(0, part))) ** 3;
}

/** Creates a counter. It shows the final number until it is started, so that pages without script show it. */
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
