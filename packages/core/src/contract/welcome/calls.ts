import type { CaseRecord } from '../records/case-record.js';
import type { SearchAnswer } from '../search/search-answer.js';
import { outcome, type Outcome } from '../wire/outcome.js';
import { actSettings, type ActSettings } from '../settings/member-settings.js';
import { group, get, post } from '../wire/make-call.js';
import { getWrite, memberRead, memberWrite, publicRead } from '../wire/marks.js';
import type { Reader } from '../wire/kind.js';
import { cell, first, inField, sureCount } from '../wire/readers.js';
import { forUser, type ForUser } from '../wire/for-user.js';
import { found, searchBody, searchQuery, type SearchInput } from '../search/search-call.js';

/** Size of the library. */
export interface Totals {
  /** Registered users. */
  readonly users: number;
  /** Judgments. */
  readonly cases: number;
  /** Bare acts. */
  readonly acts: number;
}

/** Courts by their ids. */
export interface CourtsInput extends ForUser {
  /** Ids of courts; 1 is the Supreme Court. */
  readonly courtIds: readonly number[];
}

const users = cell(0, first(inField('TotalUsers', sureCount)));
const cases = cell(1, first(inField('TotalCases', sureCount)));
const acts = cell(2, first(inField('Totalbareacts', sureCount)));
const totals: Reader<Totals> = (answer) => ({ users: users(answer), cases: cases(answer), acts: acts(answer) });

/** Writes the totals as `outdatalist`. */
export function writeTotals(totals: Totals): readonly unknown[] {
  return [[{ TotalUsers: totals.users }], [{ TotalCases: totals.cases }], [{ Totalbareacts: totals.acts }]];
}

/** Lists the latest cases by a search request, or reads the preview of one case. */
export const latestCases = post<SearchAnswer<CaseRecord>, SearchInput>('/api/welcome/getlatestcasedataes', {
  auth: 'bearer',
  safe: true,
  loading: 'loadme',
  outdata: found(),
  query: searchQuery,
  body: searchBody,
});

/** The landing pages: counts, latest cases, the acts a member chose. */
export const welcome = group('welcome', () => ({
  /** Counts users, judgments and bare acts. */
  totals: get<Totals>('/api/welcome/getTotalCount', { ...publicRead, whole: totals }),
  /** Lists the latest cases by a search request. */
  latestCases,
  /** Lists the latest cases of the courts that a member chose. */
  latestCasesByCourt: get<SearchAnswer<CaseRecord>, CourtsInput>('/api/welcome/getlatestcasedata', {
    ...memberRead,
    outdata: found(),
    query: { ...forUser, courtIds: 'courtids' },
  }),
  /** Stores the member's choice of acts. */
  saveActSettings: post<Outcome, ForUser & ActSettings>('/api/welcome/insertuseractsetting', {
    ...memberWrite,
    whole: outcome,
    query: forUser,
    body: { actIds: 'actIds' },
  }),
  /** Lists the acts that a member chose. */
  actSettings: get<ActSettings, ForUser | undefined>('/api/welcome/getuseractsetting', {
    ...memberRead,
    outdata: actSettings,
    query: forUser,
  }),
  /** Clears the member's choice of acts. */
  resetActSettings: get<Outcome, ForUser | undefined>('/api/welcome/resetuseractsetting', {
    ...getWrite,
    whole: outcome,
    query: forUser,
  }),
}));
