import type { MachineClock } from './clock.js';
import type { FrameClock } from './create-counter.js';

/** A clock that the test advances. */
export interface FakeClock extends MachineClock, FrameClock {
  /** Advances the time. Timers run in order, each at its own time. */
  readonly pass: (milliseconds: number) => void;
  /** Number of running timers. */
  readonly timers: () => number;
}

export function createFakeClock(): FakeClock {
  let now = 1000;
  let serial = 0;
  const timers = new Map<number, { readonly at: number; readonly run: () => void }>();
  const after = (milliseconds: number, run: () => void): (() => void) => {
    serial += 1;
    const id = serial;
    timers.set(id, { at: now + milliseconds, run });
    return () => void timers.delete(id);
  };
  return {
    now: () => now,
    after,
    frame: (run) => after(16, run),
    timers: () => timers.size,
    pass(milliseconds) {
      const end = now + milliseconds;
      for (;;) {
        const [next] = [...timers].filter(([, { at }]) => at <= end).toSorted(([, a], [, b]) => a.at - b.at);
        if (!next) break;
        const [id, { at, run }] = next;
        timers.delete(id);
        now = at;
        run();
      }
      now = end;
    },
  };
}
