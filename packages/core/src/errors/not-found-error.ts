import { notFound } from './later-error-texts.js';
import { HeadnoteError, type ErrorDetails } from './headnote-error.js';

/** Nothing exists at this address (HTTP 404). */
export class NotFoundError extends HeadnoteError {
  override readonly name = 'NotFoundError';
  declare readonly code: 'not-found';

  constructor(message: string = notFound, details?: ErrorDetails) {
    super('not-found', message, details);
  }
}
