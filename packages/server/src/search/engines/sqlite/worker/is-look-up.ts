import type { Clause, EngineRequest } from '../../../model/engine-request.js';

/** Characters of all citations of a look-up; a longer text is a search. */
const MAX_CHARACTERS = 500;

/** Sort keys that compare texts, which takes long the first time. */
const TEXT_KEYS: ReadonlySet<string> = new Set(['title', 'courtName']);

/**
 * Returns whether a request only looks up ids, citations and values, which takes a few milliseconds: a preview, the
 * latest cases, a judgment by its citation.
 */
export function isLookUp({ query, sort }: EngineRequest): boolean {
  return !sort.some(({ field }) => TEXT_KEYS.has(field)) && charactersOf(query) <= MAX_CHARACTERS;
}

function charactersOf(clause: Clause): number {
  switch (clause.type) {
    case 'match':
    case 'phrase': {
      const isPlain = clause.field === 'citations' && !('fuzziness' in clause) && !('slop' in clause);
      return isPlain ? clause.text.length : Number.POSITIVE_INFINITY;
    }
    case 'bool':
      return [...clause.must, ...clause.should, ...clause.mustNot, ...clause.filter].reduce(
        (sum, each) => sum + charactersOf(each),
        0,
      );
    case 'multi':
    case 'prefix':
    case 'wildcard':
    case 'near':
      return Number.POSITIVE_INFINITY;
    case 'all':
    case 'none':
    case 'terms':
    case 'named':
    case 'range':
    case 'exists':
    case 'ids':
      return 0;
  }
}
