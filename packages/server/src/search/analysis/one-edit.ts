/** Letters of a word from which on `AUTO` allows an edit, as OpenSearch does. */
const FIRST_FUZZY_LENGTH = 3;

/** Whether a word is looked for with one letter changed. */
export function allowsEdit(folded: string, fuzziness: 1 | 'auto' | undefined): boolean {
  if (fuzziness === undefined) return false;
  return fuzziness === 1 || Array.from(folded).length >= FIRST_FUZZY_LENGTH;
}

/** True when two words are the same but for one letter: changed, added, left out, or two neighbours swapped. */
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

/** Every word that is one edit away, made of these letters; the word itself is not among them. */
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
