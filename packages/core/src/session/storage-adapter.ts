import { tell } from './tell.js';

/** The part of the Web Storage interface that is used. */
export interface StorageLike {
  /** The value under the key, or null. */
  getItem(key: string): string | null;
  /** Stores a value; may throw where storage is full or blocked. */
  setItem(key: string, value: string): void;
  /** Removes the key, where it is there. */
  removeItem(key: string): void;
}

/** Storage that never throws. */
export interface SafeStorage extends StorageLike {
  /** Stores a value; one that cannot be stored is kept in memory, and so are the `companions`, of no use without it. */
  setItem(key: string, value: string, companions?: readonly string[]): void;
}

/** Storage, or a function that gives it: reading `window.localStorage` itself may throw. */
export type StorageSource = StorageLike | null | undefined | (() => StorageLike | null | undefined);

/**
 * Wraps storage that may be missing, full or blocked (private mode, sandboxed frame) so that it never throws: a value
 * that cannot be stored is kept in memory from then on, and everything but persistence works. `onLost` is called once,
 * when that begins.
 */
export function createSafeStorage(source: StorageSource, onLost?: () => void): SafeStorage {
  /** Values as last seen or written, for when storage fails; null for one that was removed. */
  const memory = new Map<string, string | null>();
  /** Keys that live in memory alone, until the page ends: what other tabs store under them is another session's. */
  const own = new Set<string>();
  let isLost = false;

  function attempt<T>(work: () => T): T | undefined {
    try {
      return work();
    } catch {
      lose();
      return undefined;
    }
  }
  function lose(): void {
    if (!isLost && onLost) tell(onLost);
    isLost = true;
  }
  const backing = attempt(() => (typeof source === 'function' ? source() : source));
  if (!backing) lose();

  function getItem(key: string): string | null {
    const value = own.has(key) ? undefined : attempt(() => backing?.getItem(key));
    if (value !== undefined) memory.set(key, value);
    return memory.get(key) ?? null;
  }

  function put(key: string, value: string | null, companions: readonly string[] = []): void {
    memory.set(key, value);
    const store = (): typeof backing => {
      if (value === null) backing?.removeItem(key);
      else backing?.setItem(key, value);
      return backing;
    };
    if (own.has(key) || attempt(store)) return;
    own.add(key);
    // What could not be replaced would come back, outdated, with the next page.
    for (const each of [key, ...companions]) {
      getItem(each);
      own.add(each);
      attempt(() => backing?.removeItem(each));
    }
  }

  return { getItem, setItem: put, removeItem: (key) => put(key, null) };
}
