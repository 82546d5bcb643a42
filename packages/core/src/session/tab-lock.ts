import type { SafeStorage } from './storage-adapter.js';
import { runWithLease } from './storage-lease.js';

/** The part of `navigator.locks` that is used. */
export interface LocksLike {
  request(name: string, options: { readonly signal: AbortSignal }, callback: () => Promise<unknown>): Promise<unknown>;
}

/** Milliseconds after which a lock is no longer waited for: it may be held by a frozen tab. */
export const LOCK_WAIT = 5000;

const LOCK_NAME = 'headnote-session-refresh';

/** Runs work in at most one tab at a time, as far as that can be had within five seconds; then it runs all the same. */
export async function runInOneTab<T>(
  means: { readonly locks: LocksLike | undefined; readonly storage: SafeStorage },
  work: () => Promise<T>,
): Promise<T> {
  const { locks } = means;
  if (!locks) return runWithLease(means.storage, LOCK_WAIT, work);
  let started: Promise<T> | undefined;
  const wait = new AbortController();
  const timer = setTimeout(() => wait.abort(), LOCK_WAIT);
  try {
    await locks.request(LOCK_NAME, { signal: wait.signal }, () => {
      clearTimeout(timer);
      started = work();
      // The lock ends with the work; how the work ended is told below.
      return started.catch(() => undefined);
    });
  } catch {
    // Not granted in time, or the browser refuses locks here: the server's grace absorbs a double refresh.
  } finally {
    clearTimeout(timer);
  }
  return started ?? work();
}

/** The locks of this page, where the browser has them. */
export function pageLocks(): LocksLike | undefined {
  return typeof navigator === 'undefined' ? undefined : (navigator as { readonly locks?: LocksLike }).locks;
}
