import type { Clock } from './session-clock.js';
import type { StorageLike } from './storage-adapter.js';

/** Length of the first pause and of the longest one, in milliseconds. */
const FIRST = 60_000;
const LONGEST = 300_000;

/** A pause after a failure, so that not every request of every tab calls a service that is down. */
export interface CoolDown {
  isOn(): boolean;
  /** Starts a pause, twice as long as the previous one. Returns false if a pause is on, even one of another tab. */
  start(): boolean;
  end(): void;
}

/** Dependencies of `createCoolDown`. */
export interface CoolDownDependencies {
  readonly clock: Clock;
  readonly storage: StorageLike;
  /** Storage key. Its value is start and length of the latest pause in milliseconds, separated by a colon. */
  readonly key: string;
}

/** Creates a cool-down that is shared by all tabs of the origin. */
export function createCoolDown({ clock, storage, key }: CoolDownDependencies): CoolDown {
  /** Returns length and remaining time of the latest pause. Ignores old pauses and those in the future. */
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
