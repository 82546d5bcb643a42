/** A part of a text. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const YEAR = String.raw`(?:1[6-9]|20)\d\d`;
/** The most frequently cited series. */
const NAME = String.raw`(?:A\.?I\.?R|I\.?L\.?R|S\.?C\.?[CR]|JT|Indlaw)(?![a-z])\.?`;
/** Numbers of publishers. */
const ONLINE = 'LiveLaw|SCC\\s?On-?\\s?[Ll]ine|AIR\\s?On-?\\s?[Ll]ine|LawSuits?|Indlaw|CDJ|TMI';
const PAGE = String.raw`\d[A-Z\d]{0,4}(?![A-Za-z\d])`;
/** Words and numbers between the series and the page. */
const BETWEEN = String.raw`(?:\s?[([]?[A-Z\d][A-Za-z\d.&]{0,9}[)\]]?){0,2}`;

/** A name in capitals, of at most three words. */
const WORDS = String.raw`[A-Z][A-Za-z&.]{1,10}(?:\s[A-Z][A-Za-z&.]{0,10}){0,2}`;

/**
 * A year in brackets, optional volume, name in capitals and page; a year, volume in brackets, name and page; or a known
 * series with a year and a page; or a volume, name and page; or a neutral citation whose court is unknown; or a publisher's number whose court is none; or the
 * number of an application that names its bench.
 */
const SHAPE = new RegExp(
  String.raw`[([]${YEAR}[)\]]\s?(?:\d{1,3}\s|Supp\.?\s)?${WORDS}\s${PAGE}|(?<!\d)${YEAR}\s?\(\d{1,3}\)\s?${WORDS}\s${PAGE}|(?<![A-Za-z.])${NAME}\s?[([]?${YEAR}[)\]]?${BETWEEN}\s${PAGE}|(?<!\d)\d{0,3}${YEAR}\s(?:[([]?\d{1,3}[)\]]?\s)?${NAME}${BETWEEN}\s${PAGE}|(?<!\d)${YEAR}\s?[:;]\s?[A-Z]{2,6}(?:-[A-Z]{1,4})?\s?[:;]\s?\d{1,6}(?!\d)(?:-[DF]B)?|(?<!\d)${YEAR}\s(?:${ONLINE})\s?(?:\([A-Za-z\d .&]{1,20}\)\s?)?${PAGE}|(?<![A-Za-z.])[A-Z]\.?A\.?\s(?:No\.?\s?)?\d{3}/\d{5}/${YEAR}(?!\d)|(?<!\d)(?<short>\d{1,3}\s${WORDS}\s${PAGE})`,
  'g',
);

/** A volume, name and page without a year count only behind the names of the parties: `A v. B, 12 XYZ 34`. */
const NAMED = /\s(?:v|vs|versus)\.?\s[^;\n]{2,80},\s$/i;
const NAME_WINDOW = 90;

/** Finds text that looks like a citation and is outside the parsed ones. `read` must be in the order of the text. */
export function findUnread(
  text: string,
  read: readonly { readonly start: number; readonly end: number }[],
): TextSpan[] {
  const found: TextSpan[] = [];
  let next = 0;
  for (const match of text.matchAll(SHAPE)) {
    const start = match.index;
    if (match.groups?.['short'] && !NAMED.test(text.slice(Math.max(0, start - NAME_WINDOW), start))) continue;
    const end = start + match[0].length;
    while (next < read.length && (read[next]?.end ?? 0) <= start) next += 1;
    if ((read[next]?.start ?? Infinity) >= end) found.push({ start, end, text: match[0] });
  }
  return found;
}
