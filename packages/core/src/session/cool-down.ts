import type { Clock } from './session-clock.js';

/** Milliseconds without a try after the first failure, and the most it grows to. */
const FIRST = 60_000;
const LONGEST = 300_000;

/** Keeps a service that is down from being asked by every request. */
export interface CoolDown {
  isOn(): boolean;
  /** Starts a pause, twice as long as the one before. */
  start(): void;
  end(): void;
}

/** Creates a cool-down that is off. */
export function createCoolDown(clock: Clock): CoolDown {
  let length = 0;
  let since = 0;
  return {
    isOn() {
      const passed = clock.now() - since;
      // A clock that was set back must not make the pause endless.
      return length > 0 && passed >= 0 && passed < length;
    },
    start() {
      length = length === 0 ? FIRST : Math.min(length * 2, LONGEST);
      since = clock.now();
    },
    end() {
      length = 0;
    },
  };
}
