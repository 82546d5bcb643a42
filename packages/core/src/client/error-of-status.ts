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

type Details = ErrorDetails & { readonly retryAfter: number | undefined; readonly challenge: string | undefined };

const errors: Readonly<Record<number, new (message: string | undefined, details: Details) => HeadnoteError>> = {
  400: BadQueryError,
  401: NotSignedInError,
  403: NotAllowedError,
  404: NotFoundError,
  408: TimeoutError,
  413: TooLargeError,
  // A proxy asks for the request again.
  425: NetworkError,
  429: BusyError,
  501: NotBuiltError,
};

/**
 * Returns the error for an HTTP status; undefined for a status that the contract does not know. `message` is the
 * service's own message, if any; for most 5xx it is not shown.
 */
export function errorOfStatus(
  status: number,
  message: string | undefined,
  details: Details,
): HeadnoteError | undefined {
  const Known = errors[status];
  if (Known) return new Known(message, details);
  if (status < 500) return undefined;
  const Failure = status === 503 && details.retryAfter !== undefined ? BusyError : ServerError;
  return new Failure(undefined, details);
}
