import { tooLarge } from './error-texts.js';
import { HeadnoteError, type ErrorDetails } from './headnote-error.js';

/** The request is larger than the server accepts (HTTP 413), or the answer is larger than the client accepts. */
export class TooLargeError extends HeadnoteError {
  override readonly name = 'TooLargeError';
  declare readonly code: 'too-large';

  constructor(message: string = tooLarge, details?: ErrorDetails) {
    super('too-large', message, details);
  }
}
