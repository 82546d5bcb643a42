import type { Draft } from './grammar/citation-draft.js';

/** Joins words and numbers with spaces. Omits empty and undefined ones. */
export const joined = (...parts: readonly (string | number | undefined | false)[]): string =>
  parts.filter(Boolean).join(' ');

/** Returns the canonical form of a report or neutral citation. Parsing it gives the same citation. */
export function canonicalOf(draft: Draft): string {
  const { row, family, kind, year, volume, supplement, court, brackets = '', page, number = '', suffix = '' } = draft;
  const { marks = '', courts = [] } = row ?? {};
  // Omit a court that is the same for every judgment of the series.
  const own = courts[1] ? court && `(${court})` : marks.includes('c') && court !== courts[0] && court;
  const isNeutral = kind === 'neutral';
  // `5 (1)`, `257D`, `12-DB`.
  const place = (page ?? number) + (suffix && isNeutral ? '-' : suffix.startsWith('(') ? ' ' : '') + suffix;
  // Omit the volumes of AIR: they count its years from 1914 and are rarely printed.
  const parts = joined(supplement, family !== 'AIR' && volume);
  // Without its court, a bare volume would read as the page.
  if (marks.includes('k')) return joined(family, year, parts && !court ? `(${parts})` : parts, own, place);
  // One damaged bracket is a bracket. A round pair is none.
  const isIndex = /[[\]]/.test(brackets) && family.startsWith('IN');
  const plain = joined(isIndex ? `[${year}]` : year, year && parts ? `(${parts})` : parts, family, own, place);
  return isNeutral && family !== 'INSC' ? plain.replaceAll(' ', ':') : plain;
}
