import { isHeadnoteError, type HeadnoteError } from '../errors/headnote-error.js';
import { NetworkError } from '../errors/network-error.js';

/** Maximum number of names and codes of underlying causes: causes can be circular. */
const MAX_WORDS = 10;

/**
 * Returns the error of a failed request: unchanged if it is one of core's, otherwise a NetworkError. For a log, that
 * keeps only the names and codes of the causes: fetch's messages quote the URL or a header, with its token, and ky's
 * error contains the whole request.
 */
export function networkFailure(error: unknown, requestId?: string): HeadnoteError {
  if (isHeadnoteError(error)) return error;
  const words: unknown[] = [];
  for (let at = error; at instanceof Error && words.length < MAX_WORDS; at = at.cause)
    words.push(at.name, (at as { readonly code?: unknown }).code);
  const cause = new Error(words.filter((word) => typeof word === 'string').join(' '));
  return new NetworkError(undefined, { cause, requestId });
}
