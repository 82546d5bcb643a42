import { aborted } from './error-texts.js';
import { HeadnoteError, type ErrorDetails } from './headnote-error.js';

/** The caller cancelled the request through its signal. */
export class AbortedError extends HeadnoteError {
  override readonly name = 'AbortedError';
  declare readonly code: 'aborted';

  constructor(message: string = aborted, details?: ErrorDetails) {
    super('aborted', message, details);
  }
}
