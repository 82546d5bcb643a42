export type { Citation, CitationKind, CitationStatus } from './citation.js';
export { parseCitation } from './parse-report.js';
