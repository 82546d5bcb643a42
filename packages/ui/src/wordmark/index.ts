export { Wordmark } from './Wordmark.js';
export type { WordmarkProps } from './Wordmark.js';
export { WordmarkSign } from './WordmarkSign.js';
export type { WordmarkSignProps } from './WordmarkSign.js';
