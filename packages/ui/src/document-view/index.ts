export { DocumentView } from './DocumentView.js';
export type { DocumentViewProps } from './DocumentView.js';
