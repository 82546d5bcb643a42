export { latestCasesBody } from './latest-cases.js';
export { caseByCitationBody, casePreviewBody, fullCaseBody } from './single-case.js';
export { actByCitationBody, actPreviewBody, fullActBody } from './single-act.js';
export { fullTextBody } from './full-text.js';
export { citationBody, type CitationSearch } from './citation-body.js';
export { documentsBody } from './documents.js';
export { actListBody } from './act-list.js';
export {
  countedSuggestions,
  resultsBody,
  withWider,
  type CountedSuggestion,
  type ResultsOptions,
  undatedBody,
} from './results-body.js';
export { courtLevel, type CourtLevel } from './court-level.js';
export { searchSuggestions, type SuggestionKind, type SearchSuggestion } from './search-suggestions.js';
export { courtsOf, printCourts } from './courts.js';
export { facetNames } from './facet-names.js';
export { citationWords, joinCitationWords, type CitationWords } from '../citation-words.js';
export { houseCitationToSlug, slugToHouseCitation } from '../citation-slug.js';
export { MAX_NARROWING_WORDS, tidyNarrowing, type Narrowing } from '../narrowing.js';
export { parseSearch, serializeSearch, type SearchState } from '../search-state.js';
export { printQuery } from '../language/print-query.js';
export type { FieldName, RangeName } from '../language/fields.js';
export type { SearchBody } from '../../contract/search/search-body.js';
export type { NearTree, QueryTree, RangeTree } from '../language/query-tree.js';
export type { SearchSort } from './to-search-body.js';
