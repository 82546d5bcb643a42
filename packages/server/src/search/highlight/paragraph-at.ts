/** The number with which a paragraph begins: `12.`, `12)`, `[12]`. */
const NUMBERED = /(?:^|\n\n)[[(]?(\d{1,4})[.)\]]+\s/g;
/** A judgment may begin with its second or third paragraph, because the first ones have no number. */
const LATEST_FIRST = 3;

/**
 * Returns the printed number of the paragraph at a place of a plain text; empty before the first one. Only numbers that
 * continue the count are paragraphs of the judgment: what it quotes has numbers of its own.
 */
export function paragraphAt(text: string, place: number): string {
  let last = 0;
  for (const match of text.slice(0, place).matchAll(NUMBERED)) {
    const number = Number(match[1]);
    if (number === last + 1 || (last === 0 && number <= LATEST_FIRST)) last = number;
  }
  // A passage begins behind the blank of its own number, or at the number.
  const own = /^[[(]?(\d{1,4})[.)\]]+\s/.exec(text.slice(place, place + 8));
  if (own !== null && Number(own[1]) === last + 1 && (place === 0 || text.endsWith('\n\n', place))) last += 1;
  return last === 0 ? '' : String(last);
}
