import { timeout } from './error-texts.js';
import { HeadnoteError, type ErrorDetails } from './headnote-error.js';

/** The answer was not complete in time, or the server did not receive the complete request in time (HTTP 408). */
export class TimeoutError extends HeadnoteError {
  override readonly name = 'TimeoutError';
  declare readonly code: 'timeout';

  constructor(message: string = timeout, details?: ErrorDetails) {
    super('timeout', message, details);
  }
}
