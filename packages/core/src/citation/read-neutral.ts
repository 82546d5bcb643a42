import type { Draft } from './citation-draft.js';
import { matchAt } from './match-at.js';
import { citationTables } from './read-table.js';

type Reader = (text: string, at: number) => Draft | undefined;
type Parts = Omit<Draft, 'start' | 'end'>;

/** Makes a reader of a pattern, and of what its parts mean. */
export const readerOf =
  (pattern: RegExp, make: (found: readonly (string | undefined)[]) => Parts | undefined): Reader =>
  (text, at) => {
    const found = matchAt(pattern, text, at);
    const parts = found && make(found);
    return parts ? { ...parts, start: at, end: at + found[0].length } : undefined;
  };

/** Blanks, line breaks included, that may stand around a separator. */
const GAP = String.raw`\s{0,3}`;
const NEUTRAL = new RegExp(
  String.raw`(\d{4})(?:${GAP}([:/])${GAP}|\s{1,3})([A-Z]{2,6})(?:${GAP}-${GAP}([A-Z]{1,4}))?(?:${GAP}[:/]${GAP}|\s{1,3})(\d{1,6})(?!\d)(?:-(DB|FB)(?![a-z\d]))?`,
  'y',
);

/** Reads a neutral citation whose year begins at a place: `2023:DHC:1234-DB`, `2023/MHC/4812`, `2023 PHHC 118039-DB`. */
export const readNeutral = readerOf(NEUTRAL, ([, year, separator, printed = '', seat, digits, suffix]) => {
  // `RJ` as scanners read it before the seats of that court.
  const code = /^J[PD]$/.test(seat ?? '') ? printed.replace(/^[A-Z][UJ]$/, 'RJ') : printed;
  const isSupreme = code === 'INSC';
  const court = /HC$|^(?:KER|RJ|GAU)$/.test(code) ? citationTables().courts.match(code, 0)?.value : undefined;
  // Without colons, and with slashes, letters and numbers are much else.
  if (separator !== ':' && !court && !isSupreme) return undefined;
  // Short names of reports are codes only with separators.
  if (!separator && !/(?<!^[KM])HC$/.test(code)) return undefined;
  const family = seat && !isSupreme ? `${code}-${seat}` : code;
  const number = String(Number(digits));
  const joint = isSupreme ? ' ' : ':';
  return {
    kind: 'neutral',
    family,
    year: Number(year),
    number,
    court,
    suffix,
    damaged: code !== printed || !separator || undefined,
    canonical: [year, family, suffix ? `${number}-${suffix}` : number].join(joint),
  };
});

/** Reads a number of the National Judicial Reference System whose year begins at a place: `2009-LL-1021`. */
export const readNjrs = readerOf(/(\d{4})-LL-(\d{1,6})(?!\d)/y, ([canonical, year, number]) => ({
  kind: 'online',
  family: 'NJRS',
  year: Number(year),
  number,
  canonical,
}));

/** Reads a Manupatra id: `MANU/SC/0201/1990`. */
export const readManu = readerOf(
  /MANU\s?\/\s?([A-Z]{2,4})\s?\/\s?(\d{1,6})\s?\/\s?(\d{4})(?!\d)/y,
  ([, code = '', digits = '', year]) => {
    const number = digits.padStart(4, '0');
    return {
      kind: 'online',
      family: 'MANU',
      year: Number(year),
      court: citationTables().courts.match(code, 0)?.value ?? code,
      number,
      canonical: `MANU/${code}/${number}/${year}`,
    };
  },
);

/** Reads a number that a free index gave a judgment of a High Court, from its bracket on: `[2005] INPHHC 12`. */
export const readIndexNumber = readerOf(
  /\[(\d{4})\]\s{0,3}(IN(?!SC\s?\d)[A-Z]{2,5})\s{0,3}(\d{1,6})(?!\d)/y,
  ([, year, family = '', number]) => ({
    kind: 'online',
    family,
    year: Number(year),
    number,
    canonical: `[${year}] ${family} ${number}`,
  }),
);
