import { type Citation, extractCitations } from '@headnote/core/citation';
import { SUPREME_COURT_ID, UNKNOWN_COURT_ID } from '../../courts/courts.js';

/** What abbreviations of several meanings mean at a court, by its id. Elsewhere they mean nothing certain and give no key. */
const KINDS_AT: ReadonlyMap<string, ReadonlyMap<number, string>> = new Map(
  Object.entries<ReadonlyMap<number, string>>({
    CA: new Map([
      [SUPREME_COURT_ID, 'Civil Appeal'],
      [206, 'Company Application'],
    ]),
    CP: new Map([
      [SUPREME_COURT_ID, 'Contempt Petition'],
      [206, 'Company Petition'],
    ]),
    MA: new Map([[SUPREME_COURT_ID, 'Miscellaneous Application']]),
    RP: new Map([
      [SUPREME_COURT_ID, 'Review Petition'],
      [213, 'Revision Petition'],
    ]),
    // Bombay’s is a civil revision; that of Calcutta, Chhattisgarh, Jammu and Kashmir, Madhya Pradesh, and Punjab and Haryana is
    // a criminal appeal.
    CRA: new Map([
      [3, 'Civil Revision Application'],
      ...[4, 8, 12, 16, 20].map((courtId): [number, string] => [courtId, 'Criminal Appeal']),
    ]),
    FMA: new Map([[4, 'First Misc. Appeal']]),
  }),
);

/** Returns the kind of proceeding at a court; undefined if the abbreviation is not certain there. */
function kindAt(courtId: number, family: string): string | undefined {
  const [abbreviation = '', ...sides] = family.split(' ');
  const kinds = KINDS_AT.get(abbreviation);
  if (!kinds) return family;
  const kind = kinds.get(courtId);
  return kind && [kind, ...sides].join(' ');
}

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
  const kindOfCase = kindAt(courtId, family);
  return kindOfCase ? numbersOf(number).map((one) => `${courtId} ${kindOfCase} ${one} of ${year}`) : [];
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
