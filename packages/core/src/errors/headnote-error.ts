import type { ErrorCode } from './error-code.js';

/** What every error may carry beside its message. */
export interface ErrorDetails {
  /** The id the server gave the request, to be quoted in a report. */
  readonly requestId?: string | undefined;
  /** The error underneath, for a log; never shown to a reader. */
  readonly cause?: unknown;
  /** True where the service itself said so, in its envelope; not by default. */
  readonly fromService?: boolean | undefined;
}

/** Codes of what may pass by itself. */
const PASSING: readonly ErrorCode[] = ['network', 'timeout', 'busy', 'server'];

/** Base of all errors that core throws or returns. The message is one sentence a reader may see. */
export class HeadnoteError extends Error {
  /** The class, by its name; programs compare `code`. */
  override readonly name: string = 'HeadnoteError';
  // The constructor sets what follows: `declare` keeps it from being shipped a second time, as fields without values.
  /** What went wrong, as a stable word. */
  declare readonly code: ErrorCode;
  /** True when the same request may succeed later without any change to it. */
  declare readonly retryable: boolean;
  /** The id that the server gave the request, where it was reached. */
  declare readonly requestId: string | undefined;
  /**
   * True when the service itself said so, in the envelope of its contract. False for what is said on this device, and
   * for a bare HTTP status: that may come from a proxy or a network's own sign-in page, which know nothing of readers.
   */
  declare readonly fromService: boolean;

  /** An error of this code; whether it is retryable follows from the code unless the details say so. */
  constructor(code: ErrorCode, message: string, details: ErrorDetails & { readonly retryable?: boolean } = {}) {
    super(message, details);
    this.code = code;
    this.retryable = details.retryable ?? PASSING.includes(code);
    this.fromService = details.fromService ?? false;
    this.requestId = details.requestId;
  }

  /** The parts that may be sent or logged: no stack, no cause. */
  toJSON(): { code: ErrorCode; message: string; retryable: boolean; requestId: string | undefined } {
    const { code, message, retryable, requestId } = this;
    return { code, message, retryable, requestId };
  }
}

/** Tells a HeadnoteError from anything else that was thrown, also across two copies of this module. */
export function isHeadnoteError(value: unknown): value is HeadnoteError {
  return value instanceof Error && 'code' in value && 'retryable' in value && typeof value.retryable === 'boolean';
}
