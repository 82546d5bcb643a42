import { caseNumberLine } from './case-number-line.js';
import { displayCourt } from './display-name.js';

/**
 * Formats the court reference of a latest case: the case number in upper case (`C.A. 657 OF 2026`), or the court's name if
 * the number is not known.
 */
export function caseReference(record: {
  readonly caseType?: string | undefined;
  readonly caseNumber?: string | undefined;
  readonly courtName?: string | undefined;
  readonly courtReference?: string | undefined;
}): string {
  const number = record.caseNumber ? caseNumberLine(record) : '';
  const court = displayCourt(record.courtName || record.courtReference || '');
  return number === '' ? court : number.replace(/\bNos?\.\s*(?=\S)/gi, '').toUpperCase();
}
