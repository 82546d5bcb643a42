import type { LaterTreatment } from '../contract/citations/later-treatment.js';
import type { Citation } from './citation.js';
import { compareCaseNames } from './names/compare-case-names.js';
import { unique } from './unique.js';

/** A judgment in the library. */
export interface FoundCase {
  /** Id of the document. */
  readonly id: string;
  /** Cause title, compared with the name before the citation. */
  readonly title: string;
  /** Its citations, that to show first. */
  readonly citations?: readonly string[];
  /** The strongest later treatment against it. */
  readonly later?: LaterTreatment | null;
}

/** The result of looking up one citation. */
export interface Verdict<Found extends FoundCase> {
  /**
   * `found`: the library has the judgment. `ambiguous`: several judgments are possible. `party-differs`: one party of the
   * judgment is another than the text names. `name-differs`: both are. `not-held`: the citation may exist, but this
   * library does not have it.
   */
  readonly state: 'found' | 'ambiguous' | 'party-differs' | 'name-differs' | 'not-held';
  /** The judgments that the citation may mean. */
  readonly hits: readonly Found[];
}

/** The input of `verdictOf`. */
export interface Evidence<Found extends FoundCase> {
  /** The citation. Only its case name and status are used. */
  readonly citation: Pick<Citation, 'caseName' | 'status'>;
  /** The judgments found for the citation or its alternatives, without duplicates. */
  readonly hits: readonly Found[];
  /** The hits of each parallel citation in the text. */
  readonly parallels: readonly (readonly Found[])[];
}

/** Returns the key by which judgments are distinguished. */
export const idOf = ({ id }: FoundCase): string => id;

/**
 * Decides which judgment a citation means. Parallel citations must lead to the same judgment. Of several judgments, the
 * names of the parties decide. An ambiguous citation needs a matching name or parallel citation. It never guesses.
 */
export function verdictOf<Found extends FoundCase>({ citation, hits, parallels }: Evidence<Found>): Verdict<Found> {
  if (hits.length === 0) return { state: 'not-held', hits };
  const known = parallels.filter((others) => others.length > 0);
  const agreed = known.reduce((left, others) => left.filter(({ id }) => others.some((other) => other.id === id)), hits);
  if (agreed.length === 0) return { state: 'ambiguous', hits: unique([hits, ...known].flat(), idOf) };
  const { caseName, status } = citation;
  if (caseName === undefined) return unnamed(agreed, status === 'ambiguous' && known.length === 0);
  const likeness = agreed.map(({ title }) => compareCaseNames(caseName, title));
  for (const [answer, state] of [
    ['same', 'found'],
    ['one-differs', 'party-differs'],
  ] as const) {
    const named = agreed.filter((_hit, index) => likeness[index] === answer);
    if (named.length === 1) return { state, hits: named };
    if (named.length > 1) return { state: 'ambiguous', hits: named };
  }
  if (agreed.length === 1 && likeness[0] === 'both-differ') return { state: 'name-differs', hits: agreed };
  return unnamed(agreed, status === 'ambiguous' && known.length === 0);
}

/** The verdict if no name decides. */
const unnamed = <Found extends FoundCase>(hits: readonly Found[], isAmbiguous: boolean): Verdict<Found> => ({
  state: isAmbiguous || hits.length > 1 ? 'ambiguous' : 'found',
  hits,
});
