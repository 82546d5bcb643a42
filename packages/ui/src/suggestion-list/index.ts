export { SuggestionList } from './SuggestionList.js';
export type { SuggestionListProps } from './SuggestionList.js';
export type { SuggestionRow } from './suggestion-row.js';
