export { checkText, type CaseHeld, type CheckedCitation, type CheckOptions, type LookUp } from './check-text.js';
export type { Citation, CitationKind, CitationStatus } from './citation.js';
export { extractCitations } from './extract-citations.js';
export { normaliseCitation } from './normalise-citation.js';
export { parseCitation } from './parse-citation.js';
export { printCitation, type CitationStyle } from './print-citation.js';
