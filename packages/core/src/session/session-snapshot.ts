import type { SessionUser } from '../contract/account/session-user.js';
import { callSafely } from './call-safely.js';

/** The state of the session. It is the same object until something changes. */
export interface SessionSnapshot {
  /** `signed-in` while there is a token that is not over. The server may still reject it. */
  readonly status: 'signed-in' | 'signed-out';
  /** The signed-in user; missing if no one is signed in or the stored user data cannot be read. */
  readonly user?: SessionUser;
  /**
   * Another user than this page's has signed in elsewhere, while this page slept. The page still holds what belongs to the
   * user before, so this session sends nothing more: load the page again.
   */
  readonly isReplaced?: true;
}

/** Keeps the latest snapshot and notifies listeners of changes. */
export interface SnapshotHolder {
  readonly get: () => SessionSnapshot;
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes a new snapshot and notifies the listeners if it differs from the previous one. */
  readonly refresh: () => void;
  close(): void;
}

/** Creates the snapshot store. `take` returns a snapshot of the current state. */
export function createSnapshotHolder(take: () => SessionSnapshot): SnapshotHolder {
  const listeners = new Set<() => void>();
  let snapshot = take();
  return {
    get: () => snapshot,
    subscribe(listener) {
      // Wrap the listener, so that a function subscribed twice is called twice and removed separately.
      const entry = (): void => listener();
      listeners.add(entry);
      return () => void listeners.delete(entry);
    },
    refresh() {
      const next = take();
      if (JSON.stringify(next) === JSON.stringify(snapshot)) return;
      snapshot = next;
      Array.from(listeners).forEach(callSafely);
    },
    close: () => listeners.clear(),
  };
}
