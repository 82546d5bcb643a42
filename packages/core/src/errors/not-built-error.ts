import { notBuilt } from './later-error-texts.js';
import { HeadnoteError, type ErrorDetails } from './headnote-error.js';

/** The call is part of the contract, but this server does not answer it yet (HTTP 501). */
export class NotBuiltError extends HeadnoteError {
  override readonly name = 'NotBuiltError';
  declare readonly code: 'not-built';

  constructor(message: string = notBuilt, details?: ErrorDetails) {
    super('not-built', message, details);
  }
}
