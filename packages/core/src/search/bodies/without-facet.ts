import type { FieldName } from '../language/fields.js';
import type { QueryTree } from '../language/query-tree.js';
import type { SearchFacet } from './to-search-body.js';

/** The fields of the search language that narrow a search by the property. */
const typed: Readonly<Partial<Record<SearchFacet, readonly FieldName[]>>> = {
  courts: ['court'],
  decisions: ['decision'],
  years: ['year', 'date'],
  benches: ['bench'],
};

const partsOf = (tree: QueryTree): readonly QueryTree[] => (tree.type === 'and' ? tree.of : [tree]);

function narrowsBy(part: QueryTree, facet: SearchFacet): boolean {
  return (part.type === 'field' || part.type === 'range') && typed[facet]?.includes(part.name) === true;
}

/** Returns the tree without the parts of its top level that narrow it by a property, such as `court:SC` or `1973-1990`. */
export function withoutFacet(tree: QueryTree, facet: SearchFacet): QueryTree {
  const parts = partsOf(tree);
  const left = parts.filter((part) => !narrowsBy(part, facet));
  return left.length === parts.length ? tree : (joined('and', left) ?? { type: 'all' });
}

/** Returns only those parts, joined. */
export function partsOfFacet(tree: QueryTree, facet: SearchFacet): QueryTree {
  return (
    joined(
      'and',
      partsOf(tree).filter((part) => narrowsBy(part, facet)),
    ) ?? { type: 'all' }
  );
}

/** Joins parts to a normalised tree; undefined without parts. */
export function joined(type: 'and' | 'or', parts: readonly QueryTree[]): QueryTree | undefined {
  const of = parts.flatMap((part) => (part.type === type ? part.of : [part]));
  return of.length > 1 ? { type, of } : of[0];
}
