/**
 * Replaces the character U+0000, which PostgreSQL does not store in texts, by U+FFFD, as browsers do. Other values are
 * returned unchanged.
 */
export function storableText(value: unknown): unknown {
  return typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '\uFFFD') : value;
}
