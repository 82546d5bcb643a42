import { extractCitations } from '@headnote/core/citation';
import { titledNumber } from './act-named.js';

/** The particulars of an act. */
export interface ActTitle {
  readonly title: string;
  readonly year: number | null;
  readonly actNumber: string;
}

/** The year that ends a title or a name. */
const YEAR_AT_END = /[\s,]*\(?(\d{4})\)?\.?$/;

/**
 * Returns the names by which judgments cite an act, in the citation engine's form: `IPC` or `Sale of Goods Act 1930`, the same without
 * the year, `Act 3 of 1930`, and both together.
 */
export function actNames({ title, year, actNumber }: ActTitle): string[] {
  const plain = title
    .replace(/^the\s+/i, '')
    .replace(YEAR_AT_END, ' $1')
    .trim();
  if (plain === '') return [];
  const named = extractCitations(`Section 1 of the ${plain}`)[0]?.family || plain;
  const undated = named.replace(YEAR_AT_END, '');
  const number = /\d+/.exec(actNumber)?.[0];
  const numbered = number !== undefined && year !== null ? [`Act ${Number(number)} of ${year}`] : [];
  const titled = numbered.map((name) => titledNumber(undated, name));
  const dated = undated === plain && year !== null ? [`${plain} ${year}`] : [];
  return [...new Set([named, undated, ...dated, ...numbered, ...titled])];
}
