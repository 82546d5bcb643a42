// This service's part of the package entry `contract`.
export {
  documents,
  type ActLink,
  type ContentsEntry,
  type DocumentExtent,
  type DocumentInput,
  type DocumentNotice,
  type ErrorReport,
  type LaterJudgment,
  type PdfForMail,
  type PdfInput,
  type ReferredJudgment,
} from './calls.js';
export type {
  ActCoverage,
  CountryCoverage,
  CourtCoverage,
  Coverage,
  CoverageYear,
  SampleCoverage,
} from './coverage.js';
