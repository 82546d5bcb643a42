import { busy } from './later-error-texts.js';
import { HeadnoteError, type ErrorDetails } from './headnote-error.js';

/** The server asks to wait (HTTP 429, or 503 with `Retry-After`). */
export class BusyError extends HeadnoteError {
  override readonly name = 'BusyError';
  declare readonly code: 'busy';
  /** Seconds to wait before the next try, between 1 and 60. */
  declare readonly retryAfter: number;

  constructor(message: string = busy, details: ErrorDetails & { readonly retryAfter?: number | undefined } = {}) {
    super('busy', message, details);
    this.retryAfter = details.retryAfter ?? 1;
  }
}
