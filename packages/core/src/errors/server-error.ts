import { server } from './later-error-texts.js';
import { HeadnoteError, type ErrorDetails } from './headnote-error.js';

/** The server failed (HTTP 5xx); the call may or may not have had an effect. */
export class ServerError extends HeadnoteError {
  override readonly name = 'ServerError';
  declare readonly code: 'server';

  constructor(message: string = server, details?: ErrorDetails) {
    super('server', message, details);
  }
}
