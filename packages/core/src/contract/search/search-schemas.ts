import * as v from 'valibot';
import type { Clause, SearchBody } from './search-body.js';
import { giving, short } from '../schemas/schema-parts.js';

/**
 * A search request as a server receives it. The schema only checks that it is an object with a query; the server's
 * guard checks clauses and limits, rebuilds the body and names the wrong path.
 */
export const searchBody = v.custom<SearchBody>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value) && 'query' in value,
  'not a search request',
);

/** A query of a search request. The guard checks it like that of a body. */
export const clause = v.custom<Clause>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'not a query',
);

/** The two parameters of every search. The server takes the user only from the token. */
export const searchQuery = v.object({ adddocument: v.optional(short), userid: v.optional(short) });

/** The answer to a search: JSON text with `hits.total`, `hits.hits` and `aggregations`. */
export const searchReply = giving(
  v.pipe(
    v.string(),
    v.description(
      'JSON text: { took, timed_out, expansions_cut?, not_searchable?, spellings?: [{ word, searched }], hits: { total: { value, relation }, hits: [{ _id, _score, _source, highlight?, paragraphs?, later? }] }, near_misses?: [{ _id, _score, _source, without: [word] }], aggregations?, wider?: { name: { value, relation } } }',
    ),
  ),
);

/** Both halves of a search. */
export const searching = { query: searchQuery, body: searchBody, reply: searchReply } as const;
