import { type Citation, extractCitations } from '@headnote/core/citation';
import { UNKNOWN_COURT_ID } from '../../courts/courts.js';

/** Maximum appeals in one range; a longer range is a misprint. */
const LONGEST_RANGE = 100;

/** Returns the case numbers of a judgment with its court: `1 Civil Appeal 412 of 1971`. Empty if the court is unknown. */
export function docketKeys(caseNumber: string, courtId: number): string[] {
  if (caseNumber === '') return [];
  return [...new Set(extractCitations(caseNumber).flatMap((citation) => keysOfDocket(citation, courtId)))];
}

/** The same for one case number in a text; assumes that it is a number of the writing court. */
export function keysOfDocket({ kind, family, number = '', year }: Citation, courtId: number): string[] {
  if (kind !== 'docket' || courtId === UNKNOWN_COURT_ID || family === 'CNR' || year === undefined) return [];
  return numbersOf(number).map((one) => `${courtId} ${family} ${one} of ${year}`);
}

/** `8743-8745` is three appeals, `5,8` is two. */
function numbersOf(printed: string): string[] {
  return printed.split(/[,&]|and/).flatMap((part) => {
    const [first = '', last = first] = part.split('-');
    const from = Number(first);
    const to = Number(last);
    if (!(to >= from && to - from < LONGEST_RANGE)) return part === '' ? [] : [part];
    return Array.from({ length: to - from + 1 }, (_, index) => String(from + index));
  });
}
