import { describeFailure, isAborted, type Failure } from './failure.js';

/** Outcome of one of several calls of a page: one failure must not break the page. */
export type Loaded<T> =
  { readonly state: 'ready'; readonly value: T } | { readonly state: 'failed'; readonly failure: Failure };

/** Waits for a call and returns its failure as data. An aborted call still throws: its page is gone. */
export async function loaded<T>(call: Promise<T>, signal: AbortSignal): Promise<Loaded<T>> {
  try {
    return { state: 'ready', value: await call };
  } catch (error) {
    if (isAborted(error, signal)) throw error;
    return { state: 'failed', failure: describeFailure(error) };
  }
}
