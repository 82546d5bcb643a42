export { CasePreview, type CasePreviewProps } from '../case-preview/CasePreview.js';
export { CaseHeader, type CaseHeaderProps } from '../case-preview/CaseHeader.js';
export { CaseParticulars, type CaseParticularsProps } from '../case-preview/CaseParticulars.js';
export {
  caseHeadMessages,
  casePreviewMessages,
  type CaseHeadLabels,
  type CasePreviewLabels,
} from '../case-preview/messages.js';
export type { CaseRequest, CaseSelection, CaseSource } from '../case-preview/types.js';
export { LatestTicker } from '../latest-cases/LatestTicker.js';
export { LatestCases, type LatestCasesProps } from '../latest-cases/LatestCases.js';
export {
  latestCasesMessages,
  latestColumnMessages,
  type LatestCasesLabels,
  type LatestColumnLabels,
} from '../latest-cases/messages.js';
export type { Court, LatestItem, LatestRequest, LatestSource } from '../latest-cases/types.js';
export type { LinkTarget } from '../parts/WidgetLink.js';
export { CitationFinder, type CitationFinderProps } from '../citation-finder/CitationFinder.js';
export { citationFinderMessages, type CitationFinderLabels } from '../citation-finder/messages.js';
export type { FinderRequest, FinderSource, Verdict } from '../citation-finder/types.js';
export { CitationCheck, type CitationCheckProps } from '../citation-check/CitationCheck.js';
export {
  createCheckSource,
  createFileReader,
  type CheckRecord,
  type CheckSource,
  type ReadFile,
} from '@headnote/core/brief-check';
export { InquiryForm, type InquiryFormProps } from '../inquiry-form/InquiryForm.js';
export { createInquirySource } from '../inquiry-form/embed-source.js';
export { inquiryMessages, type InquiryLabels } from '../inquiry-form/messages.js';
export type { CaptchaPart, CaptchaState, CaptchaViewProps, InquirySource } from '../inquiry-form/types.js';
