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
