import { extractCitations } from '@headnote/core/citation';
import { splitActTitle } from '../../library/act-title-key.js';
import { type ActParticulars, actNumberKey } from '../../library/repealed-acts.js';
import { titledNumber } from './act-named.js';

/** The year that ends a title or a name. */
const YEAR_AT_END = /[\s,]*\(?(\d{4})\)?\.?$/;

/**
 * Returns the names by which judgments cite an act, in the citation engine's form: `IPC` or `Sale of Goods Act 1930`, the same without
 * the year, `Act 3 of 1930`, and both together. The first one is the usual name.
 */
export function actNames({ title, year, actNumber }: ActParticulars): string[] {
  const plain = title
    .replace(/^the\s+/i, '')
    .replace(YEAR_AT_END, ' $1')
    .trim();
  if (plain === '') return [];
  const named = nameInText(plain) ?? plain;
  const undated = named.replace(YEAR_AT_END, '');
  const number = actNumberKey({ actNumber, year });
  const numbered = number === undefined ? [] : [`Act ${number.replace('/', ' of ')}`];
  const titled = numbered.map((name) => titledNumber(undated, name));
  const dated = undated === plain && year !== null ? [`${plain} ${year}`] : [];
  return [...new Set([named, undated, ...dated, ...numbered, ...titled])];
}

/** Returns the citation engine's name of an act, `IPC` for `Indian Penal Code`; undefined if it reads none. */
export function nameInText(text: string): string | undefined {
  return extractCitations(`Section 1 of the ${text}`)[0]?.family || undefined;
}

/** Separates a title from the names of the citation engine, none of which begins with it. */
const TITLE_MARK = '=';

/** Returns the keys by which readers look up an act by its titles, in any language. */
export function titleKeys(titles: readonly string[]): string[] {
  const keys = titles.map((title) => splitActTitle(title).name).filter((name) => name !== '');
  return [...new Set(keys)].map((name) => TITLE_MARK + name);
}
