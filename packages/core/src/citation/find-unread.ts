/** A part of a text. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A year in brackets, a volume or none, a name in capitals, a page. */
const SHAPE =
  /[([](?:1[6-9]|20)\d\d[)\]]\s?(?:\d{1,3}\s|Supp\.?\s)?[A-Z][A-Za-z&.]{1,10}(?:\s[A-Z][A-Za-z&.]{0,10}){0,2}\s\d{1,5}(?!\d)/g;

/** Finds what has the shape of a citation and lies in none that was read. `read` is in the order of the text. */
export function findUnread(
  text: string,
  read: readonly { readonly start: number; readonly end: number }[],
): TextSpan[] {
  const found: TextSpan[] = [];
  let next = 0;
  for (const match of text.matchAll(SHAPE)) {
    const start = match.index;
    const end = start + match[0].length;
    while (next < read.length && (read[next]?.end ?? 0) <= start) next += 1;
    if ((read[next]?.start ?? Infinity) >= end) found.push({ start, end, text: match[0] });
  }
  return found;
}
