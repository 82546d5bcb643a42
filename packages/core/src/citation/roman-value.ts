const VALUES: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100 };

/** Value of a Roman number up to 399. */
export function romanValue(text: string): number {
  let value = 0;
  let before = 0;
  for (const letter of text.toUpperCase()) {
    const own = VALUES[letter] ?? 0;
    // What stands before a greater one was added and is to be taken off.
    value += own > before ? own - 2 * before : own;
    before = own;
  }
  return value;
}
