import { canonicalOf } from './canonical.js';
import type { Citation } from './citation.js';
import type { Draft } from './grammar/citation-draft.js';
import { founded } from './grammar/court-table.js';
import { highestIfBeyond } from './grammar/highest-provision.js';
import { isOutsideVolumes } from './grammar/volume-bounds.js';

/**
 * Returns the first year of a citation's series. Reports of the Supreme Court of Canada share a row with Indian ones. Neutral
 * citations go back to 1947 at most; other series without a row begin in 1800.
 */
export const sinceOf = ({ row, kind, family }: Draft): number =>
  family.endsWith('(Canada)') ? 1876 : (row?.since ?? (kind === 'neutral' ? 1947 : 1800));

/** Returns whether the citation is SCC without a volume. The volumes for 1950 to 1968 have no number. */
export const lacksVolume = (canonical: string): boolean => /^(?!19[56]\d(?<!9))\d+ SCC \w{0,2}\d/.test(canonical);

/** Returns whether the number may be the Supreme Court's own or that of a free index. */
export const isIndexed = (canonical: string): boolean => /^\[.+INSC /.test(canonical);

/** Returns whether the page or number is 0. */
export const isNought = ({ page, number }: Draft): boolean => /^0+$/.test(page ?? number ?? '');

function isImpossible(draft: Draft, canonical: string): boolean | undefined {
  const { year, court = '', kind, row } = draft;
  if (isNought(draft)) return true;
  if (kind === 'provision') return highestIfBeyond(draft) !== undefined;
  if (year === undefined) return false;
  return (
    year > new Date().getFullYear() ||
    year < sinceOf(draft) ||
    (row?.marks.includes('c') && year < (founded.get(court) ?? 0)) ||
    (!draft.supplement && isOutsideVolumes(draft.family, year, draft.volume)) ||
    // In these years the court of both successor states was the High Court at Hyderabad.
    /^201[5-8] SCC OnLine AP /.test(canonical)
  );
}

/** Returns the possible meanings of an ambiguous citation; an empty list if a part is missing; undefined if it has one meaning. */
function meaningsOf(draft: Draft, canonical: string): readonly string[] | undefined {
  const { kind, family, year = 0, page, court, row } = draft;
  if (draft.meanings) return draft.meanings;
  if (draft.mark) return [canonical, canonicalOf({ ...draft, volume: draft.mark.volume })];
  if (isIndexed(canonical)) return [canonical.replace(/[[\]]/g, ''), canonical];
  // The Supreme Court of Canada has neutral citations since 2000 (`2008 SCC 9`), Karnataka since 2022.
  if (lacksVolume(canonical)) return year < 2000 ? [canonical] : [canonical, canonical.replace('SCC', 'SCC (Canada)')];
  if (row?.marks.includes('C') && !court) return [];
  // Each High Court has its ILR.
  if (kind === 'reporter' && (!page || (family === 'ILR' && !court))) return [];
  if (year > 2021 && /^\d+ KHC/.test(canonical)) return [canonical, canonical.replaceAll(' ', ':')];
  // Only the Indian series counts its volumes through.
  if (family === 'STC' && Number(draft.volume) > 9) return undefined;
  return !court && row?.courts[1] && family === row.name && (row.courts[0] || year)
    ? row.courts.map((own) => canonicalOf({ ...draft, court: own }))
    : undefined;
}

/** Returns the status of a citation and its other possible meanings. */
export function statusOf(draft: Draft, canonical: string): Pick<Citation, 'status' | 'alternatives'> {
  const alternatives = meaningsOf(draft, canonical);
  if (isImpossible(draft, canonical)) return { status: 'impossible' };
  if (alternatives) return { status: 'ambiguous', alternatives };
  // Indexes print AIR citations of the Supreme Court without the court, but never those of High Courts.
  const isBare = draft.family === 'AIR' && !draft.court;
  return { status: 'valid', ...(isBare && { alternatives: [canonicalOf({ ...draft, court: 'SC' })] }) };
}
