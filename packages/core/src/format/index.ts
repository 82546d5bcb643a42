export { formatDate, dateParts, DATE_NOT_KNOWN, type DateParts } from './format-date.js';
export { formatIndianNumber, formatRupees } from './format-number.js';
export { caseNumberLine } from './case-number-line.js';
export { caseReference } from './case-reference.js';
export { caseTitle, caseVersus, casePageTitle, joinParties, PARTIES_NOT_KNOWN, type Parties } from './case-title.js';
export {
  citationLook,
  citationsInOrder,
  citationText,
  leadingCitation,
  type CitationLook,
  type Citations,
} from './citation-order.js';
export { citeLine, paragraphInAnchor, withSource, type CitedPassage, type ClipboardText } from './cite-line.js';
export { displayCourt, displayJudge, displayName } from './display-name.js';
export { isChangedAct } from './is-changed-act.js';
export { latestItem } from './latest-item.js';
export { usualForm } from './usual-form.js';
