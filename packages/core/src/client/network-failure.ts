import { isHeadnoteError, type HeadnoteError } from '../errors/headnote-error.js';
import { NetworkError } from '../errors/network-error.js';

/** Most names and codes that are kept of what lies underneath: causes can lead in a circle. */
const MAX_WORDS = 10;

/**
 * The error for what a request failed with: as it is where it is one of core's, a NetworkError otherwise. That keeps
 * for a log the names and codes underneath, and nothing else: the words of fetch quote the URL or a header, with the
 * token that is in it, and ky's own error holds the whole request.
 */
export function networkFailure(error: unknown, requestId?: string): HeadnoteError {
  if (isHeadnoteError(error)) return error;
  const words: unknown[] = [];
  for (let at = error; at instanceof Error && words.length < MAX_WORDS; at = at.cause)
    words.push(at.name, (at as { readonly code?: unknown }).code);
  const cause = new Error(words.filter((word) => typeof word === 'string').join(' '));
  return new NetworkError(undefined, { cause, requestId });
}
