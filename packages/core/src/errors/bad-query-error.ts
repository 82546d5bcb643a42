import { badQuery } from './error-texts.js';
import { HeadnoteError, type ErrorDetails } from './headnote-error.js';

/** The request was malformed (HTTP 400); the message names the wrong part. */
export class BadQueryError extends HeadnoteError {
  override readonly name = 'BadQueryError';
  declare readonly code: 'bad-query';

  constructor(message: string = badQuery, details?: ErrorDetails) {
    super('bad-query', message, details);
  }
}
