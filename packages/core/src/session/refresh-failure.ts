import { isHeadnoteError, type HeadnoteError } from '../errors/headnote-error.js';
import { NetworkError } from '../errors/network-error.js';

const DEFINITIVE: readonly string[] = ['refused', 'session-ended'];
/** Definitive only in the service's own envelope; a bare 401 or 400 may come from a proxy. */
const DEFINITIVE_FROM_SERVICE: readonly string[] = ['refused', 'session-ended', 'not-signed-in', 'bad-query'];

/** Returns whether the server has said that the refresh token is no longer valid. */
export function isDefinitive(error: unknown): boolean {
  return isHeadnoteError(error) && (error.fromService ? DEFINITIVE_FROM_SERVICE : DEFINITIVE).includes(error.code);
}

const UNANSWERED: readonly string[] = ['network', 'timeout', 'contract'];

/** Returns whether the server may have renewed the token although no readable answer arrived. */
export function mayBeLost(error: unknown): boolean {
  return !isHeadnoteError(error) || UNANSWERED.includes(error.code);
}

/** Returns whether the same call may succeed later. */
export function isRetryable(error: unknown): error is HeadnoteError {
  return isHeadnoteError(error) && error.retryable;
}

/** Returns a retryable error for requests that wait for a failed refresh. */
export function retryableError(cause: unknown): HeadnoteError {
  return isRetryable(cause) ? cause : new NetworkError(undefined, { cause });
}
