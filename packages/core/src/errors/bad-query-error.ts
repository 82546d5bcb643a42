import { HeadnoteError, type ErrorDetails } from './headnote-error.js';

/** The request was malformed (HTTP 400); the message names the wrong part. */
export class BadQueryError extends HeadnoteError {
  override readonly name = 'BadQueryError';
  declare readonly code: 'bad-query';

  constructor(message = 'The request could not be understood. Please check it and try again.', details?: ErrorDetails) {
    super('bad-query', message, details);
  }
}
