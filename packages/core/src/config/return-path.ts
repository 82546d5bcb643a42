const BASE = 'https://site.invalid';

/** Longest address that is worth going back to; a longer one is not from this site. */
const MAX_LENGTH = 4_096;

/**
 * Checks where a visitor wants to go back to after signing in: gives the normalised path, query and fragment, or
 * undefined unless the value is a path on this site (one slash at its start, no scheme, no host, no backslash, no control
 * character, at most 4,096 characters).
 * @departs S5
 */
export function safeReturnPath(value: string): string | undefined {
  if (value.length > MAX_LENGTH || !/^\/(?!\/)[^\\\p{Cc}]*$/u.test(value)) return undefined;
  if (!URL.canParse(value, BASE)) return undefined;
  const url = new URL(value, BASE);
  // `/.//host` normalises to `//host`, which a browser would read as another site.
  if (url.origin !== BASE || url.pathname.startsWith('//')) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}
