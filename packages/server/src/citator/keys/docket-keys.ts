import { type Citation, extractCitations } from '@headnote/core/citation';
import { UNKNOWN_COURT_ID } from '../../courts/courts.js';

/** Appeals of one range at most; a longer one is a misprint. */
const LONGEST_RANGE = 100;

/** Case numbers of a judgment, with its court: `1 Civil Appeal 412 of 1971`. None where the court is not known. */
export function docketKeys(caseNumber: string, courtId: number): string[] {
  if (caseNumber === '') return [];
  return [...new Set(extractCitations(caseNumber).flatMap((citation) => keysOfDocket(citation, courtId)))];
}

/** The same of one case number in a text, which is taken to be one of the court that writes. */
export function keysOfDocket({ kind, family, number = '', year }: Citation, courtId: number): string[] {
  if (kind !== 'docket' || courtId === UNKNOWN_COURT_ID || family === 'CNR' || year === undefined) return [];
  return numbersOf(number).map((one) => `${courtId} ${family} ${one} of ${year}`);
}

/** `8743-8745` are three appeals, `5,8` two. */
function numbersOf(printed: string): string[] {
  return printed.split(/[,&]|and/).flatMap((part) => {
    const [first = '', last = first] = part.split('-');
    const from = Number(first);
    const to = Number(last);
    if (!(to >= from && to - from < LONGEST_RANGE)) return part === '' ? [] : [part];
    return Array.from({ length: to - from + 1 }, (_, index) => String(from + index));
  });
}
