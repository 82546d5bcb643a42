import { HeadnoteError, type ErrorDetails } from './headnote-error.js';

/** No full answer came within the time allowed, or no full request (HTTP 408). */
export class TimeoutError extends HeadnoteError {
  override readonly name = 'TimeoutError';
  declare readonly code: 'timeout';

  constructor(message = 'The service took too long to answer. Please try again.', details?: ErrorDetails) {
    super('timeout', message, details);
  }
}
