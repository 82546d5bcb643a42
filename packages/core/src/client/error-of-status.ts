import { BadQueryError } from '../errors/bad-query-error.js';
import { BusyError } from '../errors/busy-error.js';
import type { ErrorDetails, HeadnoteError } from '../errors/headnote-error.js';
import { NetworkError } from '../errors/network-error.js';
import { NotAllowedError } from '../errors/not-allowed-error.js';
import { NotBuiltError } from '../errors/not-built-error.js';
import { NotFoundError } from '../errors/not-found-error.js';
import { NotSignedInError } from '../errors/not-signed-in-error.js';
import { ServerError } from '../errors/server-error.js';
import { TimeoutError } from '../errors/timeout-error.js';
import { TooLargeError } from '../errors/too-large-error.js';

/**
 * The error that an HTTP status stands for; undefined for one that the contract does not know. `message` is the
 * service's own sentence, where it sent one; of a status in the five hundreds it is not shown.
 */
export function errorOfStatus(
  status: number,
  message: string | undefined,
  details: ErrorDetails & { readonly retryAfter: number | undefined },
): HeadnoteError | undefined {
  switch (status) {
    case 400:
      return new BadQueryError(message, details);
    case 401:
      return new NotSignedInError(message, details);
    case 403:
      return new NotAllowedError(message, details);
    case 404:
      return new NotFoundError(message, details);
    case 408:
      return new TimeoutError(undefined, details);
    case 413:
      return new TooLargeError(message, details);
    case 425:
      return new NetworkError(undefined, details);
    case 429:
      return new BusyError(message, details);
    case 501:
      return new NotBuiltError(message, details);
    case 503:
      return details.retryAfter === undefined ? new ServerError(undefined, details) : new BusyError(undefined, details);
    default:
      return status >= 500 ? new ServerError(undefined, details) : undefined;
  }
}
