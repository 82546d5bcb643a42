import { notAllowed } from './later-error-texts.js';
import { HeadnoteError, type ErrorDetails } from './headnote-error.js';

/** The data belongs to another user, or this user has no access to it (HTTP 403). */
export class NotAllowedError extends HeadnoteError {
  override readonly name = 'NotAllowedError';
  declare readonly code: 'not-allowed';

  constructor(message: string = notAllowed, details?: ErrorDetails) {
    super('not-allowed', message, details);
  }
}
