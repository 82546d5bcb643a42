import { YEARS_OF_DOUBT, actTitles } from './act-titles.js';

/** An act as the list of provisions names it. */
export interface NamedAct {
  /** Equal for all ways to write its title. */
  readonly key: string;
  /** `Indian Penal Code`, without its year. */
  readonly title: string;
  /** `1860`; empty if neither the text nor the table contains it. */
  readonly year: string;
  /** `IPC`; empty if it has none. */
  readonly abbreviation: string;
}

interface Row {
  readonly title: string;
  readonly abbreviation: string;
  readonly years: readonly string[];
  /** Title in the last of the years, if different. */
  readonly latest: string;
}

const rows = readRows();

/** Words that identify an act only next to its title: `the Amendment Act`, `the Central Act`. */
const generic =
  /^(?:the |an? |said |this |that |old |new |present |impugned |parent |principal |central |state |union |amend(?:ment|ing|ed) |repeal(?:ed|ing)? |validati(?:on|ng) |general |special |service |relevant |local |provincial |first |second |third |instant |punjab |bombay |madras |u\.?p\.? |m\.?p\.? |bihar |bengal |mysore |gujarat |rajasthan |kerala |orissa |assam |calcutta |delhi |[a-z] of the |of )*(?:act|code|rules|regulations|ordinance|manual|adhiniyam|sanhita)$/i;

/** `Part II of the Indian Penal Code`, `Order XXIII of the Code`: a part of the act precedes it. */
const partInFront =
  /^(?:(?:[a-z]{3,8}(?:st|nd|rd|th|d) )?(?:part|chapter|schedule|sch\.|order|o\.|article|section|list)|[A-Z])\b.{0,30}?(?:\b(?:of|to) (?:the )?|\s(?=code$))/i;

/**
 * Names the act of a provision. `family` is its name in the citation, `IPC` or `Punjab Rent Act 1949`. If several acts share
 * the name, adds a year only if the text prints it or `decidedIn` leaves no doubt: no judgment of 1960 cites the Code of
 * 1973. Undefined for words that are not an act's name: `the Principal Act`.
 */
export function nameAct(family: string, decidedIn: number | null): NamedAct | undefined {
  const [, printed = '', ownYear = ''] = /^(.*?)(?:,?\s((?:17|18|19|20)\d\d))?$/.exec(family.trim()) ?? [];
  const title = balanced(printed)
    .replace(partInFront, '')
    .replace(partInFront, '')
    .replace(/\s+/g, ' ')
    .replace(/^the /i, '')
    .replace(/,$/, '');
  // A title cannot contain the end of a sentence.
  if (generic.test(title) || /[A-Za-z]{3}\.\s[A-Z]/.test(title) || title.length < 3) return undefined;
  const row = rows.get(keyOf(title));
  if (row === undefined) return { key: keyOf(title), title, year: ownYear, abbreviation: '' };
  const year = ownYear === '' ? yearOf(row, decidedIn) : ownYear;
  const ownTitle = row.latest !== '' && year === row.years.at(-1) ? row.latest : row.title;
  return { key: keyOf(row.title), title: ownTitle, year, abbreviation: row.abbreviation };
}

/** The text before a closing bracket without an opening one is not part of the title. */
function balanced(title: string): string {
  let depth = 0;
  let from = 0;
  for (const { 0: sign, index: at } of title.matchAll(/[()]/g)) {
    if (sign === '(') depth += 1;
    else if (depth > 0) depth -= 1;
    else from = at + 1;
  }
  return title.slice(from).trim();
}

/** `Arbitration and Conciliation Act` and `Arbitration Act` of 1996 are one act; of another year they are not. */
function yearOf({ years }: Row, decidedIn: number | null): string {
  const latest = years.at(-1) ?? '';
  if (years.length < 2) return latest;
  if (decidedIn === null) return '';
  const inForce = years.filter((year) => Number(year) <= decidedIn);
  const newest = inForce.at(-1) ?? '';
  return inForce.length === 1 || decidedIn >= Number(newest) + YEARS_OF_DOUBT ? newest : '';
}

/** Letters and digits only, without a leading `Indian`, which texts often omit. */
function keyOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/^indian /, '')
    .replaceAll('&', 'and')
    .replace(/[^a-z0-9]/g, '');
}

function readRows(): ReadonlyMap<string, Row> {
  return new Map(
    actTitles
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [short = '', title = '', years = '', latest = '', others = ''] = line.split('|');
        const abbreviation = /^[A-Z./]{2,}$|^[A-Z./]{2,} Act$|^[A-Z]+[a-z]?[A-Z]+$/.test(short) ? short : '';
        const row = { title, abbreviation, years: years.split(' ').filter((year) => year !== ''), latest };
        return [short, title, ...others.split(',')]
          .filter((form) => form !== '')
          .map((form) => keyOf(form))
          .map((key) => [key, row] as const);
      }),
  );
}
