// This service's part of the package entry `contract`.
export type { Article } from './article.js';
export { articles } from './calls.js';
