const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Returns whether a page of this origin may read the embed calls without a key: pages on localhost and those in the
 * configuration. The comparison is exact: `null`, a similar name, another port or a final slash is refused.
 */
export function isEmbedOrigin(origin: string, allowed: readonly string[]): boolean {
  if (allowed.includes(origin)) return true;
  const url = URL.parse(origin);
  if (!url || url.origin !== origin) return false;
  return (url.protocol === 'http:' || url.protocol === 'https:') && LOOPBACK.has(url.hostname);
}
