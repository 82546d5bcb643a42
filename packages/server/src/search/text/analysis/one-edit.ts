/** Minimum length of a word for which `AUTO` allows an edit, as in OpenSearch. */
const FIRST_FUZZY_LENGTH = 3;

/** Returns whether a word is searched with one edit. */
export function allowsEdit(folded: string, fuzziness: 1 | 'auto' | undefined): boolean {
  if (fuzziness === undefined) return false;
  return fuzziness === 1 || Array.from(folded).length >= FIRST_FUZZY_LENGTH;
}

/**
 * Returns whether two words differ by exactly one edit: a letter changed, added or removed, or two neighbours swapped.
 */
export function isWithinOneEdit(one: string, other: string): boolean {
  if (one === other) return true;
  const [shorter, longer] =
    one.length <= other.length ? [Array.from(one), Array.from(other)] : [Array.from(other), Array.from(one)];
  if (longer.length - shorter.length > 1) return false;
  let start = 0;
  while (start < shorter.length && shorter[start] === longer[start]) start += 1;
  let shortEnd = shorter.length;
  let longEnd = longer.length;
  while (shortEnd > start && longEnd > start && shorter[shortEnd - 1] === longer[longEnd - 1]) {
    shortEnd -= 1;
    longEnd -= 1;
  }
  if (shortEnd - start <= 1 && longEnd - start <= 1) return true;
  const isSwap = shortEnd - start === 2 && longEnd - start === 2;
  return isSwap && shorter[start] === longer[start + 1] && shorter[start + 1] === longer[start];
}

/** Returns every word one edit away, made of these letters, without the word itself. */
export function oneEditAway(word: string, letters: readonly string[]): Set<string> {
  const signs = Array.from(word);
  const away = new Set<string>();
  for (let place = 0; place <= signs.length; place += 1) {
    const before = signs.slice(0, place).join('');
    const after = signs.slice(place).join('');
    const behind = signs.slice(place + 1).join('');
    for (const letter of letters) {
      away.add(before + letter + after);
      if (place < signs.length) away.add(before + letter + behind);
    }
    if (place < signs.length) away.add(before + behind);
    if (place + 1 < signs.length)
      away.add(before + signs[place + 1]! + signs[place]! + signs.slice(place + 2).join(''));
  }
  away.delete(word);
  away.delete('');
  return away;
}
