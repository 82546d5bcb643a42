const BASE = 'https://site.invalid';

/** Longest accepted path, in characters. This site creates no longer ones. */
const MAX_LENGTH = 4_096;

/**
 * Checks the path to return to after sign-in. Returns the normalised path, query and fragment, or undefined unless the
 * value is a path on this site: it must begin with a single slash, contain no scheme, host, backslash or control
 * character, and have at most 4,096 characters.
 * @departs S5
 */
export function safeReturnPath(value: string): string | undefined {
  if (value.length > MAX_LENGTH || !/^\/(?!\/)[^\\\p{Cc}]*$/u.test(value)) return undefined;
  if (!URL.canParse(value, BASE)) return undefined;
  const url = new URL(value, BASE);
  // `/.//host` normalises to `//host`, which browsers resolve to another site.
  if (url.origin !== BASE || url.pathname.startsWith('//')) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}
