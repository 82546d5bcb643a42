export { checkText, type CheckedCitation, type CheckOptions, type LookUp } from './check-text.js';
export type { Citation, CitationKind, CitationStatus } from './citation.js';
export { createLookUp, type CitationClient } from './create-look-up.js';
export { extractCitations } from './extract-citations.js';
export { normaliseCitation } from './normalise-citation.js';
export { parseCitation } from './parse-citation.js';
export { printCitation, type CitationStyle } from './print-citation.js';
export { isSameCaseName } from './same-case-name.js';
export { verdictOf, type CaseHeld, type Evidence, type Verdict } from './verdict-of.js';
