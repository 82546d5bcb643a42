import type { Clause } from '../model/engine-request.js';

/**
 * Returns whether a clause searches words in a field other than the citations. A citation is looked up, all other words
 * are a search.
 */
export function searchesWords(clause: Clause): boolean {
  switch (clause.type) {
    case 'match':
    case 'phrase':
    case 'prefix':
    case 'wildcard':
    case 'near':
      return clause.field !== 'citations';
    case 'multi':
      return clause.fields.some((field) => field !== 'citations');
    case 'bool':
      return [...clause.must, ...clause.should, ...clause.mustNot, ...clause.filter].some(searchesWords);
    case 'all':
    case 'none':
    case 'terms':
    case 'named':
    case 'range':
    case 'exists':
    case 'ids':
      return false;
  }
}
