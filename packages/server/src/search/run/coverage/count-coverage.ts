import type { ActCoverage, CourtCoverage, Coverage } from '@headnote/core/contract';
import type { Court } from '../../../courts/court.js';
import { courts, UNKNOWN_COURT_ID } from '../../../courts/courts.js';
import { dateOfDay } from '../../model/days.js';
import type { Clause, EngineRequest } from '../../model/engine-request.js';
import type { EngineAnswer, SearchEngine } from '../../model/engine.js';
import { SearchUnavailableError } from '../../model/search-unavailable-error.js';

/** What the index says of the library; the countries come from the operator. */
export type CountedCoverage = Omit<Coverage, 'countedAt' | 'covered' | 'upcoming'>;

interface CountOptions {
  readonly engine: SearchEngine;
  /** What the database says of acts. */
  readonly stored: Pick<ActCoverage, 'central' | 'sections'>;
  /** The fictional sample, which searches leave out beside real judgments. */
  readonly sample: Coverage['sample'];
}

/** More than there are courts and benches. */
const ALL_COURTS = 1000;

const noClauses = { must: [], should: [], mustNot: [], filter: [], minimumShouldMatch: 0 } as const;
const everything: Clause = { type: 'all' };

const plain: EngineRequest = {
  query: everything,
  from: 0,
  size: 0,
  sort: [],
  highlight: [],
  aggregations: [],
};

async function ask(engine: SearchEngine, request: EngineRequest): Promise<EngineAnswer> {
  const answer = await engine.search(request);
  if (answer.timedOut) throw new SearchUnavailableError();
  return answer;
}

/**
 * Counts the library with the engine's aggregations: one small request a court, one after the other, so that readers'
 * searches pass in between. Throws a SearchUnavailableError if an answer is not complete: a count must not be too low.
 */
export async function countCoverage({ engine, stored, sample }: CountOptions): Promise<CountedCoverage> {
  const all = await ask(engine, {
    ...plain,
    kind: 'case',
    aggregations: [{ name: 'courts', field: 'courtId', size: ALL_COURTS }],
  });
  const known = new Set((all.aggregations['courts'] ?? []).map(({ key }) => Number(key)));
  const found: CourtCoverage[] = [];
  for (const { court, ids } of courtsWith(known)) found.push(await countCourt(engine, court, ids));
  const high = courts.filter(({ kind, parentId }) => kind === 'high' && parentId === undefined);
  return {
    judgments: all.total.value,
    earliest: await edge(engine, 'oldest'),
    latest: await edge(engine, 'newest'),
    courts: found.toSorted(byGroupAndSize),
    highCourts: high.length,
    missingCourts: high.filter(({ courtId }) => !found.some(({ id }) => id === courtId)).map(({ name }) => name),
    acts: await countActs(engine, stored),
    sample,
  };
}

/** The courts with judgments, each with the ids of itself and its benches. */
function courtsWith(known: ReadonlySet<number>) {
  const unknown = { courtId: UNKNOWN_COURT_ID, name: '', kind: 'unknown' as const };
  return [...courts.filter(({ parentId }) => parentId === undefined), unknown].flatMap((court) => {
    const benches = courts.filter(({ parentId }) => parentId === court.courtId).map(({ courtId }) => courtId);
    const ids = [court.courtId, ...benches].filter((id) => known.has(id));
    return ids.length === 0 ? [] : [{ court, ids }];
  });
}

interface NamedCourt extends Pick<Court, 'courtId' | 'name'> {
  readonly kind: CourtCoverage['kind'];
}

async function countCourt(engine: SearchEngine, court: NamedCourt, ids: readonly number[]): Promise<CourtCoverage> {
  const { hits, total, aggregations } = await ask(engine, {
    ...plain,
    kind: 'case',
    query: { type: 'terms', field: 'courtId', values: ids },
    size: 1,
    sort: [{ field: 'decidedOn', descending: true }],
    histograms: [{ name: 'years', field: 'decidedOn', interval: 'year' }],
  });
  return {
    id: court.courtId,
    name: court.name,
    kind: court.kind,
    judgments: total.value,
    years: (aggregations['years'] ?? []).map(({ key, count }) => ({ year: Number(key), count })),
    latest: dateIn(hits[0]?.sort),
  };
}

async function edge(engine: SearchEngine, end: 'oldest' | 'newest'): Promise<string | null> {
  const { hits } = await ask(engine, {
    ...plain,
    kind: 'case',
    query: { type: 'exists', field: 'decidedOn' },
    size: 1,
    sort: [{ field: 'decidedOn', descending: end === 'newest' }],
  });
  return dateIn(hits[0]?.sort);
}

function dateIn(sort: readonly (string | number | null)[] | undefined): string | null {
  const [day] = sort ?? [];
  return typeof day === 'number' ? dateOfDay(day) : null;
}

async function countActs(engine: SearchEngine, stored: CountOptions['stored']): Promise<ActCoverage> {
  const acts = { ...plain, kind: 'act' as const };
  const { total } = await ask(engine, acts);
  const withText = await ask(engine, { ...acts, query: { type: 'terms', field: 'isAvailable', values: [1] } });
  const year = async (descending: boolean) => {
    const { hits } = await ask(engine, {
      ...acts,
      query: { type: 'bool', ...noClauses, filter: [{ type: 'exists', field: 'year' }] },
      size: 1,
      sort: [{ field: 'year', descending }],
    });
    const [found] = hits[0]?.sort ?? [];
    return typeof found === 'number' ? found : null;
  };
  return {
    total: total.value,
    withText: withText.total.value,
    ...stored,
    firstYear: await year(false),
    lastYear: await year(true),
  };
}

const GROUPS = ['supreme', 'high', 'tribunal', 'unknown'];

function byGroupAndSize(a: CourtCoverage, b: CourtCoverage): number {
  return (
    GROUPS.indexOf(a.kind) - GROUPS.indexOf(b.kind) || b.judgments - a.judgments || (a.name < b.name ? -1 : 1)
  );
}
