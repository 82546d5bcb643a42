import { busy } from './later-error-texts.js';
import { HeadnoteError, type ErrorDetails } from './headnote-error.js';

type BusyDetails = ErrorDetails & { readonly retryAfter?: number | undefined; readonly challenge?: string | undefined };

/** The server asks to wait (HTTP 429, or 503 with `Retry-After`). */
export class BusyError extends HeadnoteError {
  override readonly name = 'BusyError';
  declare readonly code: 'busy';
  /** Seconds to wait before the next try, between 1 and 60. */
  declare readonly retryAfter: number;
  /** Set if the call may be sent again at once, with the proof that `solveProof` makes of this (`withProofs`). */
  declare readonly challenge: string | undefined;

  constructor(message: string = busy, details: BusyDetails = {}) {
    super('busy', message, details);
    this.retryAfter = details.retryAfter ?? 1;
    this.challenge = details.challenge;
  }
}
