/** A word before the number of a provision. */
const KIND = '(?:sections?|secs?\\.?|ss?\\.?|articles?|arts?\\.?|rules?|regulations?)';
const NUMBER = '\\d{1,4}(?:-?[A-Za-z]{1,3})?';
const PART = '(?:sub[- ]?)?(?:section|clause|rule|regulation|article)|cl\\.?';
/** `(1)`, `(b)`, `(iv)`, `(aa)`, `(2A)`; not `(CPC)`. */
const NAME = '\\((?:\\d{1,3}[a-z]?|[a-z]|[ivx]{2,5}|aa|bb|cc)\\)';

/**
 * A provision with its parts apart or in words: `clause (b) of sub-section (1) of section 138`, `section 138 (1), clause (b)`.
 * Groups: the parts before it, its kind, its number, and the parts behind it. Or `u/s`, under section;
 * marks that end it as a word are no part of it.
 */
export const PROVISION = new RegExp(
  `((?:(?:${PART}) ?${NAME},? (?:of|to|in) (?:the )?){0,4})(${KIND} ?)(${NUMBER})((?:,? ?(?:(?:${PART}) ?)?${NAME}){0,4})(?![\\p{L}\\p{N}(])|u/ss?\\.?(?:[?/-]+(?![^\\s()"]))?(?![\\p{L}\\p{M}*?/-]) ?`,
  'iuy',
);

const INSIDE = /\(\w{1,5}\)/g;

/** Writes a provision as it is cited, with its parts behind it: `section 138(1)(b)`. The groups are those of `PROVISION`. */
export function provisionAsCited(before = '', kind = '', number = '', behind = ''): string {
  const outer = before.match(INSIDE) ?? [];
  return kind ? kind + number + [...(behind.match(INSIDE) ?? []), ...outer.reverse()].join('') : 'section ';
}

/** Between two words, also where a text was pasted; and where there may be nothing. */
const GAP = '\\s{1,3}';
const MAYBE = '\\s{0,3}';
/** A section number, but no year: `302`, `498-A`, `120 B`, `103(1)`. */
const SECTION = `(?!(?:1[789]|20)\\d\\d(?!\\d))\\d{1,3}(?:-?[A-Za-z]{1,2}|${GAP}[A-Za-z])?(?:\\(\\w{1,4}\\))*(?=[\\s,/&);!?"]|\\.(?!\\d)|$)`;
/** Several of them; a stroke behind a blank is a distance: `302 /5 bail`. */
const SECTIONS = `${SECTION}(?:(?:/${MAYBE}|${MAYBE}[,&]${MAYBE}|${GAP}(?:and|r/w|read${GAP}with)${GAP})${SECTION}){0,7}`;
const SIGN = `(?:(?:sections?|secs?\\.?|ss?\\.?|u/ss?\\.?|§)${MAYBE})?`;
/** The six criminal codes, as they are typed. */
const CODE = `(?:(?:i\\.?p\\.?c|b\\.?n\\.?s(?:\\.?s)?|cr\\.?${MAYBE}p\\.?${MAYBE}c|b\\.?s\\.?a|i\\.?e\\.?a)\\b\\.?|(?:(?:indian${GAP})?(?:penal${GAP}code|evidence${GAP}act)|code${GAP}of${GAP}criminal${GAP}procedure)(?![\\p{L}\\p{N}]))`;
const YEAR = `(?:,?${GAP}(?:1860|1872|1973|2023)(?![^\\s),]))?`;
const OF_CODE = `,?${GAP}(?:of${GAP}(?:the${GAP})?)?`;
const NO_DISTANCE = '(?!\\s*(?:(?:w|near|pre) ?)?[/@]|\\s*near ?\\()';

/**
 * Sections of a criminal code among other words: `302/34 IPC`, `section 65B of the Evidence Act`, `CrPC 482`. Groups: the numbers and the
 * code, or the code and its numbers. What is next to an operator of distance stays words.
 */
export const CODE_SECTIONS = new RegExp(
  `${SIGN}(${SECTIONS})${OF_CODE}(${CODE})${YEAR}${NO_DISTANCE}|(${CODE})${YEAR}${GAP}${SIGN}(${SECTIONS})(?!${OF_CODE}${CODE})${NO_DISTANCE}`,
  'iuy',
);

/** The same sections as fields, of which a judgment must have all: `provision:"302 IPC" provision:"34 IPC"`. */
export function sectionsAsFields(first = '', codeBehind = '', codeBefore = '', last = ''): string {
  const numbers = (first || last).split(/\s*[,/&]\s*|\s+(?:and|r\/w|read\s+with)\s+/i);
  const code = codeBehind || codeBefore;
  return numbers.map((number) => `provision:"${number} ${code}"`.replace(/\s+/g, ' ')).join(' ');
}
