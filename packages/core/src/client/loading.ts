import type { LoadingFlag } from '../contract/call.js';

/** Which of the shared flags are up. */
export type LoadingState = Readonly<Record<LoadingFlag, boolean>>;

/** The shared loading flags. Counted, so that of two calls at once the first to end does not lower the other's flag. */
export interface Loading {
  /** The flags now; the same object until one of them changes. */
  getSnapshot(): LoadingState;
  /** Calls the listener after each change; returns the function that ends this. */
  subscribe(listener: () => void): () => void;
  /** Raises a flag; returns the function that lowers it again, which works once. */
  raise(flag: LoadingFlag): () => void;
}

/** Creates a store of loading flags, all down. */
export function createLoading(): Loading {
  const listeners = new Set<() => void>();
  const counts: Partial<Record<LoadingFlag, number>> = {};
  let snapshot: LoadingState = { loadme: false, loadmesecure: false, downloadPDF: false, sendmail: false };

  function count(flag: LoadingFlag, change: 1 | -1): void {
    const held = (counts[flag] ?? 0) + change;
    counts[flag] = held;
    const isUp = held > 0;
    if (snapshot[flag] === isUp) return;
    snapshot = { ...snapshot, [flag]: isUp };
    for (const listener of Array.from(listeners)) {
      try {
        listener();
      } catch (error) {
        // A fault of one listener is none of the call or of the other listeners; it is still reported.
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
