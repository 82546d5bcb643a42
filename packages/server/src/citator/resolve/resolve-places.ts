import { compareCaseNames, sharesParty, type Verdict, verdictOf } from '@headnote/core/citation';
import type { CitationPlaceRow } from '../../store/tables/citator-tables.js';
import { readKeys } from '../reading/place-rows.js';
import { collapseCopies } from './collapse-copies.js';
import type { LibraryCase } from './library-case.js';
import { seriesOf } from './series-of.js';

/** The fields of a place that determine its target. */
export type UnresolvedPlace = Pick<
  CitationPlaceRow,
  'position' | 'kind' | 'canonical' | 'keys' | 'status' | 'case_name' | 'parallel_group' | 'short_form' | 'refers_to'
>;

/** The target of a place, as stored in its row. */
export type Resolution = Pick<CitationPlaceRow, 'state' | 'target_id' | 'candidates'>;

/** Whether a stored resolution is still the same. */
export const isSameResolution = (one: Resolution, other: Resolution): boolean =>
  one.state === other.state && one.target_id === other.target_id && one.candidates === other.candidates;

/** The data for resolving the places of one judgment. */
export interface LibraryCases {
  /** Returns the judgments with a key. */
  readonly byKey: (key: string) => readonly LibraryCase[];
  readonly citingId: string;
  /** ISO date of the citing judgment, or null. */
  readonly citingDay: string | null;
}

const AMBIGUOUS: Resolution = { state: 'ambiguous', target_id: null, candidates: '[]' };
const NOT_FOUND: Resolution = { state: 'not-held', target_id: null, candidates: '[]' };

/**
 * Finds the target of each citation of one judgment. A pure function of the citations and the judgments in the library, so the order
 * of arrival does not matter. Stores an ambiguous citation with its candidates instead of guessing. A judgment never cites a later one:
 * if the library has only a later judgment, the state is `not-held` with that judgment as the candidate.
 */
export function resolvePlaces(places: readonly UnresolvedPlace[], library: LibraryCases): Resolution[] {
  // A text may cite one page thousands of times.
  const byKeys = new Map<string, Hits>();
  const hits = places.map((place) => {
    if (place.short_form !== '' || place.status === 'impossible') return NONE;
    const known = byKeys.get(place.keys) ?? hitsOf(place, library);
    byKeys.set(place.keys, known);
    return known;
  });
  const groups = Map.groupBy(places.keys(), (index) => places[index]?.parallel_group ?? -1);
  const resolved = places.map((place, index): Resolution => {
    const own = hits[index] ?? NONE;
    if (place.status === 'impossible') return { ...NOT_FOUND, state: 'impossible' };
    if (place.short_form !== '' || own === NONE) return NOT_FOUND;
    if (place.kind === 'docket') return docketResolution(place, own);
    const parallels = place.parallel_group === null ? [] : (groups.get(place.parallel_group) ?? []);
    const others = parallels.filter((other) => other !== index);
    return resolutionOf(place, own, {
      parallels: others.map((other) => hits[other]?.possible ?? []),
      printed: others.flatMap((other) => (places[other] === undefined ? [] : [places[other]])),
    });
  });
  const byPosition = new Map(places.map(({ position }, index) => [position, resolved[index] ?? NOT_FOUND]));
  const targets = targetsOf(places, resolved);
  return places.map((place) =>
    place.short_form === '' ? (byPosition.get(place.position) ?? NOT_FOUND) : followed(place, { targets, byPosition }),
  );
}

