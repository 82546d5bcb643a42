export { formatDate, dateParts, DATE_NOT_KNOWN, type DateParts } from './format-date.js';
export { formatIndianNumber, formatRupees } from './format-number.js';
export { caseNumberLine } from './case-number-line.js';
export { caseTitle, caseVersus, casePageTitle, PARTIES_NOT_KNOWN, type Parties } from './case-title.js';
export { isChangedAct } from './is-changed-act.js';
