export { parseQuery, type ParsedQuery } from './language/parse-query.js';
export { joinTrees, narrowTree } from './language/narrow-tree.js';
export { explain } from './language/explain.js';
export { toSearchBody, type SearchFacet, type SearchOptions, type SearchSort } from './bodies/to-search-body.js';
export type { SearchBody } from '../contract/search/search-body.js';
export type { KnownCourt } from './bodies/courts.js';
export type { FieldName, RangeName } from './language/fields.js';
export type { NearTree, QueryProblem, QueryTree, RangeTree } from './language/query-tree.js';
export type { QueryDialect } from './language/token.js';
