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

  constructor(
    message = 'The service refused the request without a reason. Please check what you entered.',
    details: ErrorDetails & { readonly answer?: unknown } = {},
  ) {
    super('refused', message, details);
    this.answer = details.answer;
  }
}
