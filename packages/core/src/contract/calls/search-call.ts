import * as v from 'valibot';
import type { SearchBody } from '../search/search-body.js';

/** What a client hands to a search. */
export interface SearchInput {
  readonly body: SearchBody;
}

/**
 * A search request as a server receives it. Only its being an object is checked here: the clauses and bounds are
 * checked by the server's guard, which rebuilds the body and names the offending path.
 */
export const searchBody = v.custom<SearchBody>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value) && 'query' in value,
  'not a search request',
);

/** The two parameters of every search; the server takes the user from the token alone. */
export const searchQuery = v.object({ adddocument: v.optional(v.string()), userid: v.optional(v.string()) });

/** The value of both parameters that stands for "not given". */
const NOT_GIVEN = '0';

/** Query and body of a search, as the specification's pages send them. */
export function searchRequest(
  { body }: SearchInput,
  query: Readonly<Record<string, string>> = {},
): { readonly query: Readonly<Record<string, string>>; readonly body: SearchBody } {
  return { query: { adddocument: NOT_GIVEN, userid: NOT_GIVEN, ...query }, body };
}
