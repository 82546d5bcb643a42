import { readName } from './grammar/read-name.js';

/** The parts of a citation without its page. */
export interface IncompleteCitation {
  /** Short name of the series, as in `Citation.family`. */
  readonly family: string;
  readonly year: number;
  /** The volume, if it is there. */
  readonly volume?: string;
}

const YEAR = /(?<!\d)(?:1[89]|20)\d\d(?!\d)/g;
/** A number at the end, without brackets: the page of a series without volumes, `1952 SCR 526`. */
const PAGE = /[A-Za-z.]\s*(\d+)[.,;\s]*$/;
/** Longest name of a court after the series, in characters. */
const MAX_COURT = 24;

/**
 * Reads a line that is a citation without its page: `(1973) 4 SCC`, `AIR 1973 SC`. Undefined if it is anything else, or
 * has no year.
 */
export function readIncomplete(line: string): IncompleteCitation | undefined {
  const years = line.match(YEAR) ?? [];
  const [year] = years;
  const others = line.replace(YEAR, ' ').match(/\d+/g) ?? [];
  if (year === undefined || years.length > 1 || others.length > 1) return undefined;
  const last = PAGE.exec(line)?.[1];
  if (last !== undefined && last !== year) return undefined;
  const letters = line.replace(/[\d()[\],;:]+/g, ' ').trim();
  const name = readName(letters, 0);
  if (!name || letters.length - name.end > MAX_COURT) return undefined;
  const [volume] = others;
  return { family: name.value.name, year: Number(year), ...(volume !== undefined && { volume }) };
}
