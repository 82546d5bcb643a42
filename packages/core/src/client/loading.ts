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
  const counts: Record<LoadingFlag, number> = { loadme: 0, loadmesecure: 0, downloadPDF: 0, sendmail: 0 };
  let snapshot: LoadingState = { loadme: false, loadmesecure: false, downloadPDF: false, sendmail: false };

  function count(flag: LoadingFlag, change: 1 | -1): void {
    counts[flag] += change;
    const isUp = counts[flag] > 0;
    if (snapshot[flag] === isUp) return;
    snapshot = { ...snapshot, [flag]: isUp };
    for (const listener of listeners) listener();
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
