import { HeadnoteError, type ErrorDetails } from './headnote-error.js';

/** No full answer came within the time allowed. */
export class TimeoutError extends HeadnoteError {
  override readonly name = 'TimeoutError';
  declare readonly code: 'timeout';

  constructor(message = 'The service took too long to answer. Please try again.', details?: ErrorDetails) {
    super('timeout', message, details);
  }
}
