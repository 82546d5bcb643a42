/** The part of the Web Storage interface that is used. */
export interface StorageLike {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Storage, or a function that gives it: reading `window.localStorage` itself may throw. */
export type StorageSource = StorageLike | null | undefined | (() => StorageLike | null | undefined);

/** Storage that never throws. */
export interface SafeStorage extends StorageLike {
  /** False once the values live in memory only and end with the page. */
  isPersistent(): boolean;
}

/**
 * Wraps storage that may be missing, full or blocked (private mode, sandboxed frame): after the first failure
 * everything is kept in memory, and everything but persistence works.
 */
export function createSafeStorage(source: StorageSource): SafeStorage {
  const memory = new Map<string, string>();
  let backing: StorageLike | null | undefined;
  let lost: StorageLike | undefined;
  try {
    backing = typeof source === 'function' ? source() : source;
  } catch {
    backing = undefined;
  }
  function attempt<T>(work: (storage: StorageLike) => T): T | undefined {
    if (!backing) return undefined;
    try {
      return work(backing);
    } catch {
      // Blocked or full: from here on memory is the only place, so that old and new values never mix.
      lost = backing;
      backing = undefined;
      return undefined;
    }
  }
  return {
    isPersistent: () => Boolean(backing),
    getItem(key) {
      const value = attempt((storage) => storage.getItem(key)) ?? null;
      if (!backing) return memory.get(key) ?? null;
      // A copy, so that a later failure finds what was there.
      if (value === null) memory.delete(key);
      else memory.set(key, value);
      return value;
    },
    setItem(key, value) {
      memory.set(key, value);
      attempt((storage) => storage.setItem(key, value));
      // What could not be replaced would come back, outdated, with the next page.
      if (lost) dropFrom(lost, key);
    },
    removeItem(key) {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
      if (lost) dropFrom(lost, key);
    },
  };
}

function dropFrom(storage: StorageLike, key: string): void {
  try {
    storage.removeItem(key);
  } catch {
    // Blocked altogether: there is nothing more that can be done about it.
  }
}
