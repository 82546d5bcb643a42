import { HeadnoteError, type ErrorDetails } from '@headnote/core/errors';

/** The index file was damaged and has been made anew, empty: every document has to be handed over again. */
export class IndexLostError extends HeadnoteError {
  override readonly name = 'IndexLostError';

  constructor(details: ErrorDetails = {}) {
    super('server', 'The search index was damaged. It is being built again; please try again later.', {
      ...details,
      retryable: true,
    });
  }
}
