import type { Clause } from './engine-request.js';

/** Returns whether a clause of the query searches words in the text of documents. */
export function searchesContent(clause: Clause): boolean {
  switch (clause.type) {
    case 'match':
    case 'phrase':
    case 'prefix':
    case 'wildcard':
    case 'near':
      return clause.field === 'content';
    case 'multi':
      return clause.fields.includes('content');
    case 'bool':
      return [...clause.must, ...clause.should, ...clause.mustNot, ...clause.filter].some(searchesContent);
    case 'all':
    case 'none':
    case 'terms':
    case 'range':
    case 'exists':
    case 'ids':
      return false;
  }
}
