import { join } from '../wire/join.js';
import type { ValueOf } from '../wire/kind.js';
import { count, text } from '../wire/readers.js';
import { caseBrief } from './judgment-citations.js';

// On the wire under these names too: the embed API sends the same.
export const nearReading = {
  /** The series: `SCC`. */
  book: text,
  /** 0 if the citation has none. */
  year: count,
  /** Empty if the citation has none; `Supp 2` for a supplement. */
  volume: text,
  /** Judgments that the library has from this volume of the series, from this year, and from all years. */
  inVolume: count,
  inYear: count,
  inSeries: count,
  /** First and last year that the library has of the series; 0 if it has none. */
  firstYear: count,
  lastYear: count,
  /** Judgments of the library that cite it, up to 200. 0 for a reader without a subscription, as the two lists are empty. */
  citedBy: count,
  /** The names under which they cite it, the most frequent first. */
  names: [text],
  /** Other reports that they name with it, in their usual form, the most frequent first. */
  parallels: [text],
} as const;

export const nearCitation = /* @__PURE__ */ join(nearReading, {
  /** Judgments that the library has under one of these reports. */
  cases: [caseBrief],
});

/** What the library has near a citation that it does not have. */
export interface NearCitation extends ValueOf<typeof nearCitation> {}
