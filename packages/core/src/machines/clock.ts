/** The clock of a machine. Tests pass their own. */
export interface MachineClock {
  /** Returns milliseconds since a fixed point. Never goes back. */
  readonly now: () => number;
  /** Calls `run` once after a time. Returns a function that cancels it. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
}

/** The longest timer that browsers support. A longer one would fire at once. */
const LONGEST_MS = 2 ** 31 - 1;

/** The clock of the page, worker or process. */
export const systemClock: MachineClock = {
  now: () => performance.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, Math.min(milliseconds, LONGEST_MS));
    return () => clearTimeout(timer);
  },
};

/** A timer that can be set again. Setting it replaces the previous one. */
export interface Alarm {
  /** Calls `run` after a time, and cancels the previous call. */
  readonly set: (milliseconds: number, run: () => void) => void;
  /** Cancels the timer. */
  readonly clear: () => void;
}

/** Creates an alarm. */
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
