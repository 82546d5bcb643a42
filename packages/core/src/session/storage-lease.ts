import type { StorageLike } from './storage-adapter.js';

const LEASE_KEY = 'token-lease';
/** Milliseconds after which a lease expires, because its tab may have been closed. */
const LEASE_LIFE = 5000;
/** Milliseconds between checks. If two tabs write at the same time, the next check shows which one has the lease. */
const CHECK_INTERVAL = 50;

/** Runs work under a lease in storage, for browsers without Web Locks. After `wait` milliseconds it runs without a lease. */
export async function runWithLease<T>(storage: StorageLike, wait: number, work: () => Promise<T>): Promise<T> {
  const giveUpAt = Date.now() + wait;
  const id = Math.random();
  let ownLease: string | undefined;
  while (storage.getItem(LEASE_KEY) !== ownLease && Date.now() < giveUpAt) {
    const left = Number(storage.getItem(LEASE_KEY)?.split(':')[1]) - Date.now();
    // Ignore a lease that a wrong clock has dated too far into the future.
    if (!(left > 0 && left <= LEASE_LIFE)) {
      ownLease = `${id}:${Date.now() + LEASE_LIFE}`;
      storage.setItem(LEASE_KEY, ownLease);
    }
    await new Promise((resolve) => {
      setTimeout(resolve, CHECK_INTERVAL);
    });
  }
  try {
    return await work();
  } finally {
    if (storage.getItem(LEASE_KEY) === ownLease) storage.removeItem(LEASE_KEY);
  }
}
