// This service's part of the package entry `contract`.
export { articleFields, type Article } from './article.js';
export { articles } from './calls.js';
