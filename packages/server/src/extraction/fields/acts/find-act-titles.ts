/** A title of an act with its year as a text prints it. */
export interface PrintedTitle {
  readonly start: number;
  readonly end: number;
  /** `Land Acquisition Act 1894`. */
  readonly name: string;
}

/** The end of a title with its year: `Act, 1894`. `Act (XIV of 1947)` is not a match; the rules for act numbers read it. */
const endOfTitle = /\b(?:Act|Code|Ordinance|Sanhita|Adhiniyam)\b,?\s{0,3}\(?((?:18|19|20)\d\d)\b/g;

/** Characters of the longest title worth reading. */
const LONGEST = 140;

/** Small words within a title, but not at its beginning. */
const links: ReadonlySet<string> = new Set(['of', 'and', 'the', 'for', 'to', 'in', 'from', 'on', '&', 'with']);

/** Capitalised words before a title that do not belong to it. */
const leads =
  /^(?:(?:of|and|the|for|to|in|from|on|with|under|section|sections|article|sub-section|rule|that|this|by|act|code|see|both|said|a|an|whether|if|since|when|where|as|before|after|[IVXLC]{1,5})\b[\s,]*|[^A-Za-z]+)+/i;

/** Finds the titles of acts with their years; needs time linear in the text. */
export function findActTitles(text: string): PrintedTitle[] {
  const titles: PrintedTitle[] = [];
  for (const match of text.matchAll(endOfTitle)) {
    const word = /^\w+/.exec(match[0])?.[0] ?? '';
    const before = titleBefore(text.slice(Math.max(0, match.index - LONGEST), match.index));
    if (before === '') continue;
    const name = `${before} ${word} ${match[1]}`.replace(/\s+/g, ' ');
    titles.push({ start: match.index - before.length - 1, end: match.index + match[0].length, name });
  }
  return titles;
}

/** The words of a title before `Act`, read from right to left. */
function titleBefore(text: string): string {
  // Links that a source removed have left brackets: `the [General Clauses Act, 1897`.
  const words = text.replaceAll('[', ' ').trimEnd().split(/\s+/);
  let first = words.length;
  let depth = 0;
  while (first > 0) {
    const word = words[first - 1] ?? '';
    depth += count(word, ')') - count(word, '(');
    const isOfTitle = depth > 0 || word.startsWith('(') || links.has(word) || /^[A-Z][A-Za-z.'’&-]*,?$/.test(word);
    // A full stop ends a sentence unless it belongs to a short form: `U.P.`, `(Temp.)`.
    if (!isOfTitle || (/[a-z]{4}\.$/.test(word) && first < words.length)) break;
    first -= 1;
  }
  return words.slice(first).join(' ').replace(leads, '');
}

function count(text: string, sign: string): number {
  return text.split(sign).length - 1;
}
