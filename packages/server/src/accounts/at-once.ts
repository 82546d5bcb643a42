import { BusyError } from '@headnote/core/errors';

/** Runs work of a key. Rejects with BusyError, before it starts, while too much work of the key is running. */
export type AtOnce = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/**
 * Limits what runs at once for one address, member or handle. Passwords are hashed a few at a time for everybody
 * together, so without this limit one sender would fill the queue and nobody else could sign in.
 */
export function createAtOnce(limit: number): AtOnce {
  const counts = new Map<string, number>();
  const of = (key: string) => counts.get(key) ?? 0;
  return async (key, work) => {
    if (of(key) >= limit) throw new BusyError();
    counts.set(key, of(key) + 1);
    try {
      return await work();
    } finally {
      if (of(key) === 1) counts.delete(key);
      else counts.set(key, of(key) - 1);
    }
  };
}
