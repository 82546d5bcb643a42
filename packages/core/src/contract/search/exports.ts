// This service's part of the package entry `contract`.
export type { BoxRow, BoxRowKind, BoxSuggestions } from './box-suggestions.js';
export { search, type ActSearchInput, type BoxInput, type SuggestionsInput, type TextHitsInput } from './calls.js';
export type { FacetValue, NearMiss, SearchAnswer, SearchedSpelling, SearchHit } from './search-answer.js';
export { EXACT, OFFENCE, PROVISION, PROVISION_ONLY } from './search-body.js';
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
} from './search-body.js';
export type { SearchInput } from './search-call.js';
export { searchLimits } from './search-limits.js';
export type { Suggestion } from './suggestion.js';
export type { TextHit, TextHits } from './text-hits.js';
export { writeLater, writeSearchAnswer } from './write-search-answer.js';
