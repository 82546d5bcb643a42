/** How a list stands: `empty` is an answer without anything to show. */
export type Phase = 'loading' | 'content' | 'empty' | 'error';

/** Snapshot of a machine; a new object for every change. */
export interface LoadState<K, D> {
  /** What is asked for: the tab, the query. */
  readonly key: K;
  readonly phase: Phase;
  /** The answer, in `content` and `empty`. */
  readonly data?: D | undefined;
  /** What the source threw, in `error`. */
  readonly error?: unknown;
  /** True once a reader has chosen or repeated something: only then changes are announced. */
  readonly isAsked: boolean;
}

/** How a machine begins. */
export interface LoadMachineOptions<K, D> {
  readonly load: (key: K, signal: AbortSignal) => Promise<D>;
  readonly first: K;
  readonly isEmpty: (data: D) => boolean;
  /** Answers that are here already; they make no request. */
  readonly known?: Iterable<readonly [K, D]>;
}

/** Behaviour of a widget that shows one answer at a time, without any drawing. */
export interface LoadMachine<K, D> {
  readonly getSnapshot: () => LoadState<K, D>;
  /** Calls back after every change; the answer ends it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Loads what is still missing. May be called again after `stop`. */
  readonly start: () => void;
  /** Aborts the request under way. What was loaded stays. */
  readonly stop: () => void;
  /** Goes to another key: from the answers already here, else by a request that replaces the one under way. */
  readonly show: (key: K) => void;
  /** Asks again, after an error or to refresh. */
  readonly retry: () => void;
}

/**
 * Makes the machine of a list. One request at a time: a newer one aborts the older, and an answer of an older one is
 * dropped even if its source ignores the signal. Never throws; what a source throws becomes a phase.
 */
export function createLoadMachine<K, D>(options: LoadMachineOptions<K, D>): LoadMachine<K, D> {
  const answers = new Map(options.known);
  const listeners = new Set<() => void>();
  let current: AbortController | undefined;

  const stateOf = (key: K, isAsked: boolean): LoadState<K, D> => {
    const data = answers.get(key);
    const phase = data ? (options.isEmpty(data) ? 'empty' : 'content') : 'loading';
    return { key, isAsked, data, phase };
  };

  let state = stateOf(options.first, false);

  const stop = (): void => {
    current?.abort();
    current = undefined;
  };

  const set = (next: LoadState<K, D>): void => {
    state = next;
    for (const listener of listeners) listener();
  };

  const go = (key: K, isAsked: boolean): void => {
    stop();
    set(stateOf(key, isAsked));
    if (state.phase === 'loading') void request(key);
  };

  const request = async (key: K): Promise<void> => {
    const controller = (current = new AbortController());
    let error: unknown;
    let data: D | undefined;
    try {
      data = await options.load(key, controller.signal);
    } catch (thrown) {
      error = thrown;
    }
    if (current !== controller) return;
    current = undefined;
    if (data) answers.set(key, data);
    set(data ? stateOf(key, state.isAsked) : { ...state, phase: 'error', error });
  };

  return {
    getSnapshot: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      if (state.phase === 'loading' && !current) void request(state.key);
    },
    stop,
    show(key) {
      if (key !== state.key) go(key, true);
    },
    retry() {
      answers.delete(state.key);
      go(state.key, true);
    },
  };
}
