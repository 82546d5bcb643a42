import type { OnProgress } from './progress.js';

/** Options of every call. */
export interface CallOptions {
  /** Cancels the call; it rejects with an AbortedError. */
  readonly signal?: AbortSignal;
  /**
   * Called with the progress of the download and, in pages and workers, of the upload of a form with files (see the
   * client's option `upload`).
   */
  readonly onProgress?: OnProgress;
  /**
   * Asks for the answer as a stream and is called with the data and the name of every event before the last one. Only for calls
   * that say so; the method resolves to the whole answer.
   */
  readonly onEvent?: (data: unknown, name: string) => void;
  /**
   * For calls that the contract marks as idempotent: identifies the user's action, so retries with the same key have
   * one effect. By default every call has a new key.
   */
  readonly idempotencyKey?: string;
  /** True leaves the loading flag unset: for background work. */
  readonly quiet?: boolean;
  /** True for a call that is sent while the page closes: the browser sends it to its end. Its body has at most 64 KB. */
  readonly keepalive?: boolean;
}
