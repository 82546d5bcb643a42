/** State of a list: `empty` is an answer without any items. */
export type Phase = 'loading' | 'content' | 'empty' | 'error';

/** Snapshot of a machine; a new object after every change. */
export interface LoadState<K, D> {
  /** Key of the data that is shown or loaded: the tab, the query. */
  readonly key: K;
  readonly phase: Phase;
  /** The answer, in `content` and `empty`. */
  readonly data?: D | undefined;
  /** The error of the source, in `error`. */
  readonly error?: unknown;
  /** True after the reader has chosen a key or retried; only then are changes announced. */
  readonly isAsked: boolean;
}

/** Options of a load machine. */
export interface LoadMachineOptions<K, D> {
  readonly load: (key: K, signal: AbortSignal) => Promise<D>;
  readonly first: K;
  readonly isEmpty: (data: D) => boolean;
  /** Answers that are already known; they need no request. */
  readonly known?: Iterable<readonly [K, D]>;
}

/** Behaviour of a widget that shows one answer at a time, without any drawing. */
export interface LoadMachine<K, D> {
  readonly getSnapshot: () => LoadState<K, D>;
  /** Calls the listener after every change; call the returned function to stop that. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Loads the answer if it is missing; resolves when the request has ended. May be called again after `stop`. */
  readonly start: () => Promise<void>;
  /** Aborts the running request. Loaded answers are kept. */
  readonly stop: () => void;
  /** Shows another key: a known answer at once, or a request that replaces the running one. */
  readonly show: (key: K) => void;
  /** Loads again, after an error or to refresh. */
  readonly retry: () => void;
}

/**
 * Creates a load machine. One request runs at a time: a new one aborts the old one, and a late answer of the old one is
 * dropped even if its source ignores the signal. Never throws; an error of the source becomes the phase `error`.
 */
export function createLoadMachine<K, D>(options: LoadMachineOptions<K, D>): LoadMachine<K, D> {
  const answers = new Map(options.known);
  const listeners = new Set<() => void>();
  let current: AbortController | undefined;

  const stateOf = (key: K, isAsked: boolean): LoadState<K, D> => {
    const data = answers.get(key);
    return { key, isAsked, data, phase: data ? (options.isEmpty(data) ? 'empty' : 'content') : 'loading' };
  };

  let state = stateOf(options.first, false);

  const set = (next: LoadState<K, D>): void => {
    state = next;
    for (const listener of listeners) listener();
  };

  const start = async (): Promise<void> => {
    if (state.phase !== 'loading' || current) return;
    const controller = (current = new AbortController());
    let error: unknown;
    let data: D | undefined;
    try {
      data = await options.load(state.key, controller.signal);
    } catch (thrown) {
      error = thrown;
    }
    if (current !== controller) return;
    current = undefined;
    if (data) answers.set(state.key, data);
    set(data ? stateOf(state.key, state.isAsked) : { ...state, phase: 'error', error });
  };

  const stop = (): void => {
    current?.abort();
    current = undefined;
  };

  const show = (key: K): void => {
    stop();
    set(stateOf(key, true));
    void start();
  };

  return {
    getSnapshot: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start,
    stop,
    show: (key) => key !== state.key && show(key),
    retry() {
      answers.delete(state.key);
      show(state.key);
    },
  };
}
