import type { Citation } from './citation.js';
import { isSameCaseName } from './same-case-name.js';
import { unique } from './unique.js';

/** A judgment that a library holds. */
export interface CaseHeld {
  /** Id of the document. */
  readonly id: string;
  /** Cause title, which the name beside the citation is compared with. */
  readonly title: string;
}

/** What a library's judgments say of one citation. */
export interface Verdict<Held extends CaseHeld> {
  /**
   * `found`: one judgment is meant. `ambiguous`: several may be. `name-differs`: the one held has other parties than the text names.
   * `not-held`: it may exist, the library has none.
   */
  readonly state: 'found' | 'ambiguous' | 'name-differs' | 'not-held';
  /** Judgments that it leads to. */
  readonly hits: readonly Held[];
}

/** What a citation leads to, and what stands beside it. */
export interface Evidence<Held extends CaseHeld> {
  /** The citation; its case name and status count. */
  readonly citation: Pick<Citation, 'caseName' | 'status'>;
  /** The judgments known by it or by one of its alternatives, each once. */
  readonly hits: readonly Held[];
  /** The same of each citation that the text prints as parallel to it. */
  readonly parallels: readonly (readonly Held[])[];
}

/** What tells judgments apart. */
export const idOf = ({ id }: CaseHeld): string => id;

/**
 * Which judgment a citation means. Parallel citations that are held must lead to the same one; of several the name of the parties
 * tells which; a citation that may mean two things by itself needs a name or a parallel citation that agrees. Nothing is guessed.
 */
export function verdictOf<Held extends CaseHeld>({ citation, hits, parallels }: Evidence<Held>): Verdict<Held> {
  if (hits.length === 0) return { state: 'not-held', hits };
  const held = parallels.filter((others) => others.length > 0);
  const agreed = held.reduce((left, others) => left.filter(({ id }) => others.some((other) => other.id === id)), hits);
  if (agreed.length === 0) return { state: 'ambiguous', hits: unique([hits, ...held].flat(), idOf) };
  const { caseName, status } = citation;
  const likeness = agreed.map(({ title }) => (caseName === undefined ? undefined : isSameCaseName(caseName, title)));
  const named = agreed.filter((_hit, index) => likeness[index]);
  if (named.length === 1) return { state: 'found', hits: named };
  if (agreed.length > 1) return { state: 'ambiguous', hits: agreed };
  if (likeness[0] === false) return { state: 'name-differs', hits: agreed };
  return { state: status === 'ambiguous' && held.length === 0 ? 'ambiguous' : 'found', hits: agreed };
}
