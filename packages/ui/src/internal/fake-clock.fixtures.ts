import type { MachineClock } from '@headnote/core/machines';

/** Clock that a test advances. */
export interface FakeClock extends MachineClock {
  /** Advances the clock by `milliseconds` and runs due timers in order. */
  readonly pass: (milliseconds: number) => void;
}

export function createFakeClock(): FakeClock {
  let now = 1000;
  const timers = new Set<{ at: number; run: () => void }>();
  return {
    now: () => now,
    after(milliseconds, run) {
      const timer = { at: now + milliseconds, run };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    pass(milliseconds) {
      const end = now + milliseconds;
      for (;;) {
        const [next] = [...timers].filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at);
        if (!next) break;
        timers.delete(next);
        now = next.at;
        next.run();
      }
      now = end;
    },
  };
}
