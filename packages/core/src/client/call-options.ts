import type { OnProgress } from './progress.js';

/** What every call takes beside its input. */
export interface CallOptions {
  /** Cancels the call; it rejects with an AbortedError. */
  readonly signal?: AbortSignal;
  /**
   * Told how far the answer has come, and, in pages and workers, how far a form with files has gone out (see the
   * client's option `upload`).
   */
  readonly onProgress?: OnProgress;
  /**
   * Of calls that the contract marks so: names the user's deed, so that a retry with the same key is done once.
   * Without it every call has a key of its own.
   */
  readonly idempotencyKey?: string;
  /** Leaves the loading flag as it is: for work behind the reader's back. */
  readonly quiet?: boolean;
}
