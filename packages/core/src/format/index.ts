export { formatDate, dateParts, DATE_NOT_KNOWN, type DateParts } from './format-date.js';
export { laterDetails, type LaterWords } from './later-details.js';
export { formatIndianNumber, formatRupees } from './format-number.js';
export { caseNumberLine } from './case-number-line.js';
export { caseReference } from './case-reference.js';
export { caseTitle, casePageTitle } from './case-title.js';
export { joinParties, PARTIES_NOT_KNOWN, type Parties } from './join-parties.js';
export { citationLook, citationText, type CitationLook } from './citation-look.js';
export {
  citationsInOrder,
  leadingCitation,
  unmarkedCitation,
  type Citations,
  type FirstCitation,
} from './citation-order.js';
export {
  citeLine,
  laterWords,
  paragraphInAnchor,
  withSource,
  type CitedLater,
  type CitedPassage,
  type ClipboardText,
} from './cite-line.js';
export { citationFileName } from './citation-file-name.js';
export { displayCourt, displayJudge, displayName } from './display-name.js';
export { actNumberLine, type NumberedAct } from './act-number.js';
export { readAmendmentNote, type Amendment } from './amendment-note.js';
export { readFieldSources, type FieldCertainty, type FieldOrigin, type FieldSource } from './field-source.js';
export { isChangedAct } from './is-changed-act.js';
export { nearLines } from './near-lines.js';
export type { NearParts } from './near-parts.js';
export type { NearWords } from './near-words.js';
export { codesLine, type PairParts } from './codes-line.js';
export { codesWords } from './codes-words.js';
export type { CodesWords } from './codes-words.js';
export { latestItem } from './latest-item.js';
export { decodeText, type DecodedText } from './decode-text.js';
export { usualForm } from './usual-form.js';
export { caseSummary } from './case-summary.js';
export { aknActPath, aknCasePath, readAknPath, type NamedWork } from './akn-path.js';
