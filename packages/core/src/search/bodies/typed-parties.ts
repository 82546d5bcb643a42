import * as cases from '../../contract/records/case-names.js';
import type { Clause } from '../../contract/search/search-body.js';
import type { QueryTree } from '../language/query-tree.js';
import { matchAll } from './scopes.js';

/** The name of a case as typed: the words of both parties. */
export interface TypedParties {
  readonly left: readonly string[];
  readonly right: readonly string[];
  /** The parts of the search without the sign between the parties. */
  readonly parts: readonly QueryTree[];
}

/** The sign between the parties. Texts print it in any of these ways, or not at all. `बनाम` (banam) is the Hindi word. */
const VERSUS = /^(?:v|vs|v\/s|versus|बनाम|banaa?m)$/i;
const isWord = (part: QueryTree): part is Extract<QueryTree, { readonly type: 'word' }> => part.type === 'word';

/** Reads `Maneka Gandhi v. Union of India` in the words of a search; undefined if they name no two parties. */
export function typedParties(parts: readonly QueryTree[]): TypedParties | undefined {
  const signs = parts.flatMap((part, index) =>
    isWord(part) && VERSUS.test(part.text) ? [{ index, text: part.text }] : [],
  );
  // `V` may be an initial: `C V Raman vs. State`.
  const at = (signs.find(({ text }) => !/^v$/i.test(text)) ?? signs[0])?.index ?? -1;
  if (at < 0) return undefined;
  const [before, behind] = [parts.slice(0, at), parts.slice(at + 1)];
  // With dots too, which the index splits: `C.I.T. v. Rao`.
  const [left, right] = [before, behind].map((side) => side.filter(isWord).map(({ text }) => text));
  return left?.[0] && right?.[0] ? { left, right, parts: [...before, ...behind] } : undefined;
}

/** Optional clauses: judgments between these parties come first, whichever of them appeals. */
export function betweenParties({ left, right }: TypedParties): readonly Clause[] {
  const between = (one: readonly string[], other: readonly string[]): Clause => ({
    bool: { must: [all(cases.APPELLANT, one), all(cases.RESPONDENT, other)] },
  });
  return [between(left, right), between(right, left)];
}

const all = (field: string, words: readonly string[]): Clause => matchAll(field, words.join(' '));
