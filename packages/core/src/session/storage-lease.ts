import type { StorageLike } from './storage-adapter.js';

const LEASE_KEY = 'token-lease';
/** Milliseconds a lease lasts: its holder may have been closed. */
const LEASE_LIFE = 5000;
/** Milliseconds between looks; of two tabs that write at once one has lost by the next. */
const SETTLE = 50;

/** Runs work under a lease in storage, for browsers without Web Locks; after `wait` milliseconds it runs without one. */
export async function runWithLease<T>(storage: StorageLike, wait: number, work: () => Promise<T>): Promise<T> {
  const giveUpAt = Date.now() + wait;
  const id = Math.random();
  let own: string | undefined;
  while (storage.getItem(LEASE_KEY) !== own && Date.now() < giveUpAt) {
    const left = Number(storage.getItem(LEASE_KEY)?.split(':')[1]) - Date.now();
    // A lease from a clock that was wrong may lie far ahead; it never binds longer than its life.
    if (!(left > 0 && left <= LEASE_LIFE)) {
      own = `${id}:${Date.now() + LEASE_LIFE}`;
      storage.setItem(LEASE_KEY, own);
    }
    await new Promise((resolve) => {
      setTimeout(resolve, SETTLE);
    });
  }
  try {
    return await work();
  } finally {
    if (storage.getItem(LEASE_KEY) === own) storage.removeItem(LEASE_KEY);
  }
}
