/** Most names and codes that are kept: causes can lead in a circle. */
const MAX_WORDS = 10;

/**
 * What lies underneath a failure, for a log: the names and codes alone. The words of fetch quote the URL or a header,
 * with the token that is in it, and ky's own error holds the whole request.
 */
export function causeOf(error: unknown): Error {
  const words: unknown[] = [];
  for (let at = error; at instanceof Error && words.length < MAX_WORDS; at = at.cause)
    words.push(at.name, (at as { readonly code?: unknown }).code);
  return new Error(words.filter((word) => typeof word === 'string').join(' '));
}
