import { sessionEnded } from './error-texts.js';
import { HeadnoteError, type ErrorDetails } from './headnote-error.js';

/** The session cannot be renewed; it has been cleared on this device. */
export class SessionEndedError extends HeadnoteError {
  override readonly name = 'SessionEndedError';
  declare readonly code: 'session-ended';

  constructor(message: string = sessionEnded, details?: ErrorDetails) {
    super('session-ended', message, details);
  }
}
