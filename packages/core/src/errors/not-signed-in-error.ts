import { HeadnoteError, type ErrorDetails } from './headnote-error.js';

/** The call requires a signed-in member (HTTP 401). */
export class NotSignedInError extends HeadnoteError {
  override readonly name = 'NotSignedInError';
  declare readonly code: 'not-signed-in';

  constructor(message = 'Please sign in to see this.', details?: ErrorDetails) {
    super('not-signed-in', message, details);
  }
}
