import { HeadnoteError, type ErrorDetails } from './headnote-error.js';

/** Nothing exists at this address (HTTP 404). */
export class NotFoundError extends HeadnoteError {
  override readonly name = 'NotFoundError';
  declare readonly code: 'not-found';

  constructor(message = 'This page or document does not exist. Please check the link.', details?: ErrorDetails) {
    super('not-found', message, details);
  }
}
