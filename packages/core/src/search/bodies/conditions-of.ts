import type { QueryTree } from '../language/query-tree.js';
import { requiredParts, type RequiredParts } from '../language/stop-words.js';
import { typedParties, type TypedParties } from './typed-parties.js';

/** The conditions of a search, and what was typed beside them. */
export interface Conditions extends RequiredParts {
  /** The names of a case, if two parties were typed. */
  readonly parties: TypedParties | undefined;
  /** Words that need not match, in their order. */
  readonly leftOut: readonly string[];
}

/** Returns the parts of a search that are joined by `and`; none for every document. */
export function partsOf(tree: QueryTree | undefined): readonly QueryTree[] {
  return !tree || tree.type === 'all' ? [] : tree.type === 'and' ? tree.of : [tree];
}

/**
 * Splits a search into its conditions and what is none: stop words, the sign between two parties, and
 * the words around the name of a judge. The search and its explanation both come from here.
 */
export function conditionsOf(typed: readonly QueryTree[], { isActs }: { readonly isActs: boolean }): Conditions {
  const parties = isActs ? undefined : typedParties(typed);
  const named = parties?.parts ?? typed;
  const required = requiredParts(named, { mayNameJudge: !isActs && !parties });
  const leftOut = typed.filter((part) => !required.parts.includes(part));
  return { ...required, parties, leftOut: leftOut.map((part) => ('text' in part ? part.text : '')) };
}
