import { HeadnoteError, type ErrorDetails } from './headnote-error.js';

/** There is nothing under this address (HTTP 404). */
export class NotFoundError extends HeadnoteError {
  override readonly name = 'NotFoundError';
  declare readonly code: 'not-found';

  constructor(message = 'This page or document does not exist. Please check the link.', details?: ErrorDetails) {
    super('not-found', message, details);
  }
}
