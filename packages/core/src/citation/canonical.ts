import type { Draft } from './citation-draft.js';

/** Joins words and numbers with spaces. Omits empty and undefined ones. */
export const joined = (...parts: readonly (string | number | undefined | false)[]): string =>
  parts.filter(Boolean).join(' ');

/** Returns the canonical form of a report or neutral citation. Parsing it gives the same citation. */
export function canonicalOf(draft: Draft): string {
  const { row, family, kind, year, volume, supplement, court, brackets, page, number = '', suffix = '' } = draft;
  const { marks = '', courts = [] } = row ?? {};
  // Omit a court that is the same for every judgment of the series.
  const own = courts[1] ? court && `(${court})` : marks.includes('c') && court !== courts[0] && court;
  const isNeutral = kind === 'neutral';
  // `5 (1)`, `257D`, `12-DB`.
  const place = (page ?? number) + (suffix && isNeutral ? '-' : suffix.startsWith('(') ? ' ' : '') + suffix;
  // Omit the volumes of AIR: they count its years from 1914 and are rarely printed.
  const parts = joined(supplement, family !== 'AIR' && volume);
  if (marks.includes('k')) return joined(family, year, parts, own, place);
  const isIndex = brackets === '[]' && family.startsWith('IN');
  const plain = joined(isIndex ? `[${year}]` : year, parts && `(${parts})`, family, own, place);
  return isNeutral && family !== 'INSC' ? plain.replaceAll(' ', ':') : plain;
}
