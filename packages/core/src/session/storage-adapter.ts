import { callSafely } from './call-safely.js';

/** The methods of Web Storage that a session uses. */
export interface StorageLike {
  /** Returns the value of the key, or null. */
  getItem(key: string): string | null;
  /** Stores a value. May throw if storage is full or blocked. */
  setItem(key: string, value: string): void;
  /** Removes the key, if it exists. */
  removeItem(key: string): void;
}

/** Storage that never throws. */
export interface SafeStorage extends StorageLike {
  /** Stores a value. If that fails, keeps it and the keys in `companions` in memory instead. */
  setItem(key: string, value: string, companions?: readonly string[]): void;
}

/** Storage, or a function that returns it, because reading `window.localStorage` may throw. */
export type StorageSource = StorageLike | null | undefined | (() => StorageLike | null | undefined);

/**
 * Wraps storage that may be missing, full or blocked (private mode, sandboxed frame) so that it never throws. A value that
 * cannot be stored is kept in memory from then on. `onLost` is called once, at the first failure.
 */
export function createSafeStorage(source: StorageSource, onLost?: () => void): SafeStorage {
  /** The latest values, used if storage fails; null for a removed one. */
  const memory = new Map<string, string | null>();
  /** Keys kept only in memory until the page closes. Other tabs store the values of another session under them. */
  const memoryOnly = new Set<string>();
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
    if (!isLost && onLost) callSafely(onLost);
    isLost = true;
  }
  const backing = attempt(() => (typeof source === 'function' ? source() : source));
  if (!backing) lose();

  function getItem(key: string): string | null {
    const value = memoryOnly.has(key) ? undefined : attempt(() => backing?.getItem(key));
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
    if (memoryOnly.has(key) || attempt(store)) return;
    memoryOnly.add(key);
    // Remove the outdated value, which the next page would read.
    for (const each of [key, ...companions]) {
      getItem(each);
      memoryOnly.add(each);
      attempt(() => backing?.removeItem(each));
    }
  }

  return { getItem, setItem: put, removeItem: (key) => put(key, null) };
}
