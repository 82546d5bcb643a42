import type { Clock } from './session-clock.js';
import type { StorageLike } from './storage-adapter.js';

/** Milliseconds without a try after the first failure, and the most it grows to. */
const FIRST = 60_000;
const LONGEST = 300_000;

/** Start and length of the latest pause, in milliseconds, with a colon between. */
const PAUSE_KEY = 'token-pause';

/** Keeps a service that is down from being asked by every request of every tab. */
export interface CoolDown {
  isOn(): boolean;
  /** Starts a pause, twice as long as the one before; false when one is on, be it another tab's. */
  start(): boolean;
  end(): void;
}

/** Creates the cool-down that all tabs of the origin share. */
export function createCoolDown(clock: Clock, storage: StorageLike): CoolDown {
  /** Length of the latest pause and what is left of it; one long back, or ahead of this clock, counts for nothing. */
  function latest(): readonly [length: number, left: number] {
    const [since = 0, written = 0] = (storage.getItem(PAUSE_KEY) ?? '').split(':').map(Number);
    const length = Math.min(written, LONGEST);
    const passed = clock.now() - since;
    return passed >= 0 && passed < length + LONGEST ? [length, length - passed] : [0, 0];
  }

  return {
    isOn: () => latest()[1] > 0,
    start() {
      const [length, left] = latest();
      if (left > 0) return false;
      storage.setItem(PAUSE_KEY, `${clock.now()}:${Math.max(FIRST, Math.min(length * 2, LONGEST))}`);
      return true;
    },
    end: () => storage.removeItem(PAUSE_KEY),
  };
}
