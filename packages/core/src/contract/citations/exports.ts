// This service's part of the package entry `contract`.
export {
  citations,
  type CitationBooksInput,
  type CitationCheckInput,
  type CitationLookupInput,
  type CitationPart,
  type CompareInput,
  type ComparedClaim,
} from './calls.js';
export { citationLimits } from './citation-limits.js';
export type { YearCount } from './year-count.js';
export type { ClaimAnswer, PinpointState, QuotationSegment, QuotationState } from './claim-answer.js';
export type { ReportSheet, SheetEntry, SheetLine, SheetSection } from './report-sheet.js';
export { answerOf } from './answer-of.js';
export {
  citationStates,
  type CitationChoice,
  type CitationHit,
  type CitationState,
  type CitationVerdict,
} from './citation-verdict.js';
export type { LineAnswer, LinePart, LineState } from './line-answer.js';
export type {
  CaseBrief,
  CitedPlace,
  CitingJudgment,
  JudgmentCitations,
  ListedCase,
  Mention,
  ProvisionMeaning,
  ProvisionPlace,
  SourceNote,
  TreatmentNotice,
} from './judgment-citations.js';
export { readLater, warningOf, warnings, type LaterTreatment, type Warning } from './later-treatment.js';
export type { NearCitation } from './near-citation.js';
export { overrules } from './overrules.js';
export { reliesOnOverruled } from './relies-on-overruled.js';
export { sources, speakers, treatments, type Speaker, type Treatment, type TreatmentSource } from './treatments.js';
