export { readSearchAnswer } from './read-search-answer.js';
export { totalText } from './total-text.js';
export type {
  FacetValue,
  NearMiss,
  SearchAnswer,
  SearchedSpelling,
  SearchHit,
  SearchTotal,
} from '../contract/search/search-answer.js';
