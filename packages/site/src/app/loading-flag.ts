/** A number of things under way, shared by the whole page: the overlay shows while it is above zero. */
export interface LoadingFlag {
  /** Counts one more thing; the returned function ends it and may be called more than once. */
  begin(): () => void;
  isSet(): boolean;
  subscribe(listener: () => void): () => void;
}

/** Creates a loading flag that is not set. */
export function createLoadingFlag(): LoadingFlag {
  const running = new Set<symbol>();
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());
  return {
    begin() {
      const token = Symbol('loading');
      running.add(token);
      tell();
      return () => {
        if (running.delete(token)) tell();
      };
    },
    isSet: () => running.size > 0,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
