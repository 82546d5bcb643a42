import { count, day, items, outdata, record, sureCount, sureText, text, word, type Reader } from '../wire/readers.js';

/** The judgments of one court. The benches of a High Court count with it. */
export interface CourtCoverage {
  /** Id of the court; 0 for judgments whose court is not known. */
  readonly id: number;
  /** Text to display; empty if the court is not known. */
  readonly name: string;
  /** Group that the court belongs to. */
  readonly kind: 'supreme' | 'high' | 'tribunal' | 'unknown';
  /** All judgments, also those without a date. */
  readonly judgments: number;
  /** Years with judgments, oldest first. */
  readonly years: readonly CoverageYear[];
  /** Date of the newest judgment; null if none has a date. */
  readonly latest: string | null;
}

/** The judgments of one year. */
export interface CoverageYear {
  /** Four digits. */
  readonly year: number;
  /** Judgments. */
  readonly count: number;
}

/** The bare acts of the library. */
export interface ActCoverage {
  /** All acts, also those that the library knows only by title. */
  readonly total: number;
  /** Acts with a text. */
  readonly withText: number;
  /** Sections of these acts. */
  readonly sections: number;
  /** Year of the oldest act; null if none has a year. */
  readonly firstYear: number | null;
  /** Year of the newest act. */
  readonly lastYear: number | null;
}

/** What the operator says of a country. */
export interface CountryCoverage {
  /** Name of the country. */
  readonly name: string;
  /** What of it is or will be there; empty if the library's own figures say it. */
  readonly what: string;
}

/** What the library contains, counted from its index. */
export interface Coverage {
  /** When it was counted, in ISO form. */
  readonly countedAt: string;
  /** All judgments. */
  readonly judgments: number;
  /** Date of the oldest judgment; null if none has a date. */
  readonly earliest: string | null;
  /** Date of the newest judgment. */
  readonly latest: string | null;
  /** Courts with judgments: the Supreme Court, High Courts, tribunals; most judgments first in each group. */
  readonly courts: readonly CourtCoverage[];
  /** Number of High Courts that the library knows. */
  readonly highCourts: number;
  /** High Courts without a judgment. */
  readonly missingCourts: readonly string[];
  /** The bare acts. */
  readonly acts: ActCoverage;
  /** Countries that are covered, from the operator. */
  readonly covered: readonly CountryCoverage[];
  /** Countries that follow, from the operator. */
  readonly upcoming: readonly CountryCoverage[];
}

const yearOf: Reader<number | null> = (value) => count(value) || null;
const country = record<CountryCoverage>({ name: sureText, what: text });

/** Reads the coverage in `outdata`. */
export const coverage: Reader<Coverage> = /* @__PURE__ */ outdata(
  /* @__PURE__ */ record<Coverage>({
    countedAt: sureText,
    judgments: sureCount,
    earliest: day,
    latest: day,
    courts: items(
      record<CourtCoverage>({
        id: sureCount,
        name: text,
        kind: word(['supreme', 'high', 'tribunal', 'unknown']),
        judgments: sureCount,
        years: items(record<CoverageYear>({ year: sureCount, count: sureCount })),
        latest: day,
      }),
    ),
    highCourts: sureCount,
    missingCourts: items(sureText),
    acts: record<ActCoverage>({
      total: sureCount,
      withText: sureCount,
      sections: sureCount,
      firstYear: yearOf,
      lastYear: yearOf,
    }),
    covered: items(country),
    upcoming: items(country),
  }),
);
