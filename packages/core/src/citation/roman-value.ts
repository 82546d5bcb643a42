const VALUES: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100 };

/** Value of a Roman number up to 399. */
export function romanValue(text: string): number {
  let value = 0;
  let after = 0;
  for (const letter of [...text.toUpperCase()].reverse()) {
    const own = VALUES[letter] ?? 0;
    value += own < after ? -own : own;
    after = own;
  }
  return value;
}
