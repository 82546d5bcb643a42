import { HeadnoteError, type ErrorDetails } from './headnote-error.js';

/** The answer was not complete in time, or the server did not receive the complete request in time (HTTP 408). */
export class TimeoutError extends HeadnoteError {
  override readonly name = 'TimeoutError';
  declare readonly code: 'timeout';

  constructor(message = 'The service took too long to answer. Please try again.', details?: ErrorDetails) {
    super('timeout', message, details);
  }
}
