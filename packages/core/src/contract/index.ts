export { calls } from './calls.js';
export { contract, serverCalls, type ServerCalls } from './contract.js';
export { account, type CodeInput, type RegistrationMaster } from './calls/account.js';
export { acts, type SectionsInput } from './calls/acts.js';
export { articles } from './calls/articles.js';
export { assistant, type Question } from './calls/assistant.js';
export {
  citations,
  type CitationBooksInput,
  type CitationCheckInput,
  type CitationLookupInput,
  type CitationPart,
} from './calls/citations.js';
export { complete, type CompleteInput } from './calls/complete.js';
export { config } from './calls/config.js';
export { contact, type ContactInput, type Inquiry } from './calls/contact.js';
export { courts, type CourtTreeInput } from './calls/courts.js';
export { documents, type DocumentInput, type PdfForMail, type PdfInput } from './calls/documents.js';
export { embed, type EmbedInquiry, type ForPartner } from './calls/embed.js';
export {
  library,
  type BookmarkInput,
  type NoteInput,
  type SaveQueryInput,
  type UpdateQueryInput,
} from './calls/library.js';
export { mail, type MailInput } from './calls/mail.js';
export { packages } from './calls/packages.js';
export { payments, type Payment, type PaymentInput } from './calls/payments.js';
export { search, type ActSearchInput, type SuggestionsInput } from './calls/search.js';
export { settings } from './calls/settings.js';
export { welcome, writeTotals, type CourtsInput, type Totals } from './calls/welcome.js';
export type { ForUser } from './calls/for-user.js';
export type { AccountFlow } from './values/account-flow.js';
export { articleFields, type Article } from './values/article.js';
export type { AssistantAnswer, AssistantDocument, AssistantSource } from './values/assistant.js';
export { citationLimits } from './values/citation-limits.js';
export { citationStates, type CitationChoice, type CitationHit, type CitationVerdict } from './values/citations.js';
export type {
  CaseBrief,
  CitedPlace,
  CitingJudgment,
  JudgmentCitations,
  Mention,
  ProvisionPlace,
} from './values/judgment-citations.js';
export { writeCitationChoice, writeCitationVerdict, writeJudgmentCitations } from './values/write-citations.js';
export { overrules } from './values/overrules.js';
export { reliesOnOverruled } from './values/relies-on-overruled.js';
export { speakers, treatments, type Speaker, type Treatment } from './values/treatments.js';
export { suggestionKinds, type Completion, type Suggestion } from './values/completion.js';
export { countryFields, stateFields, type Country, type State } from './values/country.js';
export type { CourtBranch, CourtGroup, CourtTree } from './values/court-tree.js';
export type { EmbedCase, EmbedLink, EmbedRun, EmbedSuggestions, EmbedVerdict, EmbedVerdicts } from './values/embed.js';
export type { Folder, HistoryEntry, ResultToSave, SavedQuery, SavedResult, SavedSearch } from './values/library.js';
export type { Created, Outcome } from './values/outcome.js';
export { packageFields, type Package } from './values/package.js';
export { registrationFields, type Registration, type RegistrationToResend } from './values/registration.js';
export { sectionFields, type Section } from './values/section.js';
export {
  judgmentSettingsFields,
  judgmentSorts,
  type ActSettings,
  type CourtSettings,
  type JudgmentSettings,
  type WelcomeSettings,
} from './values/settings.js';
export { subscriptionFields, subscriptionStates, type Subscription } from './values/subscription.js';
export { wireNames } from './wire/wire-names.js';
export { rename, type Names } from './wire/rename.js';
export type { Fields, Reader } from './wire/readers.js';
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
export { writeSearchAnswer } from './search/write-search-answer.js';
export type { SignInAnswer, SignInInput } from './calls/account/sign-in.js';
export type { NewTicketInput } from './calls/account/new-ticket.js';
export type { SignOutInput } from './calls/account/sign-out.js';
export { readToken, writeToken, type TokenSet } from './records/token-set.js';
export { readUser, writeUser, type SessionUser } from './records/session-user.js';
export type { SearchInput } from './calls/search-call.js';
export type { EmbedLatest, EmbedLatestInput, EmbedLatestItem } from '../embed/embed-latest.js';
