import { HeadnoteError, type ErrorDetails } from './headnote-error.js';

/** The server understood the request and said no (flag false, with HTTP 200 or a status of its own); the message is the server's own. */
export class RefusedError extends HeadnoteError {
  override readonly name = 'RefusedError';
  declare readonly code: 'refused';
  /** The whole answer, for callers that need more than its message. */
  declare readonly answer: unknown;

  constructor(
    message = 'The service refused the request without a reason. Please check what you entered.',
    details: ErrorDetails & { readonly answer?: unknown } = {},
  ) {
    super('refused', message, details);
    this.answer = details.answer;
  }
}
