import type { Family } from './family.js';

/** A report while it is parsed, part by part. */
export interface Reading {
  /** The series according to the words read so far: `NearLaw`, then `NearLaw Online`. */
  row: Family;
  /** Name of that series, with its qualifiers. */
  family: string;
  start: number;
  end: number;
  year?: number | undefined;
  volume?: string | undefined;
  supplement?: string | undefined;
  court?: string | undefined;
  page?: string | undefined;
  suffix?: string | undefined;
  bench?: string | undefined;
  pinpoint?: string | undefined;
  /** A part is repeated, brackets do not match, or digits are misread as letters. */
  damaged?: true | undefined;
  /** A number before a bracketed year that is a volume or a mark: `1 (1996) ACC 5`. */
  mark?: { readonly start: number; readonly volume: string } | undefined;
  /** Brackets around the year. */
  readonly brackets?: string | undefined;
}
