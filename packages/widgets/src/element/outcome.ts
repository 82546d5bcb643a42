import type { LoadState } from '../parts/load-machine.js';
import type { ReadyDetail } from './events.js';

type ReadyOf<T> = T extends unknown ? Omit<T, 'widget'> : never;

/**
 * What a snapshot of a machine tells the page, in one event. A snapshot that tells nothing (loading) has no outcome.
 */
export interface Outcome {
  /** The object that is told: an answer, a snapshot. Never told twice in a row. */
  readonly of?: unknown;
  /** Detail of `headnote-ready`. Without it the event is `headnote-error`. */
  readonly ready?: ReadyOf<ReadyDetail>;
  /** The cause of `headnote-error`. */
  readonly error?: unknown;
}

/** The outcome of a load machine: its answer or its error, told once. */
export function loadOutcome<K, D>(ready: (data: D) => ReadyOf<ReadyDetail>) {
  return (state: LoadState<K, D>): Outcome => {
    const { phase, data, error } = state;
    return phase === 'error' ? { of: error, error } : data ? { of: data, ready: ready(data) } : {};
  };
}
