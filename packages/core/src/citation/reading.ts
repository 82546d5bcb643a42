import type { Family } from './family.js';

/** A report while it is read, part by part. */
export interface Reading {
  /** Row of the series that it is with all of its words: `NearLaw`, then `NearLaw Online`. */
  row: Family;
  /** Name of that series. */
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
  /** A part is printed twice, brackets do not match, or letters stand for digits. */
  damaged?: true | undefined;
  /** Those around the year. */
  readonly brackets?: string | undefined;
}
