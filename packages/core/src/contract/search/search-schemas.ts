import * as v from 'valibot';
import type { SearchBody } from './search-body.js';
import { giving, short } from '../schemas/schema-parts.js';

/**
 * A search request as a server receives it. Only its being an object is checked here: the clauses and bounds are
 * checked by the server's guard, which rebuilds the body and names the offending path.
 */
export const searchBody = v.custom<SearchBody>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value) && 'query' in value,
  'not a search request',
);

/** The two parameters of every search; the server takes the user from the token alone. */
export const searchQuery = v.object({ adddocument: v.optional(short), userid: v.optional(short) });

/** What a search answers: JSON text with `hits.total`, `hits.hits` and `aggregations`. */
export const searchReply = giving(
  v.pipe(
    v.string(),
    v.description(
      'JSON text: { took, timed_out, hits: { total: { value, relation }, hits: [{ _id, _score, _source, highlight? }] }, aggregations? }',
    ),
  ),
);

/** Both halves of a search. */
export const searching = { query: searchQuery, body: searchBody, reply: searchReply } as const;
