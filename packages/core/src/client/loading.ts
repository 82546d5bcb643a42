import type { LoadingFlag } from '../contract/call.js';

/** Which of the shared flags are set. */
export type LoadingState = Readonly<Record<LoadingFlag, boolean>>;

/** The shared loading flags. A flag counts its calls, so it stays set until the last call ends. */
export interface Loading {
  /** Returns the current flags; the same object until one of them changes. */
  getSnapshot(): LoadingState;
  /** Calls the listener after each change. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Sets a flag. Returns a function that releases it; further calls of that function have no effect. */
  raise(flag: LoadingFlag): () => void;
}

/** Creates a store of loading flags, none set. */
export function createLoading(): Loading {
  const listeners = new Set<() => void>();
  const counts: Partial<Record<LoadingFlag, number>> = {};
  let snapshot: LoadingState = { loadme: false, loadmesecure: false, downloadPDF: false, sendmail: false };

  function count(flag: LoadingFlag, change: 1 | -1): void {
    const next = (counts[flag] ?? 0) + change;
    counts[flag] = next;
    const isUp = next > 0;
    if (snapshot[flag] === isUp) return;
    snapshot = { ...snapshot, [flag]: isUp };
    for (const listener of Array.from(listeners)) {
      try {
        listener();
      } catch (error) {
        // An error in a listener must not reach the call or other listeners, but must be reported.
        queueMicrotask(() => {
          throw error;
        });
      }
    }
  }

  return {
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    raise(flag) {
      let isRaised = true;
      count(flag, 1);
      return () => {
        if (!isRaised) return;
        isRaised = false;
        count(flag, -1);
      };
    },
  };
}
