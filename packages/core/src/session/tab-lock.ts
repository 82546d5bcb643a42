import { runWithLease } from './storage-lease.js';
import type { StorageLike } from './storage-adapter.js';

/** The methods of `navigator.locks` that a session uses. */
export interface LocksLike {
  /** Calls back when the lock is granted and keeps it until the returned promise settles. Rejects if aborted before. */
  request(name: string, options: { readonly signal: AbortSignal }, callback: () => Promise<unknown>): Promise<unknown>;
}

/** Milliseconds to wait for the lock. A frozen tab may never release it. */
const LOCK_WAIT = 5000;

const LOCK_NAME = 'headnote-session-refresh';

/** Runs work in at most one tab at a time. If the lock is not available within five seconds, runs it without the lock. */
export async function runInOneTab<T>(
  dependencies: { readonly locks: LocksLike | null | undefined; readonly storage: StorageLike },
  work: () => Promise<T>,
): Promise<T> {
  let started: Promise<T> | undefined;
  const signal = AbortSignal.timeout(LOCK_WAIT);
  try {
    await dependencies.locks?.request(LOCK_NAME, { signal }, () => {
      started = work();
      // Release the lock when the work ends; its error is thrown below.
      return started.catch(() => undefined);
    });
  } catch {
    // The lock was not granted in time, was stolen, or is not allowed here.
  }
  if (started) return started;
  // Two tabs may refresh at once now; the server accepts the older token for a short time.
  return signal.aborted ? work() : runWithLease(dependencies.storage, LOCK_WAIT, work);
}

/** Returns the locks of this page, if the browser supports them. */
export function pageLocks(): LocksLike | undefined {
  return (globalThis.navigator as { readonly locks?: LocksLike } | undefined)?.locks;
}
