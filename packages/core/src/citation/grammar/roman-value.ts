const VALUES: ReadonlyMap<string, number> = new Map(Object.entries<number>({ I: 1, V: 5, X: 10, L: 50, C: 100 }));

/** Returns the value of a Roman numeral up to 399. */
export function romanValue(text: string): number {
  let value = 0;
  let before = 0;
  for (const letter of text.toUpperCase()) {
    const own = VALUES.get(letter) ?? 0;
    // A smaller numeral before a larger one was added and must be subtracted.
    value += own > before ? own - 2 * before : own;
    before = own;
  }
  return value;
}

/** Returns whether letters are a numeral up to 99 as printers write it. `IIII` is a damaged one. */
export const isNumeral = (text: string): boolean => /^(?=.)(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/i.test(text);
