/** A snapshot with change notifications, as every machine has. It works with React's `useSyncExternalStore`. */
export interface Observable<S> {
  /** Returns the current state. It is the same object until something changes. */
  readonly getSnapshot: () => S;
  /** Calls the listener after each change. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Stops timers and requests and removes listeners. Late answers change nothing. May be called more than once. A later
   * `subscribe` continues where it stopped, because React's strict mode unmounts and mounts components once.
   */
  readonly dispose: () => void;
}

/** The store of a machine. */
export interface Store<S> extends Observable<S> {
  /** Sets the state and notifies listeners, unless it is the same object or the store is disposed. */
  readonly set: (next: S) => void;
}

/** Callbacks of a machine with timers or requests. */
export interface StoreLife {
  /** Called for the first listener, also after `dispose`. Start what the state requires. May be called twice. */
  readonly wake: () => void;
  /** Called at each `dispose`. Stop timers and requests. */
  readonly sleep: () => void;
  /** Called when the last listener unsubscribes. Stop animations. */
  readonly idle?: (() => void) | undefined;
}

/** Creates a store. An error in a listener is reported and does not affect the others. */
export function createStore<S>(initial: S, life?: StoreLife): Store<S> {
  const listeners = new Set<{ readonly call: () => void }>();
  let state = initial;
  let isLive = true;
  return {
    getSnapshot: () => state,
    subscribe(listener) {
      // Wrap the listener, so that a function subscribed twice is called twice and removed separately.
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
