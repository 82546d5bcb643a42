const VALUES: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100 };

/** Value of a Roman number up to 399. */
export function romanValue(text: string): number {
  let value = 0;
  let after = 0;
  for (let at = text.length - 1; at >= 0; at -= 1) {
    const own = VALUES[text.charAt(at).toUpperCase()] ?? 0;
    value += own < after ? -own : own;
    after = own;
  }
  return value;
}
