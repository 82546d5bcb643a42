import { runWithLease } from './storage-lease.js';
import type { StorageLike } from './storage-adapter.js';

/** The part of `navigator.locks` that is used. */
export interface LocksLike {
  /** Calls back when the lock is granted and holds it until what that returned has ended; rejects when aborted before. */
  request(name: string, options: { readonly signal: AbortSignal }, callback: () => Promise<unknown>): Promise<unknown>;
}

/** Milliseconds after which a lock is no longer waited for: it may be held by a frozen tab. */
const LOCK_WAIT = 5000;

const LOCK_NAME = 'headnote-session-refresh';

/** Runs work in at most one tab at a time, as far as that can be had within five seconds; then it runs all the same. */
export async function runInOneTab<T>(
  means: { readonly locks: LocksLike | null | undefined; readonly storage: StorageLike },
  work: () => Promise<T>,
): Promise<T> {
  let started: Promise<T> | undefined;
  const signal = AbortSignal.timeout(LOCK_WAIT);
  try {
    await means.locks?.request(LOCK_NAME, { signal }, () => {
      started = work();
      // The lock ends with the work; how the work ended is told below.
      return started.catch(() => undefined);
    });
  } catch {
    // Not granted in time, stolen, or the browser refuses locks here.
  }
  if (started) return started;
  // The server's grace absorbs a double refresh.
  return signal.aborted ? work() : runWithLease(means.storage, LOCK_WAIT, work);
}

/** The locks of this page, where the browser has them. */
export function pageLocks(): LocksLike | undefined {
  return (globalThis.navigator as { readonly locks?: LocksLike } | undefined)?.locks;
}
