export { briefReport, type BriefAnswer, type BriefReport, type BriefRow, type ReferenceRow } from './brief-report.js';
export type {
  LaterCell,
  PartiesCell,
  PinpointCell,
  PinpointEntry,
  QuotationCell,
  QuotationEntry,
} from './brief-cells.js';
export { checkBrief, checkBriefWithin, type CheckBrief, type CheckedBrief, type CheckTask } from './check-brief.js';
export type { CheckSource, SoughtClaim } from './check-source.js';
export type { Claim } from './claims/claim.js';
export type { CheckMachine, CheckNote, CheckProblem, CheckRecord, CheckState } from './check-state.js';
export { createBriefCheck, type BriefCheckOptions } from './create-brief-check.js';
export { createCheckSource } from './create-check-source.js';
export { createMemberSource, type LinesClient } from './create-member-source.js';
export { DocumentLimitError } from './document-limit-error.js';
export {
  createFileReader,
  serveFileReader,
  type ReaderScope,
  type ReaderWorker,
  type ReadFile,
  type ReadTask,
} from './file-reader.js';
export type { DocumentLimits } from './document-limits.js';
export {
  documentKinds,
  readDocument,
  type DocumentProblem,
  type DocumentRead,
  type ReadOptions,
} from './read-document.js';
export { typedLines } from './typed-lines.js';
export {
  readPdfPages,
  readPdfWith,
  type GetDocument,
  type PdfPages,
  type PdfTask,
  type ReadPdf,
} from './read-pdf-with.js';
export { filterCounts, faultOf, filterName, isReferenceShown, isShown, reportSentence } from './report-filters.js';
export type { FilterCount } from './report-filters.js';
export { lineText, reportCells, type ReportCells, type ReportLine, type ReportTone } from './report-cells.js';
export type { ReportRun } from './report-run.js';
export { reportColumns, reportWords, type ReportColumn, type ReportFilter, type ReportWords } from './report-words.js';
export { reportSheet, type SheetOptions } from './report-sheet.js';
export type { ReportSheet, SheetEntry, SheetLine, SheetSection } from '../contract/citations/report-sheet.js';
export { writeDocx } from './write-docx.js';
