import type { SafeStorage } from './storage-adapter.js';

const LEASE_KEY = 'token-lease';
/** Milliseconds a lease lasts: its holder may have been closed. */
const LEASE_LIFE = 5000;
/** Milliseconds until a lease just written is looked at again: of two tabs that write at once one loses. */
const SETTLE = 40;
/** Milliseconds between looks while another tab holds it. */
const POLL = 100;

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

function isHeld(storage: SafeStorage): boolean {
  const until = Number(storage.getItem(LEASE_KEY)?.split(':')[1] ?? 0);
  // A lease from a clock that was wrong may lie far ahead; it never binds longer than its life.
  return until > Date.now() && until <= Date.now() + LEASE_LIFE;
}

/** Runs work under a lease in storage, for browsers without Web Locks; after `wait` milliseconds it runs without one. */
export async function runWithLease<T>(storage: SafeStorage, wait: number, work: () => Promise<T>): Promise<T> {
  // In memory there are no other tabs to wait for.
  if (!storage.isPersistent()) return work();
  const giveUpAt = Date.now() + wait;
  const id = `${Math.random()}`;
  let own = '';
  while (own === '' && Date.now() < giveUpAt) {
    if (isHeld(storage)) {
      await pause(POLL);
      continue;
    }
    const lease = `${id}:${Date.now() + LEASE_LIFE}`;
    storage.setItem(LEASE_KEY, lease);
    await pause(SETTLE);
    if (storage.getItem(LEASE_KEY) === lease) own = lease;
  }
  try {
    return await work();
  } finally {
    if (own !== '' && storage.getItem(LEASE_KEY) === own) storage.removeItem(LEASE_KEY);
  }
}
