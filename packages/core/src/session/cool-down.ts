import type { Clock } from './session-clock.js';
import type { StorageLike } from './storage-adapter.js';

/** Milliseconds without a try after the first failure, and the most it grows to. */
const FIRST = 60_000;
const LONGEST = 300_000;

/** Keeps a service that is down from being asked by every request of every tab. */
export interface CoolDown {
  isOn(): boolean;
  /** Starts a pause, twice as long as the one before; false when one is on, be it another tab's. */
  start(): boolean;
  end(): void;
}

/** What a cool-down works with. */
export interface CoolDownMeans {
  readonly clock: Clock;
  readonly storage: StorageLike;
  /** Where start and length of the latest pause lie, in milliseconds, with a colon between. */
  readonly key: string;
}

/** Creates a cool-down that all tabs of the origin share. */
export function createCoolDown({ clock, storage, key }: CoolDownMeans): CoolDown {
  /** Length of the latest pause and what is left of it; one long back, or ahead of this clock, counts for nothing. */
  function latest(): readonly [length: number, left: number] {
    const [since = 0, written = 0] = (storage.getItem(key) ?? '').split(':').map(Number);
    const length = Math.min(written, LONGEST);
    const passed = clock.now() - since;
    return passed >= 0 && passed < length + LONGEST ? [length, length - passed] : [0, 0];
  }

  return {
    isOn: () => latest()[1] > 0,
    start() {
      const [length, left] = latest();
      if (left > 0) return false;
      storage.setItem(key, `${clock.now()}:${Math.max(FIRST, Math.min(length * 2, LONGEST))}`);
      return true;
    },
    end: () => storage.removeItem(key),
  };
}