/** The judgments to which the citations in full lead, by canonical form: a search for each short form would take quadratic time. */
function targetsOf(
  places: readonly UnresolvedPlace[],
  resolved: readonly Resolution[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const targets = new Map<string, Set<string>>();
  for (const [index, { canonical, short_form }] of places.entries()) {
    const target = resolved[index]?.target_id ?? null;
    if (short_form !== '' || target === null) continue;
    const known = targets.get(canonical);
    if (known) known.add(target);
    else targets.set(canonical, new Set([target]));
  }
  return targets;
}

interface Hits {
  /** Judgments in the library that were not decided later than the citing one. */
  readonly possible: readonly LibraryCase[];
  readonly later: readonly LibraryCase[];
}

const NONE: Hits = { possible: [], later: [] };

function hitsOf({ keys }: UnresolvedPlace, { byKey, citingId, citingDay }: LibraryCases): Hits {
  const found = new Map(readKeys(keys).flatMap((key) => byKey(key).map((hit) => [hit.id, hit] as const)));
  if (found.size === 0) return NONE;
  const all = collapseCopies([...found.values()], citingId);
  const isLater = ({ decidedOn }: LibraryCase) => decidedOn !== null && citingDay !== null && decidedOn > citingDay;
  return { possible: all.filter((hit) => !isLater(hit)), later: all.filter(isLater) };
}

interface Parallels {
  /** The judgments to which each parallel citation leads. */
  readonly parallels: readonly (readonly LibraryCase[])[];
  /** The parallel citations as read from the text. */
  readonly printed: readonly UnresolvedPlace[];
}

function resolutionOf(place: UnresolvedPlace, own: Hits, { parallels, printed }: Parallels): Resolution {
  const { status, case_name } = place;
  if (own.possible.length === 0) return { ...NOT_FOUND, candidates: idsOf(own.later) };
  const citation = { status, ...(case_name !== '' && { caseName: case_name }) };
  const { state, hits } = foundByParty(place, verdictOf({ citation, hits: own.possible, parallels }), parallels);
  const [first] = hits;
  if (state === 'found' && first !== undefined) {
    const isSure =
      compareCaseNames(case_name, first.title) === 'same' && parallels.some((others) => others.includes(first));
    if (!isSure && printed.some((other) => contradicts(other, first))) {
      return { ...AMBIGUOUS, candidates: idsOf([first]) };
    }
    return { state, target_id: first.id, candidates: '[]' };
  }
  return { state, target_id: null, candidates: idsOf([...hits].sort((one, other) => (one.id < other.id ? -1 : 1))) };
}

/**
 * A court that cites the right number and names one of the parties means this judgment: reports shorten and correct names.
 * So it does if a report of another series leads there too, and one party is the same office: scanned names are misread.
 */
function foundByParty(
  { case_name }: UnresolvedPlace,
  verdict: Verdict<LibraryCase>,
  parallels: Parallels['parallels'],
): Verdict<LibraryCase> {
  const [only] = verdict.hits;
  const { state } = verdict;
  if ((state !== 'party-differs' && state !== 'name-differs') || only === undefined) return verdict;
  const isFound =
    sharesParty(case_name, only.title) ||
    (state === 'party-differs' && parallels.some((others) => others.some(({ id }) => id === only.id)));
  return isFound ? { ...verdict, state: 'found' } : verdict;
}

/**
 * Returns whether a parallel citation differs from the judgment's own number in the same series and year. Then two judgments share the
 * page, or a number is misprinted. Matching parties' names together with another matching number outweigh it.
 */
function contradicts(place: UnresolvedPlace, { keys }: LibraryCase): boolean {
  const printed = readKeys(place.keys);
  const series = new Set(printed.map(seriesOf));
  const same = keys.filter((key) => series.has(seriesOf(key)));
  return same.length > 0 && !same.some((key) => printed.includes(key));
}

/** Registries reuse numbers, so a case number counts only if the parties' names match. */
function docketResolution({ case_name }: UnresolvedPlace, { possible }: Hits): Resolution {
  if (case_name === '') return NOT_FOUND;
  const named = possible.filter(({ title }) => sharesParty(case_name, title));
  const [only] = named;
  return named.length === 1 && only !== undefined
    ? { state: 'found', target_id: only.id, candidates: '[]' }
    : NOT_FOUND;
}

interface Followed {
  readonly targets: ReadonlyMap<string, ReadonlySet<string>>;
  readonly byPosition: ReadonlyMap<number, Resolution>;
}

/** A short form leads where its full citation leads; it leads nowhere if it may refer to several. */
function followed(place: UnresolvedPlace, { targets, byPosition }: Followed): Resolution {
  if (place.status === 'impossible') return { ...NOT_FOUND, state: 'impossible' };
  if (place.refers_to !== null) {
    return byPosition.get(place.refers_to) ?? NOT_FOUND;
  }
  const meant = new Set(readKeys(place.keys).flatMap((key) => [...(targets.get(key) ?? [])]));
  return meant.size === 0
    ? NOT_FOUND
    : { state: 'ambiguous', target_id: null, candidates: JSON.stringify([...meant].sort()) };
}

const idsOf = (hits: readonly LibraryCase[]): string => JSON.stringify(hits.map(({ id }) => id));
