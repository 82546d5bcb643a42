import type { Draft } from './citation-draft.js';

/** Its volumes are its years counted from 1914, and hardly ever printed. */
const YEARLY = 'AIR';

/** Words and numbers with a blank between them; those that are empty or undefined are left out. */
export const joined = (parts: readonly (string | number | undefined | false)[]): string =>
  parts.filter(Boolean).join(' ');

/** Page or number, and what belongs to it: `5 (1)`, `257D`, `12-DB`. */
function placeOf({ kind, page, number, suffix = '' }: Draft): string {
  const space = suffix && (kind === 'neutral' ? '-' : suffix.startsWith('(') ? ' ' : '');
  return `${page ?? number ?? ''}${space}${suffix}`;
}

/** The one spelling of a report or number of a series. Reading it again gives the same. */
export function canonicalOf(draft: Draft): string {
  const { row, family, year, volume, supplement, court } = draft;
  const parts = joined([supplement, family !== YEARLY && volume]);
  const collides = (row?.collides.length ?? 0) > 0;
  // What every judgment of the series has in common is not printed.
  const own = (row?.namesCourt || collides) && court !== row?.court ? court : '';
  if (row?.nameFirst) return joined([family, year, parts, own, placeOf(draft)]);
  const isIndex = draft.isSquare && draft.kind === 'neutral';
  return joined([
    isIndex ? `[${year}]` : year,
    parts && `(${parts})`,
    family,
    own && collides ? `(${own})` : own,
    placeOf(draft),
  ]);
}
