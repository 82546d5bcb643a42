import type { Draft } from './citation-draft.js';
import { matchAt } from './match-at.js';
import { courtAt } from './read-table.js';

type Reader = (text: string, at: number) => Draft | undefined;
type Found = readonly (string | undefined)[];

/**
 * Creates a reader from a pattern whose groups are named like the parts of a citation; `make` adds or overrides parts. By
 * default the citation is a publisher's number whose canonical form is its text.
 */
export const readerOf =
  (pattern: RegExp, make: (found: Found) => Partial<Draft> | undefined): Reader =>
  (text, at) => {
    const found = matchAt(pattern, text, at);
    const parts = found && make(found);
    return parts
      ? ({
          kind: 'online',
          canonical: found[0],
          ...found.groups,
          year: Number(found.groups?.['year']),
          ...parts,
          start: at,
          end: at + found[0].length,
        } as Draft)
      : undefined;
  };

/** The codes of neutral citations, each with its seats. Patna and Sikkim print none, except one order of Sikkim. */
const codes =
  'AHC-LKO APHC BHC-AS-OS-NAG-AUG-GOA-KOL CHC-AS-OS-JP-PB CGHC DHC GAU-AS-AP-NL-MZ GUJHC HHC JKLHC-JMU-SR-SGR JHHC KHC-D-K KER MPHC-JBP-IND-GWL MHC-MDU MNHC MLHC OHC PHHC RJ-JP-JD SHC TSHC THC UHC INSC'
    .split(' ')
    .flatMap((line) => {
      const [court = '', ...seats] = line.split('-');
      return [court, ...seats.map((seat) => `${court}-${seat}`)];
    });

/** Returns the codes that differ from a printed one in one letter. */
const nearestCodes = (printed: string): readonly string[] =>
  codes.filter(
    (code) =>
      code !== 'INSC' &&
      code.length === printed.length &&
      code.split('').filter((letter, index) => letter !== printed.charAt(index)).length < 2,
  );

/**
 * Reads a neutral citation that begins with the year: `2023:DHC:1234-DB`, `2023/MHC/4812`, `2023 PHHC 118039-DB`. A code
 * that no court has is not read, except one with a wrong letter that can be only one: its number is a guess.
 */
export const readNeutral = readerOf(
  /(?<year>\d[\dO]\d\d)(?:\s{0,3}([:;/])\s{0,3}|\s{1,3})([A-Z]{2,6})(?:\s{0,3}-\s{0,3}([A-Z]{1,4}))?(?:\s{0,3}[:;/]\s{0,3}|\s{1,3})(?<number>\d{1,6})(?!\d)(?:-(?<suffix>DB|FB)(?!\d))?/y,
  ([whole = '', year = '', mark, printed = '', seat, number, suffix]) => {
    const code = seat ? `${printed}-${seat}` : printed;
    // Scanners misread `RJ` before the seats of that court.
    const family = code.replace(/^[A-Z][UJ](?=-J[PD]$)/, 'RJ');
    const isKnown = codes.includes(family);
    const near = isKnown || mark !== ':' || family.length < 4 ? [] : nearestCodes(family);
    if (!isKnown && near.length !== 1) return undefined;
    // Without separators, short names of reports are not court codes.
    if (!mark && !/(?<!^K)HC\b/.test(family)) return undefined;
    const [own = family] = near;
    const plainYear = Number(year.replace('O', '0'));
    const canonical = `${plainYear}:${own}:${Number(number)}${suffix ? `-${suffix}` : ''}`;
    return {
      kind: 'neutral',
      family: own,
      year: plainYear,
      number: `${Number(number)}`,
      court: own === 'INSC' ? undefined : courtAt(own, 0)?.value,
      damaged: code !== own || !mark || /O|;/.test(whole.slice(0, whole.indexOf(number ?? ''))) || undefined,
      canonical: undefined,
      meanings: near.length > 0 ? [canonical] : undefined,
    };
  },
);

/** Reads a number of the National Judicial Reference System: `2009-LL-1021`. */
export const readNjrs = readerOf(/(?<year>\d{4})-LL-(?<number>\d{1,6})(?!\d)/y, () => ({ family: 'NJRS' }));

/** Reads a Manupatra id: `MANU/SC/0201/1990`. */
export const readManu = readerOf(
  /MANU\s?\/\s?(?<court>[A-Z]{2,4})\s?\/\s?(?<number>\d{1,6}|\d{1,3}\r?\n\d{1,3})\s?\/\s?(?<year>\d{4})(?!\d)/y,
  ([, court = '', digits = '', year]) => {
    const number = digits.replace(/\s/g, '').padStart(4, '0');
    return {
      family: 'MANU',
      court: courtAt(court, 0)?.value ?? court,
      number,
      canonical: `MANU/${court}/${number}/${year}`,
    };
  },
);

/** Reads a number that a free index assigned to a judgment of a High Court, from its bracket: `[2005] INPHHC 12`. */
export const readIndexNumber = readerOf(
  /\[(?<year>\d{4})\]\s{0,3}(?<family>IN(?!SC\s*\d)[A-Z]{2,5})\s{0,3}(?<number>\d{1,6})(?!\d)/y,
  () => ({ brackets: '[]', canonical: undefined }),
);
