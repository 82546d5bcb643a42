export {
  checkText,
  type CheckedCitation,
  type CheckOptions,
  type LookedUp,
  type LookUp,
  type Sought,
} from './check-text.js';
export type { Citation, CitationKind, CitationStatus } from './citation.js';
export { createLookUp, type CitationClient } from './create-look-up.js';
export { extractCitations } from './extract-citations.js';
export type { Reference } from './find-references.js';
export { nearestCitation } from './nearest-citation.js';
export { normaliseCitation, parseCitation } from './parse-citation.js';
export { printCitation, type CitationStyle } from './print-citation.js';
export {
  compareCaseNames,
  partyNames,
  readCaseName,
  sharesParty,
  type CaseName,
  type NameComparison,
} from './names/compare-case-names.js';
export { partyWordMeaning } from './names/party-words.js';
export { missingParts, type MissingPart } from './missing-parts.js';
export { readIncomplete, type IncompleteCitation } from './read-incomplete.js';
export { withoutInvisible } from './without-invisible.js';
export { verdictOf, type FoundCase, type Evidence, type Verdict } from './verdict-of.js';
