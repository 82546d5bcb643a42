import { canonicalOf } from './canonical.js';
import type { Citation } from './citation.js';
import type { Draft } from './citation-draft.js';
import { citationTables } from './read-table.js';

/** Why a citation cannot exist, or may mean more than one thing. */
export type Cause = 'future' | 'early' | 'founded' | 'successor' | 'index' | 'volume' | 'page' | 'code' | 'shared';

/** Whether a citation can exist and means one thing. */
export interface Standing extends Pick<Citation, 'status' | 'alternatives'> {
  readonly cause?: Cause;
}

/** First year that courts number their own judgments for, back to which some have done it. */
const NEUTRAL_SINCE = 1947;
/** Oldest year of anything else that has no row. */
const OTHERS_SINCE = 1800;
/** First year of the numbers that the Supreme Court of Canada gives its judgments: `2008 SCC 9`. */
const CANADA_SINCE = 2000;
/** First year of the neutral citations of Karnataka. */
const KARNATAKA_SINCE = 2022;

/** First year of a citation's series. */
export const sinceOf = ({ row, kind }: Draft): number =>
  row?.since ?? (kind === 'neutral' ? NEUTRAL_SINCE : OTHERS_SINCE);

function impossibility(draft: Draft): Cause | undefined {
  const { year, family, court = '', kind, row } = draft;
  if (year === undefined || kind === 'provision') return undefined;
  if (year > new Date().getFullYear()) return 'future';
  if (year < sinceOf(draft)) return 'early';
  if (row?.namesCourt && year < (citationTables().courtSince.get(court) ?? 0)) return 'founded';
  // The court of both successor states sat as Hyderabad.
  return family === 'SCC OnLine' && court === 'AP' && year > 2014 && year < 2019 ? 'successor' : undefined;
}

const ambiguous = (cause: Cause, ...alternatives: string[]): Standing => ({
  status: 'ambiguous',
  cause,
  alternatives,
});

/** Says whether a citation can exist and means one thing, and what else it may mean. */
export function standingOf(draft: Draft): Standing {
  const { family, year = 0, page, court, row } = draft;
  const why = impossibility(draft);
  if (why) return { status: 'impossible', cause: why };
  if (family === 'INSC' && draft.isSquare)
    return ambiguous('index', canonicalOf({ ...draft, isSquare: false }), canonicalOf(draft));
  if (draft.lacksVolume) {
    const abroad = year < CANADA_SINCE ? [] : [`${year} SCC (Canada) ${page}`];
    return ambiguous('volume', `${year} SCC ${page}`, ...abroad);
  }
  if (row?.kind === 'reporter' && page === undefined) return ambiguous('page');
  if (family === 'KHC' && page && !draft.volume && year >= KARNATAKA_SINCE)
    return ambiguous('code', `${year} KHC ${page}`, `${year}:KHC:${page}`);
  const others = court ? [] : (row?.collides ?? []);
  const ofCourt = (own: string) => canonicalOf({ ...draft, court: own });
  if (others.length > 0) return ambiguous('shared', ...others.map(ofCourt));
  // Indexes print the Supreme Court's pages without the court; a page of a High Court is never printed so.
  const isBare = family === 'AIR' && !court;
  return { status: 'valid', ...(isBare && { alternatives: [ofCourt('SC')] }) };
}
