export { DocumentView } from './DocumentView.js';
export { hasPrintedNumbers } from './hang-numbers.js';
export type { DocumentViewProps } from './DocumentView.js';
