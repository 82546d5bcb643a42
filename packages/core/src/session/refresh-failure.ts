import { isHeadnoteError, type HeadnoteError } from '../errors/headnote-error.js';
import { NetworkError } from '../errors/network-error.js';

const DEFINITIVE: readonly string[] = ['refused', 'session-ended'];
/** In the service's own envelope; a bare 401 or 400 may come from what stands in between. */
const DEFINITIVE_FROM_SERVICE: readonly string[] = ['refused', 'session-ended', 'not-signed-in', 'bad-query'];

/** True when the server has said that this refresh token is of no use any more. */
export function isDefinitive(error: unknown): boolean {
  return isHeadnoteError(error) && (error.fromService ? DEFINITIVE_FROM_SERVICE : DEFINITIVE).includes(error.code);
}

const UNANSWERED: readonly string[] = ['network', 'timeout', 'contract'];

/** True when the server may have renewed the token although no answer that can be read has come. */
export function mayBeLost(error: unknown): boolean {
  return !isHeadnoteError(error) || UNANSWERED.includes(error.code);
}

/** True when the same call may succeed later. */
export function isRetryable(error: unknown): error is HeadnoteError {
  return isHeadnoteError(error) && error.retryable;
}

/** The error that waiting requests get when a refresh failed for now: always one that may be tried again. */
export function retryableError(cause: unknown): HeadnoteError {
  return isRetryable(cause) ? cause : new NetworkError(undefined, { cause });
}
