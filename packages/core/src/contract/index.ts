export { contract, calls } from './contract.js';
export { unbuiltCalls, type UnbuiltCall } from './unbuilt-calls.js';
export type { Call, CallAuth, ContractCall, LoadingFlag, NoInput, ServerHalf, WireRequest } from './call.js';
export type { Envelope } from './wire/envelope.js';
export { readCount, readFlag, readText } from './wire/scalars.js';
export type { CaseRecord } from './records/case-record.js';
export type { ActRecord } from './records/act-record.js';
export { caseFields } from './records/case-fields.js';
export { actFields } from './records/act-fields.js';
export { fieldKinds, type FieldKind } from './records/field-kinds.js';
export { readRecord, type AnyRecord } from './records/read-record.js';
export { writeAct, writeCase } from './records/write-record.js';
export { clauseNames, EXACT } from './search/search-body.js';
export type {
  Aggregation,
  BoolOptions,
  Clause,
  Highlight,
  MatchOptions,
  MatchPhraseOptions,
  MultiMatchOptions,
  NearOptions,
  RangeBounds,
  Scalar,
  SearchBody,
  SortKey,
  SortOrder,
} from './search/search-body.js';
export { searchLimits } from './search/search-limits.js';
export type { FacetValue, SearchAnswer, SearchHit } from './search/search-answer.js';
export { searchOutdata } from './search/search-outdata.js';
export { writeSearchAnswer } from './search/write-search-answer.js';
export type { SignInAnswer, SignInInput } from './calls/account/sign-in.js';
export type { NewTicketInput } from './calls/account/new-ticket.js';
export type { SignOutInput } from './calls/account/sign-out.js';
export { readToken, writeToken, type TokenSet } from './records/token-set.js';
export { readUser, writeUser, type SessionUser } from './records/session-user.js';
export { writeTotals, type Totals } from './calls/welcome.js';
export type { SearchInput } from './calls/search-call.js';
export type { ActSearchInput } from './calls/search.js';
export type { EmbedLatest, EmbedLatestInput, EmbedLatestItem } from '../embed/embed-latest.js';
