import type { Draft } from './citation-draft.js';
import { matchAt } from './match-at.js';
import { createNameMatcher } from './name-matcher.js';
import { namesIn } from './names-in.js';
import { readerOf } from './read-neutral.js';

/**
 * Kinds of proceedings, a line each, and how registries write them: without blanks, full stops and capitals. What begins with
 * `criminal` is also written with `crl`, `cri` and `cr`.
 */
const proceedings = `
CRP,civilrevisionpetition,civilrevision
Civil Appeal,civilappeals,ca,civilappealno,civilapp
Criminal Appeal,criminalappeals,criminala
Writ Petition,wp,writpetitions,civilwritpetition,cwp
Writ Appeal,wa
CWJC,civilwritjurisdictioncase
SLP,specialleavepetition,petitionforspecialleavetoappeal,specialleavetoappeal,spl
Special Civil Application,sca
Special Appeal
Bail Application,ba,bailappln
Civil Application,caf
Criminal Application
Criminal Petition,criminalp
Criminal Original Petition,criminalop
Criminal Misc. Application
Civil Misc. Application
Criminal Revision,criminalrp,criminalrevisionpetition
Criminal Misc,criminalmc,criminalm
Transfer Petition,tp,transferredcase
Review Petition,rp
Curative Petition,curativepet
Contempt Petition,contemptcase,conmtpet
Suo Motu,suomotuwritpetition,smw
Original Application,oa
Original Suit,os
Original Petition,op
Civil Suit,cs,suit
Appeal Suit,as
Company Petition,cp,companyapplication
Company Appeal,companyappealat
Interlocutory Application,ia
Miscellaneous Application,ma,miscapplication
Misc. Appeal,macma,miscappeal
MFA,miscellaneousfirstappeal
MACA
RSA,regularsecondappeal
RFA,regularfirstappeal
Second Appeal,sa
First Appeal,fa
OMP
FAO
ITA,incometaxappeal
CMP
CMA
LPA,letterspatentappeal
Arbitration Petition,arbp
Notice of Motion
Diary,dno`;

/** Numbers of one case number at most; a registry's list that is longer is read to here. */
const MAX_NUMBERS = 12;
const SIDES = String.raw`(?:[([]\s*(C|Civil|Crl?|Cri|Criminal|OS|L|PIL|ST|AT|MD|T|COMM|SC)\.?\s*[)\]])?`;
const DATE = String.raw`(?:[\s,]{0,3}(?:decided|dated?|dt)\.?\s{0,2}(?:on\s)?(\d{1,2})[./-](\d{1,2})[./-](\d{4}))?`;
const NUMBERS = String.raw`\d{1,6}[A-Z]?(?:\s?(?:[-–,&]|and\s)\s?\d{1,6}){0,${MAX_NUMBERS}}`;
const YEAR = String.raw`(?:of\s|/|[-–]\s)\s{0,3}((?:1[89]|20)\d\d)(?!\d)|/(\d\d)(?![\d/])`;
const REST = new RegExp(
  String.raw`[\s.]{0,3}${SIDES}[\s.]{0,3}(no(?:s|\(s\))?(?![a-z])\.?|numbers?\b)?[\s:.\-–]{0,4}(${NUMBERS})\s{0,3}(?:\(\w{1,6}\)\s?)?(?:${YEAR})${DATE}`,
  'iy',
);

const proceedingAt = createNameMatcher(() =>
  namesIn(proceedings, (name) => name).flatMap(([form, name]) =>
    ['criminal', 'crl', 'cri', 'cr'].map((begin): [string, string] => [form.replace(/^criminal/i, begin), name]),
  ),
);

/** Short forms are in capitals; `as 11` and `op` are words. */
const isWord = (printed: string): boolean => printed.replace(/[^A-Za-z]/g, '').length < 4 && /[a-z]/.test(printed);

/** The part of a case number in brackets: civil, criminal, or as printed. */
function sideOf(printed: string | undefined): string {
  if (!printed) return '';
  const lower = printed.toLowerCase();
  return ` (${lower.startsWith('cr') ? 'Crl' : lower === 'c' || lower === 'civil' ? 'C' : printed.toUpperCase()})`;
}

/** `001957-001957` is one number, `1957`. */
const plainNumbers = (numbers: string): string =>
  numbers
    .replace(/\s?(?:&|and)\s?/gi, ',')
    .replace(/\s/g, '')
    .replace(/–/g, '-')
    .replace(/\d+/g, (digits) => String(Number(digits)))
    .replace(/^(\d+)-\1$/, '$1');

/** `98` is 1998, `09` is 2009: the latest year that is not to come. */
const fullYear = (short: number): number => {
  const now = new Date().getFullYear();
  return now - ((now - short) % 100);
};

/** Reads a case number whose kind of proceeding begins at `at`: `SLP(Crl.) No. 4634 of 2014`. */
export function readDocket(text: string, at: number): Draft | undefined {
  const name = proceedingAt(text, at);
  if (!name || isWord(text.slice(at, name.end))) return undefined;
  const found = matchAt(REST, text, name.end);
  if (!found) return undefined;
  const [whole, side, no, numbers = '', long, short = '', day = '', month = '', when] = found;
  // Two numbers with a stroke between them are much else where nothing says that one is a number.
  if (!long && !no) return undefined;
  const family = name.value + sideOf(side);
  const number = plainNumbers(numbers);
  const year = long ? Number(long) : fullYear(Number(short));
  return {
    start: at,
    end: name.end + whole.length,
    kind: 'docket',
    family,
    year,
    number,
    decided: when && `${when}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
    canonical: `${family} ${number} of ${year}`,
  };
}

/** Reads the 16 characters of a registry's case record: `KAHC020000022024`. */
export const readCnr = readerOf(/(?<number>[A-Z]{4}\d{8}(?<year>19[5-9]\d|20\d\d))(?![A-Za-z\d])/y, () => ({
  kind: 'docket',
  family: 'CNR',
}));

/** Reads a case number without its kind, as the Supreme Court's lists print it: `No.-004806-004806 - 2011`. */
export const readListed = readerOf(
  /No\.-(?<number>\d{1,6}(?:-\d{1,6})?)\s?-\s?(?<year>(?:19|20)\d\d)(?!\d)/y,
  ([, numbers = '', year]) => {
    const number = plainNumbers(numbers);
    return { kind: 'docket', number, canonical: `No.-${number} - ${year}` };
  },
);
