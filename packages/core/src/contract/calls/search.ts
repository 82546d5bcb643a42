import * as v from 'valibot';
import type { Call } from '../call.js';
import type { ActRecord } from '../records/act-record.js';
import type { CaseRecord } from '../records/case-record.js';
import type { SearchAnswer } from '../search/search-answer.js';
import { searchOutdata } from '../search/search-outdata.js';
import { searchBody, searchQuery, searchRequest, type SearchInput } from './search-call.js';
import { caseSearchAnswer } from './welcome.js';

/** A search of the bare acts, from the given hit on. */
export interface ActSearchInput extends SearchInput {
  /** Place of the first hit, as the query's own paging has it; 0 by default. */
  readonly fromPage?: number;
}

/** The generic search over cases and acts, for single documents by id or citation. */
export const query = {
  service: 'search',
  name: 'query',
  method: 'POST',
  path: '/api/ec/getquery',
  auth: 'bearer',
  ours: true,
  envelope: true,
  query: searchQuery,
  body: searchBody,
  answer: v.pipe(
    v.object({ outdata: searchOutdata }),
    v.transform(({ outdata }): SearchAnswer => outdata),
  ),
  request: (input: SearchInput) => searchRequest(input, { userid: 'welcome' }),
} as const satisfies Call<SearchInput, SearchAnswer>;

/** Search of the judgments. */
export const cases = {
  service: 'search',
  name: 'cases',
  method: 'POST',
  path: '/api/ec/getResults',
  auth: 'bearer',
  ours: false,
  envelope: true,
  query: searchQuery,
  body: searchBody,
  answer: caseSearchAnswer,
  request: (input: SearchInput) => searchRequest(input),
} as const satisfies Call<SearchInput, SearchAnswer<CaseRecord>>;

/** Search of the bare acts. */
export const acts = {
  service: 'search',
  name: 'acts',
  method: 'POST',
  path: '/api/ec/getbareacts',
  aliases: ['/api/ecservice/getbareacts'],
  auth: 'bearer',
  ours: false,
  envelope: true,
  query: v.object({
    ...searchQuery.entries,
    frompage: v.optional(v.pipe(v.string(), v.regex(/^\d{0,5}$/, 'not a number'))),
  }),
  body: searchBody,
  answer: v.pipe(
    v.object({ outdata: searchOutdata }),
    v.transform(({ outdata }): SearchAnswer<ActRecord> => outdata),
  ),
  request: (input: ActSearchInput) => searchRequest(input, { frompage: String(input.fromPage ?? 0) }),
} as const satisfies Call<ActSearchInput, SearchAnswer<ActRecord>>;
