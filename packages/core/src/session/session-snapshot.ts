import type { SessionUser } from '../contract/account/session-user.js';
import { tell } from './tell.js';

/** What a view needs to know of the session. The same object as long as nothing changed. */
export interface SessionSnapshot {
  /** Signed in means a token that is not over; the server has the last word. */
  readonly status: 'signed-in' | 'signed-out';
  /** Missing for a visitor, and where the stored user data cannot be read. */
  readonly user?: SessionUser;
}

/** Holds the latest snapshot and tells when it changes. */
export interface SnapshotHolder {
  readonly get: () => SessionSnapshot;
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes a new snapshot and tells the listeners when it says something else than the one before. */
  readonly refresh: () => void;
  close(): void;
}

/** Creates the holder; `take` reads the state as it is. */
export function createSnapshotHolder(take: () => SessionSnapshot): SnapshotHolder {
  const listeners = new Set<() => void>();
  let snapshot = take();
  return {
    get: () => snapshot,
    subscribe(listener) {
      // A wrapper of its own, so that one function subscribed twice is told twice and leaves twice.
      const entry = (): void => listener();
      listeners.add(entry);
      return () => void listeners.delete(entry);
    },
    refresh() {
      const next = take();
      if (JSON.stringify(next) === JSON.stringify(snapshot)) return;
      snapshot = next;
      Array.from(listeners).forEach(tell);
    },
    close: () => listeners.clear(),
  };
}
