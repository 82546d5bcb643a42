/** Between two words, also where a text was pasted; and where there may be nothing. */
export const GAP = '\\s{1,3}';
export const MAYBE = '\\s{0,3}';

/** The words for a section, and an article; a single letter behind another one, or a year, is of a case or a report: `O S 34`. */
const SECTION_WORD = `(?:sections?|secs?\\.?|u/ss?\\.?)(?:-|${MAYBE})`;
const SECTION_LETTER = `(?<!(?:(?<![\\p{L}\\p{N}/.:])\\p{L}|\\d{4})[.\\s]{1,2})(?:ss?\\.?|§{1,2})${MAYBE}`;
const ARTICLE_WORD = `(?:articles?|arts?\\.?)${MAYBE}`;
const NO_YEAR = '(?!(?:1[789]|20)\\d\\d(?!\\d))';

/** A word before the numbers of sections, which may be missing. */
export const SIGN = `(?:${SECTION_WORD}|${SECTION_LETTER}|${ARTICLE_WORD})`;

/** A word before the number of a provision; a year is no number behind a short one. */
const KIND = `(?:${SECTION_WORD}|(?:${SECTION_LETTER}|${ARTICLE_WORD})${NO_YEAR}|(?:rules?|regulations?)${MAYBE})`;
const NUMBER = '\\d{1,4}(?:-?[A-Za-z]{1,3})?';
const PART = '(?:sub[- ]?)?(?:section|clause|rule|regulation|article)|cl\\.?';
/** `(1)`, `(b)`, `(iv)`, `(aa)`, `(2A)`; not `(CPC)`. */
const NAME = '\\((?:\\d{1,3}[a-z]?|[a-z]|[ivx]{2,5}|aa|bb|cc)\\)';

/**
 * A provision with its parts apart or in words: `clause (b) of sub-section (1) of section 138`, `section 138 (1), clause (b)`, `S.138`.
 * Groups: the parts before it, its kind, its number, and the parts behind it. Or `u/s`, under section;
 * marks that end it as a word are no part of it.
 */
export const PROVISION = new RegExp(
  `((?:(?:${PART}) ?${NAME},? (?:of|to|in) (?:the )?){0,4})(${KIND})(${NUMBER})((?:,? ?(?:(?:${PART}) ?)?${NAME}){0,4})(?![\\p{L}\\p{N}]|\\([\\p{L}\\p{N}]{1,4}\\))|u/ss?\\.?(?:[?/-]+(?![^\\s()"]))?(?![\\p{L}\\p{M}*?/-]) ?`,
  'iuy',
);

const INSIDE = /\(\w{1,5}\)/g;

/**
 * Writes a provision as it is cited, with its parts behind it: `section 138(1)(b)`. `S.`, `Sec`, `u/s` and `§` are the same word. The groups
 * are those of `PROVISION`.
 */
export function provisionAsCited(before = '', kind = '', number = '', behind = ''): string {
  const outer = before.match(INSIDE) ?? [];
  return signOf(kind) + number + [...(behind.match(INSIDE) ?? []), ...outer.reverse()].join('');
}

function signOf(kind: string): string {
  if (/^(?:sect|articl|rule|reg)/i.test(kind)) return kind.replace(/^(section|article)s/i, '$1').replace(/\W*$/, ' ');
  return /^a/i.test(kind) ? 'article ' : 'section ';
}

/** Whether a text at an index is a provision that is written in another way than it is cited: `§ 34`. */
export function isOtherwiseCited(text: string, index: number): boolean {
  PROVISION.lastIndex = index;
  const [written, ...groups] = PROVISION.exec(text) ?? [];
  return written !== undefined && provisionAsCited(...groups) !== written;
}
