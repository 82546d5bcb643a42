/** What every machine has: a snapshot, and a call after each change. Fits React's `useSyncExternalStore` as it is. */
export interface Observable<S> {
  /** The state now. The same object as long as nothing changed. */
  readonly getSnapshot: () => S;
  /** Calls the listener after each change; gives the function that ends it. */
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Lets go of timers, requests and listeners; nothing changes any more, however late an answer comes. May be called
   * twice. A later `subscribe` goes on where it stopped, because React's strict mode unmounts and mounts once for a test.
   */
  readonly dispose: () => void;
}

/** The store under a machine. */
export interface Store<S> extends Observable<S> {
  /** Takes the next state and tells the listeners, unless it is the same object or the store is disposed. */
  readonly set: (next: S) => void;
}

/** What a machine with timers or requests does when nobody looks any more and when somebody does. */
export interface StoreLife {
  /** Called when the first listener comes, also after a `dispose`: start what the state asks for. Must do no harm twice. */
  readonly wake: () => void;
  /** Called once for each `dispose`: stop what runs. */
  readonly sleep: () => void;
  /** Called when the last listener has left of itself: stop what only moves for the eye. */
  readonly idle?: (() => void) | undefined;
}

/** Creates a store. One listener that throws keeps neither the others nor the machine from going on; it is reported. */
export function createStore<S>(initial: S, life?: StoreLife): Store<S> {
  const listeners = new Set<{ readonly call: () => void }>();
  let state = initial;
  let isLive = true;
  return {
    getSnapshot: () => state,
    subscribe(listener) {
      // An entry of its own, so that one function subscribed twice is told twice and leaves twice.
      const entry = { call: listener };
      listeners.add(entry);
      isLive = true;
      if (listeners.size === 1) life?.wake();
      return () => {
        if (listeners.delete(entry) && listeners.size === 0) life?.idle?.();
      };
    },
    set(next) {
      if (!isLive || Object.is(next, state)) return;
      state = next;
      for (const entry of Array.from(listeners)) {
        try {
          if (listeners.has(entry)) entry.call();
        } catch (error) {
          queueMicrotask(() => {
            throw error;
          });
        }
      }
    },
    dispose() {
      if (!isLive) return;
      isLive = false;
      listeners.clear();
      life?.sleep();
    },
  };
}
