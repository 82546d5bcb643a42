export { Highlight } from './Highlight.js';
export type { HighlightProps, Run } from './Highlight.js';
