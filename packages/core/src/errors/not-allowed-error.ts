import { HeadnoteError, type ErrorDetails } from './headnote-error.js';

/** The data belongs to another user, or this user has no access to it (HTTP 403). */
export class NotAllowedError extends HeadnoteError {
  override readonly name = 'NotAllowedError';
  declare readonly code: 'not-allowed';

  constructor(
    message = 'You are not allowed to see or change this. Please sign in as the member it belongs to.',
    details?: ErrorDetails,
  ) {
    super('not-allowed', message, details);
  }
}
