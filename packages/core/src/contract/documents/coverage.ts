import type { Fields, Reader, ValueOf } from '../wire/kind.js';
import { count, day, sureCount, sureText, text } from '../wire/readers.js';

const coverageYear = {
  /** Four digits. */
  year: sureCount,
  /** Judgments. */
  count: sureCount,
} as const;

/** The judgments of one year. */
export interface CoverageYear extends ValueOf<typeof coverageYear> {}

const courtCoverage = {
  /** Id of the court; 0 for judgments whose court is not known. */
  id: sureCount,
  /** Text to display; empty if the court is not known. */
  name: text,
  /** Group that the court belongs to. */
  kind: ['supreme', 'high', 'tribunal', 'unknown'],
  /** All judgments, also those without a date. */
  judgments: sureCount,
  /** Years with judgments, oldest first. */
  years: [coverageYear as Fields<CoverageYear>],
  /** Date of the newest judgment; null if none has a date. */
  latest: day,
} as const;

/** The judgments of one court. The benches of a High Court count with it. */
export interface CourtCoverage extends ValueOf<typeof courtCoverage> {}

const yearOf: Reader<number | null> = (value) => count(value) || null;

const actCoverage = {
  /** All acts, also those that the library knows only by title. */
  total: sureCount,
  /** Acts with a text. */
  withText: sureCount,
  /** Those among them that no State has made. */
  central: sureCount,
  /** Sections of these acts. */
  sections: sureCount,
  /** Year of the oldest act; null if none has a year. */
  firstYear: yearOf,
  /** Year of the newest act. */
  lastYear: yearOf,
} as const;

/** The bare acts of the library. */
export interface ActCoverage extends ValueOf<typeof actCoverage> {}

const country = {
  /** Name of the country. */
  name: sureText,
  /** What of it is or will be there; empty if the library's own figures say it. */
  what: text,
} as const;

const sampleCoverage = {
  /** Judgments of the sample. */
  judgments: sureCount,
  /** Acts of the sample. */
  acts: sureCount,
} as const;

/** The fictional sample in the library. */
export interface SampleCoverage extends ValueOf<typeof sampleCoverage> {}

/** What the operator says of a country. */
export interface CountryCoverage extends ValueOf<typeof country> {}

export const coverage = {
  /** When it was counted, in ISO form. */
  countedAt: sureText,
  /** All judgments. */
  judgments: sureCount,
  /** Date of the oldest judgment; null if none has a date. */
  earliest: day,
  /** Date of the newest judgment. */
  latest: day,
  /** Courts with judgments: the Supreme Court, High Courts, tribunals; most judgments first in each group. */
  courts: [courtCoverage as Fields<CourtCoverage>],
  /** Number of High Courts that the library knows. */
  highCourts: sureCount,
  /** High Courts without a judgment. */
  missingCourts: [sureText],
  /** The bare acts. */
  acts: actCoverage as Fields<ActCoverage>,
  /** The fictional sample. Beside real judgments it is in no other figure; alone it is the whole library. */
  sample: sampleCoverage as Fields<SampleCoverage>,
  /** Countries that are covered, from the operator. */
  covered: [country as Fields<CountryCoverage>],
  /** Countries that follow, from the operator. */
  upcoming: [country as Fields<CountryCoverage>],
} as const;

/** What the library contains, counted from its index. */
export interface Coverage extends ValueOf<typeof coverage> {}
