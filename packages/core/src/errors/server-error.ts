import { HeadnoteError, type ErrorDetails } from './headnote-error.js';

/** The server failed (HTTP 5xx); nothing is known about the effect of the call. */
export class ServerError extends HeadnoteError {
  override readonly name = 'ServerError';
  declare readonly code: 'server';

  constructor(message = 'The service has a problem of its own. Please try again later.', details?: ErrorDetails) {
    super('server', message, details);
  }
}
