import { isHeadnoteError, type HeadnoteError } from '../errors/headnote-error.js';
import { NetworkError } from '../errors/network-error.js';

const definitive = new Set(['refused', 'not-signed-in', 'bad-query', 'session-ended']);

/** True when the server has said that this refresh token is of no use any more. */
export function isDefinitive(error: unknown): boolean {
  return isHeadnoteError(error) && definitive.has(error.code);
}

/** The error that waiting requests get when a refresh failed for now: always one that may be tried again. */
export function retryableError(cause: unknown): HeadnoteError {
  return isHeadnoteError(cause) && cause.retryable ? cause : new NetworkError(undefined, { cause });
}
