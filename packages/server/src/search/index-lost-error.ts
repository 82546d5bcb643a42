import { HeadnoteError, type ErrorDetails } from '@headnote/core/errors';

/** The index file was damaged and replaced by an empty one: every document must be indexed again. */
export class IndexLostError extends HeadnoteError {
  override readonly name = 'IndexLostError';

  constructor(details: ErrorDetails = {}) {
    super('server', 'The search index was damaged. It is being built again; please try again later.', {
      ...details,
      retryable: true,
    });
  }
}
