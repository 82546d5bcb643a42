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

/** Reads a neutral citation that begins with the year: `2023:DHC:1234-DB`, `2023/MHC/4812`, `2023 PHHC 118039-DB`. */
export const readNeutral = readerOf(
  /(?<year>\d{4})(?:\s{0,3}([:/])\s{0,3}|\s{1,3})([A-Z]{2,6})(?:\s{0,3}-\s{0,3}([A-Z]{1,4}))?(?:\s{0,3}[:/]\s{0,3}|\s{1,3})(?<number>\d{1,6})(?!\d)(?:-(?<suffix>DB|FB)(?![a-z\d]))?/y,
  ([, , mark, printed = '', seat, number]) => {
    const code = seat ? `${printed}-${seat}` : printed;
    // Scanners misread `RJ` before the seats of that court.
    const family = code.replace(/^[A-Z][UJ](?=-J[PD]$)/, 'RJ');
    const court = /HC\b|^(?:KER|RJ|GAU)\b/.test(family) ? courtAt(family, 0)?.value : undefined;
    // Without colons, letters and numbers may be anything.
    if (mark !== ':' && !court && family !== 'INSC') return undefined;
    // Without separators, short names of reports are not court codes.
    if (!mark && !/(?<!^K)HC\b/.test(family)) return undefined;
    return {
      kind: 'neutral',
      family,
      number: `${Number(number)}`,
      court,
      damaged: code !== family || !mark || undefined,
      canonical: undefined,
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
