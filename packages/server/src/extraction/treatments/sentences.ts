import type { Span } from './span.js';

/** Maximum length of a sentence, which keeps reading linear. Only lists of a hundred citations are longer. */
const LONGEST = 6_000;

const quotationEnd = /[.?!]\s?["”]\s?(?:\([^()\n]{0,60}\)\s*)?\n\n/g;

/** `v.`, `u/art.`: no sentence ends with it. */
const abbreviated = /\b(?:vs?|u\/(?:art|arts|s|ss|cl|r|o))\.$/i;

/** `… & Ors. [1988] 1 SCC 296`: the citation belongs to the name before it. */
const endOfName = /\b(?:[Oo]rs|[Aa]nr|Ltd|Co|Corpn|Inc|[Ee]tc)\.+$/;
/** Brackets between a name and its citation. */
const BRACKETS = 3;

/**
 * Returns the sentences of a text from its stored ends. Ignores an end after `v.` or `u/art.`, or inside a case (its name, its citations and the
 * words in between). `cases` are ordered by start.
 */
export function correctSentences(plain: string, sentenceEnds: readonly number[], cases: readonly Span[]): Span[] {
  const found: Span[] = [];
  let start = skipBlanks(plain, 0);
  let next = 0;
  // Last end of the cases that start before this end.
  let reach = 0;
  for (const end of sentenceEnds) {
    if (end <= start) continue;
    for (; (cases[next]?.start ?? Infinity) < end; next += 1) reach = Math.max(reach, cases[next]?.end ?? 0);
    const following = skipBlanks(plain, end);
    const isName = endOfName.test(plain.slice(Math.max(0, end - 8), end).trimEnd());
    const isCut =
      reach > end ||
      (isName && (cases[next]?.start ?? Infinity) <= following + BRACKETS) ||
      plain.slice(following, following + 7).toLowerCase() === '(supra)' ||
      abbreviated.test(plain.slice(Math.max(0, end - 8), end));
    if (isCut && end - start < LONGEST && following < plain.length) continue;
    pushPieces(found, start, end, plain);
    start = following;
  }
  if (start < plain.length) pushPieces(found, start, plain.length, plain);
  return found;
}

function pushPieces(found: Span[], start: number, end: number, plain: string): void {
  let from = start;
  // A quotation that ends its paragraph ends the sentence, whatever note stands behind it: `…”(emphasis supplied)`.
  for (const match of plain.slice(start, end).matchAll(quotationEnd)) {
    const at = start + match.index + match[0].length;
    found.push({ start: from, end: start + match.index + match[0].trimEnd().length });
    from = skipBlanks(plain, at);
  }
  for (; end - from > LONGEST; from += LONGEST) found.push({ start: from, end: from + LONGEST });
  found.push({ start: from, end });
}

function skipBlanks(plain: string, from: number): number {
  let at = from;
  while (at < plain.length && plain.charCodeAt(at) <= 32) at += 1;
  return at;
}
