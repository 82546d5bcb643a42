import type { ErrorCode } from './error-code.js';

/** Optional details of every error. */
export interface ErrorDetails {
  /** The server's id of the request, for a report. */
  readonly requestId?: string | undefined;
  /** The underlying error, for a log; never shown to a reader. */
  readonly cause?: unknown;
  /** True if the service itself reported the error in its envelope; false by default. */
  readonly fromService?: boolean | undefined;
}

/** Codes of temporary failures. */
const PASSING: readonly ErrorCode[] = ['network', 'timeout', 'busy', 'server'];

/** Base of all errors that core throws or returns. The message is for readers. */
export class HeadnoteError extends Error {
  /** Name of the class. Programs compare `code`. */
  override readonly name: string = 'HeadnoteError';
  // `declare`, because the constructor sets these fields; otherwise the compiler would emit them a second time.
  /** What went wrong, as a stable word. */
  declare readonly code: ErrorCode;
  /** True if the same request may succeed later, unchanged. */
  declare readonly retryable: boolean;
  /** The server's id of the request, if the request reached it. */
  declare readonly requestId: string | undefined;
  /**
   * True if the service itself reported the error in its envelope. False for an error of this device and for a bare
   * HTTP status, which may come from a proxy or from a network's sign-in page.
   */
  declare readonly fromService: boolean;

  /** Creates an error. `retryable` follows from the code unless the details set it. */
  constructor(code: ErrorCode, message: string, details: ErrorDetails & { readonly retryable?: boolean } = {}) {
    super(message, details);
    this.code = code;
    this.retryable = details.retryable ?? PASSING.includes(code);
    this.fromService = details.fromService ?? false;
    this.requestId = details.requestId;
  }

  /** Returns the parts that are safe to send or log: no stack, no cause. */
  toJSON(): { code: ErrorCode; message: string; retryable: boolean; requestId: string | undefined } {
    const { code, message, retryable, requestId } = this;
    return { code, message, retryable, requestId };
  }
}

/** Returns whether a thrown value is a HeadnoteError, also from another copy of this module. */
export function isHeadnoteError(value: unknown): value is HeadnoteError {
  return value instanceof Error && 'code' in value && 'retryable' in value && typeof value.retryable === 'boolean';
}
