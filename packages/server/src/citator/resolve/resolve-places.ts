import { compareCaseNames, sharesParty, type Verdict, verdictOf } from '@headnote/core/citation';
import type { CitationUseRow } from '../../store/tables/citator-tables.js';
import { readKeys } from '../reading/use-rows.js';
import { collapseCopies } from './collapse-copies.js';
import type { HeldCase } from './held-case.js';
import { seriesOf } from './series-of.js';

/** The fields of a use that determine its target. */
export type UnresolvedUse = Pick<
  CitationUseRow,
  'position' | 'kind' | 'canonical' | 'keys' | 'status' | 'case_name' | 'parallel_group' | 'short_form' | 'refers_to'
>;

/** The target of a use, as stored in its row. */
export type Resolution = Pick<CitationUseRow, 'state' | 'target_id' | 'candidates'>;

/** The data for resolving the uses of one judgment. */
export interface CasesHeld {
  /** Returns the judgments with a key. */
  readonly byKey: (key: string) => readonly HeldCase[];
  readonly citingId: string;
  /** ISO date of the citing judgment, or null. */
  readonly citingDay: string | null;
}

const AMBIGUOUS: Resolution = { state: 'ambiguous', target_id: null, candidates: '[]' };
const NOT_HELD: Resolution = { state: 'not-held', target_id: null, candidates: '[]' };

/**
 * Finds the target of each citation of one judgment. A pure function of the citations and the judgments in the library, so the order
 * of arrival does not matter. Stores an ambiguous citation with its candidates instead of guessing. A judgment never cites a later one:
 * if the library has only a later judgment, the state is `not-held` with that judgment as the candidate.
 */
export function resolveUses(uses: readonly UnresolvedUse[], held: CasesHeld): Resolution[] {
  const hits = uses.map((use) => hitsOf(use, held));
  const groups = Map.groupBy(uses.keys(), (index) => uses[index]?.parallel_group ?? -1);
  const resolved = uses.map((use, index): Resolution => {
    const own = hits[index] ?? NONE;
    if (use.status === 'impossible') return { ...NOT_HELD, state: 'impossible' };
    if (use.short_form !== '' || own === NONE) return NOT_HELD;
    if (use.kind === 'docket') return docketResolution(use, own);
    const parallels = use.parallel_group === null ? [] : (groups.get(use.parallel_group) ?? []);
    const others = parallels.filter((other) => other !== index);
    return resolutionOf(use, own, {
      parallels: others.map((other) => hits[other]?.possible ?? []),
      printed: others.flatMap((other) => (uses[other] === undefined ? [] : [uses[other]])),
    });
  });
  const byPosition = new Map(uses.map(({ position }, index) => [position, resolved[index] ?? NOT_HELD]));
  return uses.map((use) =>
    use.short_form === '' ? (byPosition.get(use.position) ?? NOT_HELD) : followed(use, { uses, byPosition }),
  );
}

interface Hits {
  /** Judgments in the library that were not decided later than the citing one. */
  readonly possible: readonly HeldCase[];
  readonly later: readonly HeldCase[];
}

const NONE: Hits = { possible: [], later: [] };

function hitsOf({ keys, short_form, status }: UnresolvedUse, { byKey, citingId, citingDay }: CasesHeld): Hits {
  if (short_form !== '' || status === 'impossible') return NONE;
  const found = new Map(readKeys(keys).flatMap((key) => byKey(key).map((hit) => [hit.id, hit] as const)));
  if (found.size === 0) return NONE;
  const all = collapseCopies([...found.values()], citingId);
  const isLater = ({ decidedOn }: HeldCase) => decidedOn !== null && citingDay !== null && decidedOn > citingDay;
  return { possible: all.filter((hit) => !isLater(hit)), later: all.filter(isLater) };
}

interface Parallels {
  /** The judgments to which each parallel citation leads. */
  readonly parallels: readonly (readonly HeldCase[])[];
  /** The parallel citations as read from the text. */
  readonly printed: readonly UnresolvedUse[];
}

function resolutionOf(use: UnresolvedUse, own: Hits, { parallels, printed }: Parallels): Resolution {
  const { status, case_name } = use;
  if (own.possible.length === 0) return { ...NOT_HELD, candidates: idsOf(own.later) };
  const citation = { status, ...(case_name !== '' && { caseName: case_name }) };
  const { state, hits } = foundByParty(use, verdictOf({ citation, hits: own.possible, parallels }), parallels);
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
  { case_name }: UnresolvedUse,
  verdict: Verdict<HeldCase>,
  parallels: Parallels['parallels'],
): Verdict<HeldCase> {
  const [only] = verdict.hits;
  if (verdict.state !== 'party-differs' || only === undefined) return verdict;
  const isFound =
    sharesParty(case_name, only.title) || parallels.some((others) => others.some(({ id }) => id === only.id));
  return isFound ? { ...verdict, state: 'found' } : verdict;
}

/**
 * Returns whether a parallel citation differs from the judgment's own number in the same series and year. Then two judgments share the
 * page, or a number is misprinted. Matching parties' names together with another matching number outweigh it.
 */
function contradicts(use: UnresolvedUse, { keys }: HeldCase): boolean {
  const printed = readKeys(use.keys);
  const series = new Set(printed.map(seriesOf));
  const same = keys.filter((key) => series.has(seriesOf(key)));
  return same.length > 0 && !same.some((key) => printed.includes(key));
}

/** Registries reuse numbers, so a case number counts only if the parties' names match. */
function docketResolution({ case_name }: UnresolvedUse, { possible }: Hits): Resolution {
  if (case_name === '') return NOT_HELD;
  const named = possible.filter(({ title }) => sharesParty(case_name, title));
  const [only] = named;
  return named.length === 1 && only !== undefined ? { state: 'found', target_id: only.id, candidates: '[]' } : NOT_HELD;
}

/** A short form leads where its full citation leads; it leads nowhere if it may refer to several. */
function followed(
  use: UnresolvedUse,
  {
    uses,
    byPosition,
  }: { readonly uses: readonly UnresolvedUse[]; readonly byPosition: ReadonlyMap<number, Resolution> },
): Resolution {
  if (use.status === 'impossible') return { ...NOT_HELD, state: 'impossible' };
  if (use.refers_to !== null) {
    return byPosition.get(use.refers_to) ?? NOT_HELD;
  }
  const meant = new Set(readKeys(use.keys));
  const targets = uses.flatMap(({ canonical, short_form, position }) => {
    const target = byPosition.get(position)?.target_id ?? null;
    return short_form === '' && meant.has(canonical) && target !== null ? [target] : [];
  });
  return targets.length === 0
    ? NOT_HELD
    : { state: 'ambiguous', target_id: null, candidates: JSON.stringify([...new Set(targets)].sort()) };
}

const idsOf = (hits: readonly HeldCase[]): string => JSON.stringify(hits.map(({ id }) => id));
