import type { Draft } from './citation-draft.js';

/** Words and numbers with a blank between them; those that are empty or undefined are left out. */
export const joined = (...parts: readonly (string | number | undefined | false)[]): string =>
  parts.filter(Boolean).join(' ');

/** The one spelling of a report or number of a series. Reading it again gives the same. */
export function canonicalOf(draft: Draft): string {
  const { row, family, kind, year, volume, supplement, court, brackets, page, number = '', suffix = '' } = draft;
  const { marks = '', courts = [] } = row ?? {};
  // What every judgment of the series has in common is not printed.
  const own = courts[1] ? court && `(${court})` : marks.includes('c') && court !== courts[0] && court;
  const isNeutral = kind === 'neutral';
  // `5 (1)`, `257D`, `12-DB`.
  const place = (page ?? number) + (suffix && isNeutral ? '-' : suffix.startsWith('(') ? ' ' : '') + suffix;
  // The volumes of AIR are its years counted from 1914, and hardly ever printed.
  const parts = joined(supplement, family !== 'AIR' && volume);
  if (marks.includes('k')) return joined(family, year, parts, own, place);
  const isIndex = brackets === '[]' && family.startsWith('IN');
  const plain = joined(isIndex ? `[${year}]` : year, parts && `(${parts})`, family, own, place);
  return isNeutral && family !== 'INSC' ? plain.replaceAll(' ', ':') : plain;
}
