export { parseQuery, type ParsedQuery } from './parse-query.js';
export type { NearTree, QueryProblem, QueryTree, RangeTree } from './query-tree.js';
export type { QueryDialect } from './tokenize.js';
export { fieldNames, type FieldName, type RangeName } from './fields.js';
export { explain } from './explain.js';
export { printQuery } from './print-query.js';
