import type { Clause, NearPart } from '../../model/engine-request.js';

/** Returns the texts of words and phrases in a query, in its order. Beginnings and patterns are searched as they are typed. */
export function clauseTexts(clause: Clause | NearPart): readonly string[] {
  switch (clause.type) {
    case 'match':
    case 'phrase':
      return clause.field === 'citations' ? [] : [clause.text];
    case 'multi':
      return [clause.text];
    case 'near':
    case 'any':
      return clause.of.flatMap(clauseTexts);
    case 'bool':
      return [...clause.must, ...clause.should, ...clause.mustNot, ...clause.filter].flatMap(clauseTexts);
    case 'all':
    case 'none':
    case 'prefix':
    case 'wildcard':
    case 'terms':
    case 'named':
    case 'range':
    case 'exists':
    case 'ids':
      return [];
  }
}
