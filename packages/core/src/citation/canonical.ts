import type { Draft } from './citation-draft.js';
import type { Family } from './family.js';

/** Its volumes are its years counted from 1914, and hardly ever printed. */
const YEARLY = 'AIR';

const joined = (parts: readonly (string | number | undefined | false)[]): string => parts.filter(Boolean).join(' ');

function locatorOf({ kind, page, number, suffix }: Draft): string {
  const own = page ?? number ?? '';
  if (!suffix) return own;
  if (kind === 'neutral') return `${own}-${suffix}`;
  return suffix.startsWith('(') ? `${own} ${suffix}` : own + suffix;
}

function provisionOf({ family, unit, number, suffix, year }: Draft): string {
  if (unit === 'Act') return `Act ${number} of ${year}`;
  const own = joined([unit, number]);
  return joined([suffix && `${suffix} to`, own, family]);
}

function reportOf(draft: Draft, row: Family | undefined): string {
  const { family, year, volume, supplement, court } = draft;
  const parts = joined([supplement, family !== YEARLY && volume]);
  // What every judgment of the series has in common is not printed.
  const own = (row?.namesCourt || row?.collides) && court !== row.court ? court : undefined;
  if (row?.nameFirst) return joined([family, year, parts, own, locatorOf(draft)]);
  return joined([year, parts && `(${parts})`, family, own && (row?.collides ? `(${own})` : own), locatorOf(draft)]);
}

/** The one spelling of a citation. Reading it again gives the same. */
export function canonicalOf(draft: Draft, row: Family | undefined): string {
  const { family, year, number, kind } = draft;
  if (kind === 'provision') return provisionOf(draft);
  if (family === 'NJRS') return `${year}-LL-${number}`;
  if (family === 'CNR') return number ?? '';
  if (kind === 'docket') return `${family} ${number} of ${year}`;
  if (family === 'MANU') return `MANU/${draft.code}/${number}/${year}`;
  if (draft.isSquare && (family === 'INSC' || (kind === 'online' && !row))) return `[${year}] ${family} ${number}`;
  if (kind === 'neutral' && family !== 'INSC') return `${year}:${family}:${locatorOf(draft)}`;
  return reportOf(draft, row);
}
