import { ServerError } from '@headnote/core/errors';

/** The store of the files does not answer, or not to this request (HTTP 503). */
export class FilesUnavailableError extends ServerError {
  /** What is wrong with the store, for the operator: a part of a sentence. */
  readonly reason: string;

  constructor(reason: string, cause?: unknown) {
    super('The original files cannot be read at the moment. Please try again later.', { cause });
    this.reason = reason;
  }
}
