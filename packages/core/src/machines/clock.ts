/** Time as a machine sees it. A test gives its own and moves it by hand. */
export interface MachineClock {
  /** Milliseconds from a fixed point; never goes back. */
  readonly now: () => number;
  /** Calls back once, after so many milliseconds; gives the function that prevents it. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
}

/** The longest time a timer of the page takes; with a longer one it would go off at once. */
const LONGEST_MS = 2 ** 31 - 1;

/** The clock of the page, worker or process; its timers are looked up when they are needed. */
export const systemClock: MachineClock = {
  now: () => performance.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, Math.min(milliseconds, LONGEST_MS));
    return () => clearTimeout(timer);
  },
};

/** One timer that is set again and again; setting it replaces the one under way. */
export interface Alarm {
  /** Calls `run` after so many milliseconds, instead of what was set before. */
  readonly set: (milliseconds: number, run: () => void) => void;
  /** Takes back what was set. */
  readonly clear: () => void;
}

/** Creates an alarm that is not set. */
export function createAlarm(clock: MachineClock): Alarm {
  let cancel: (() => void) | undefined;
  const clear = (): void => {
    cancel?.();
    cancel = undefined;
  };
  return {
    clear,
    set(milliseconds, run) {
      clear();
      cancel = clock.after(milliseconds, () => {
        cancel = undefined;
        run();
      });
    },
  };
}
