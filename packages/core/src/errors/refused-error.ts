import { refused } from './error-texts.js';
import { HeadnoteError, type ErrorDetails } from './headnote-error.js';

/**
 * The server understood the request and refused it (`flag` false, with HTTP 200 or another status). The message is the
 * server's own.
 */
export class RefusedError extends HeadnoteError {
  override readonly name = 'RefusedError';
  declare readonly code: 'refused';
  /** The whole answer, for callers that need more than the message. */
  declare readonly answer: unknown;

  constructor(message: string = refused, details: ErrorDetails & { readonly answer?: unknown } = {}) {
    super('refused', message, details);
    this.answer = details.answer;
  }
}
