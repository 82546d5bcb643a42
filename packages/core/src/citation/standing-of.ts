import { canonicalOf } from './canonical.js';
import type { Citation } from './citation.js';
import type { Draft } from './citation-draft.js';
import { founded } from './family-table.js';

/**
 * First year of a citation's series; the Supreme Court of Canada's shares its row with the Indian. Courts number their own judgments back to 1947 at most; anything else that has no row begins in
 * 1800.
 */
export const sinceOf = ({ row, kind, family }: Draft): number =>
  family.endsWith('(Canada)') ? 1876 : (row?.since ?? (kind === 'neutral' ? 1947 : 1800));

/** SCC is cited without a volume. */
export const lacksVolume = (canonical: string): boolean => /^\d+ SCC \w{0,2}\d/.test(canonical);

/** The number may be the Supreme Court's own or that of a free index. */
export const isIndexed = (canonical: string): boolean => /^\[.+INSC /.test(canonical);

function isImpossible(draft: Draft, canonical: string): boolean | undefined {
  const { year, court = '', kind, row } = draft;
  if (year === undefined || kind === 'provision') return false;
  return (
    year > new Date().getFullYear() ||
    year < sinceOf(draft) ||
    (row?.marks.includes('c') && year < (founded[court] ?? 0)) ||
    // The court of both successor states sat as Hyderabad.
    /^201[5-8] SCC OnLine AP/.test(canonical)
  );
}

/** All that a citation may mean, none where it says too little to tell; undefined where it means one thing. */
function meaningsOf(draft: Draft, canonical: string): readonly string[] | undefined {
  const { kind, family, year = 0, page, court, row } = draft;
  if (isIndexed(canonical)) return [canonical.replace(/[[\]]/g, ''), canonical];
  // The Supreme Court of Canada numbers its judgments from 2000 on, Karnataka from 2022: `2008 SCC 9`.
  if (lacksVolume(canonical)) return year < 2000 ? [canonical] : [canonical, canonical.replace('SCC', 'SCC (Canada)')];
  if (kind === 'reporter' && !page) return [];
  if (year > 2021 && /^\d+ KHC/.test(canonical)) return [canonical, canonical.replaceAll(' ', ':')];
  return !court && row?.courts[1] && family === row.name && (row.courts[0] || year)
    ? row.courts.map((own) => canonicalOf({ ...draft, court: own }))
    : undefined;
}

/** Says whether a citation can exist and means one thing, and what else it may mean. */
export function standingOf(draft: Draft, canonical: string): Pick<Citation, 'status' | 'alternatives'> {
  const alternatives = meaningsOf(draft, canonical);
  if (isImpossible(draft, canonical)) return { status: 'impossible' };
  if (alternatives) return { status: 'ambiguous', alternatives };
  // Indexes print the Supreme Court's pages without the court; a page of a High Court is never printed so.
  const isBare = draft.family === 'AIR' && !draft.court;
  return { status: 'valid', ...(isBare && { alternatives: [canonicalOf({ ...draft, court: 'SC' })] }) };
}
