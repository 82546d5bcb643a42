import { HeadnoteError, type ErrorDetails } from '@headnote/core/errors';

/** The index was damaged or deleted: every document must be indexed again (HTTP 503). */
export class IndexLostError extends HeadnoteError {
  override readonly name = 'IndexLostError';

  constructor(details: ErrorDetails = {}) {
    super('server', 'The search index was damaged. It is being built again; please try again later.', {
      ...details,
      retryable: true,
    });
  }
}
