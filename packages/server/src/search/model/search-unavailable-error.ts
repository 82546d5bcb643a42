import { ServerError, type ErrorDetails } from '@headnote/core/errors';

/** The search engine does not answer, or not to this request (HTTP 503). The cause is for the operator. */
export class SearchUnavailableError extends ServerError {
  constructor(details: ErrorDetails = {}) {
    super('The search does not answer at the moment. Please try again later.', details);
  }
}
