import { HeadnoteError, type ErrorDetails } from './headnote-error.js';

/** The request exceeds what the server takes (HTTP 413), or the answer what the client reads. */
export class TooLargeError extends HeadnoteError {
  override readonly name = 'TooLargeError';
  declare readonly code: 'too-large';

  constructor(
    message = 'The request or its answer is too large. Please send or ask for less at a time.',
    details?: ErrorDetails,
  ) {
    super('too-large', message, details);
  }
}
