import { joined } from './canonical.js';
import type { Draft } from './citation-draft.js';
import { matchAt } from './match-at.js';
import { createNameMatcher } from './name-matcher.js';
import { namesIn } from './names-in.js';
import { readerOf } from './read-neutral.js';

/**
 * Kinds of proceedings, one per line, with the spellings of registries in lower case, without spaces and full stops.
 * `criminal` at the beginning may also be `crl`, `cri` or `cr`. `CRP` comes first, because it means a civil revision.
 */
const proceedings = `
CRP,civilrevisionpetition,civilrevision
Criminal Petition,criminalp
Criminal Appeal,criminalappeals,criminala
Special Appeal
RSA,regularsecondappeal
RFA,regularfirstappeal
MACA
SLP,specialleavepetition,petitionforspecialleavetoappeal,specialleavetoappeal,spl
Transfer Petition,tp,transferredcase
LPA,letterspatentappeal
Arbitration Petition,arbp
Criminal Revision,criminalrp,criminalrevisionpetition
Criminal Application
Civil Appeal,civilappeals,ca,civilappealno,civilapp
MFA,miscellaneousfirstappeal
Miscellaneous Application,ma,miscapplication
Civil Application,caf
FAO
Bail Application,ba,bailappln
ITA,incometaxappeal
Misc. Appeal,macma,miscappeal
Second Appeal,sa
Review Petition,rp
Criminal Original Petition,criminalop
Criminal Misc. Application
Original Petition,op
Criminal Misc,criminalmc,criminalm
Original Application,oa
Notice of Motion
OMP
CMP
CMA
Suo Motu,suomotuwritpetition,smw
Diary,dno
First Appeal,fa
Writ Appeal,wa
Writ Petition,wp,writpetitions,civilwritpetition,cwp
CWJC,civilwritjurisdictioncase
Contempt Petition,contemptcase,conmtpet
Curative Petition,curativepet
Company Appeal,companyappealat
Company Petition,cp,companyapplication
Civil Misc. Application
Original Suit,os
Appeal Suit,as
Civil Suit,cs,suit
Interlocutory Application,ia
Special Civil Application,sca`;

/**
 * Side in brackets, `No.`, numbers, year, date of the decision. Reads at most 13 numbers of a list.
 */
const REST =
  /[\s.]{0,3}(?:[([]\s*(C|Civil|Crl?|Criminal|Cri|OS|L|PIL|ST|AT|MD|T|COMM|SC)\.?\s*[)\]])?[\s.]{0,3}(no(?:s|\(s\))?(?![a-z])\.?|numbers?\b)?[\s:.\-–]{0,4}(\d{1,6}[A-Z]?(?:\s?(?:[-–,&]|and\s)\s?\d{1,6}){0,12})\s{0,3}(?:\(\w{1,6}\)\s?)?(?:(?:of\s|\/|[-–]\s)\s{0,3}((?:1[89]|20)\d\d)(?!\d)|\/(\d\d)(?![\d/]))(?:[\s,]{0,3}(?:decided|dated?|dt)\.?\s{0,2}(?:on\s)?(\d{1,2})[./-](\d{1,2})[./-](\d{4}))?/iy;

/** Returns all spellings of all kinds of proceedings. */
export const proceedingNames = () =>
  namesIn(proceedings, (name) => name).flatMap(([form, name]) =>
    ['criminal', 'crl', 'cri', 'cr'].map((begin): [string, string] => [form.replace(/^criminal/i, begin), name]),
  );

const proceedingAt = createNameMatcher(proceedingNames);

/** Returns whether a short form is a word: `as 11` and `op` are, but `AS 11` is not. */
const isWord = (printed: string): boolean => printed.replace(/[^A-Za-z]/g, '').length < 4 && /[a-z]/.test(printed);

/** Normalises numbers: `001957-001957` becomes `1957`. */
const plainNumbers = (numbers: string): string =>
  numbers
    .replace(/&|and/gi, ',')
    .replace(/\s/g, '')
    .replace(/–/g, '-')
    .replace(/\d+/g, (digits) => String(Number(digits)))
    .replace(/^(\d+)-\1$/, '$1');

/** Returns the latest year, not in the future, that ends with two digits: `98` is 1998, `09` is 2009. */
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
  // Without "No." or a full year, two numbers with a slash may be anything.
  if (!long && !no) return undefined;
  // C, Crl, or as printed.
  const part = side?.toUpperCase().replace(/^CR.*/, 'Crl').replace('CIVIL', 'C');
  const family = joined(name.value, part && `(${part})`);
  const number = plainNumbers(numbers);
  const year = Number(long ?? fullYear(Number(short)));
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

/** Reads a CNR, the 16 characters of a registry's case record: `KAHC020000022024`. */
export const readCnr = readerOf(/(?<number>[A-Z]{4}\d{8}(?<year>19[5-9]\d|20\d\d))(?![A-Za-z\d])/y, () => ({
  kind: 'docket',
  family: 'CNR',
}));

/** Reads a case number without its kind, as in the Supreme Court's lists: `No.-004806-004806 - 2011`. */
export const readListed = readerOf(
  /No\.-(?<number>\d{1,6}(?:-\d{1,6})?)\s?-\s?(?<year>(?:1[89]|20)\d\d)(?!\d)/y,
  ([, numbers = '', year]) => {
    const number = plainNumbers(numbers);
    return { kind: 'docket', family: '', number, canonical: `No.-${number} - ${year}` };
  },
);
