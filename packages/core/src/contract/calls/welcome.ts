import * as v from 'valibot';
import type { CaseRecord } from '../records/case-record.js';
import type { Call, NoInput } from '../call.js';
import type { SearchAnswer } from '../search/search-answer.js';
import { searchOutdata } from '../search/search-outdata.js';
import { json } from '../wire/envelope.js';
import { readCount } from '../wire/scalars.js';
import { searchBody, searchQuery, searchRequest, type SearchInput } from './search-call.js';

/** How much the library holds. */
export interface Totals {
  readonly users: number;
  readonly cases: number;
  readonly acts: number;
}

const count = v.pipe(v.unknown(), v.transform(readCount), v.number('not a number'));

const wireTotals = v.pipe(
  json,
  v.tuple([
    v.looseTuple([v.object({ TotalUsers: count })]),
    v.looseTuple([v.object({ TotalCases: count })]),
    v.looseTuple([v.object({ Totalbareacts: count })]),
  ]),
  v.transform(([[users], [cases], [acts]]): Totals => ({
    users: users.TotalUsers,
    cases: cases.TotalCases,
    acts: acts.Totalbareacts,
  })),
);

/** Writes the totals as `outdatalist`. */
export function writeTotals(totals: Totals): readonly unknown[] {
  return [[{ TotalUsers: totals.users }], [{ TotalCases: totals.cases }], [{ Totalbareacts: totals.acts }]];
}

/** Counts of users, judgments and bare acts. */
export const totals = {
  service: 'welcome',
  name: 'totals',
  method: 'GET',
  path: '/api/welcome/getTotalCount',
  auth: 'no-token',
  ours: false,
  envelope: true,
  answer: v.pipe(
    v.object({ outdatalist: wireTotals }),
    v.transform(({ outdatalist }) => outdatalist),
  ),
  request: () => ({}),
} as const satisfies Call<NoInput, Totals>;

/** Answer of a search for cases. */
export const caseSearchAnswer = v.pipe(
  v.object({ outdata: searchOutdata }),
  v.transform(({ outdata }): SearchAnswer<CaseRecord> => outdata),
);

/** Latest cases by a search request. */
export const latestCases = {
  service: 'welcome',
  name: 'latestCases',
  method: 'POST',
  path: '/api/welcome/getlatestcasedataes',
  auth: 'bearer',
  ours: false,
  envelope: true,
  query: searchQuery,
  body: searchBody,
  answer: caseSearchAnswer,
  request: (input: SearchInput) => searchRequest(input),
} as const satisfies Call<SearchInput, SearchAnswer<CaseRecord>>;

/** Latest cases of the courts a member chose. */
export const latestCasesByCourt = {
  service: 'welcome',
  name: 'latestCasesByCourt',
  method: 'GET',
  path: '/api/welcome/getlatestcasedata',
  auth: 'member',
  ours: false,
  envelope: true,
  query: v.object({
    userid: v.optional(v.string()),
    courtids: v.optional(v.pipe(v.string(), v.regex(/^[\d,]*$/)), ''),
  }),
  answer: caseSearchAnswer,
  request: ({ courtIds }: { readonly courtIds: readonly number[] }) => ({
    query: { userid: '0', courtids: courtIds.join(',') },
  }),
} as const satisfies Call<{ readonly courtIds: readonly number[] }, SearchAnswer<CaseRecord>>;
