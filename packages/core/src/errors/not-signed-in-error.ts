import { notSignedIn } from './error-texts.js';
import { HeadnoteError, type ErrorDetails } from './headnote-error.js';

/** The call requires a signed-in member (HTTP 401). */
export class NotSignedInError extends HeadnoteError {
  override readonly name = 'NotSignedInError';
  declare readonly code: 'not-signed-in';

  constructor(message: string = notSignedIn, details?: ErrorDetails) {
    super('not-signed-in', message, details);
  }
}
