import { count, day, record, text, word, type Fields, type Reader } from '../wire/readers.js';
import type { Speaker, Treatment } from './treatments.js';

/** What a later judgment can say against a case so that a reader must not rely on it unseen; worst first. */
export const warnings = ['overruled', 'reversed', 'doubted'] as const;

/** What a later judgment says against a case. */
export type Warning = (typeof warnings)[number];

/** The later judgment that overrules, reverses or doubts a case, and its words. */
export interface LaterTreatment {
  /** What it does with the case. */
  readonly treatment: Warning;
  /** Id of the later judgment; empty if only the citator note of the report says so. */
  readonly id: string;
  /** Its cause title; the citation if the library does not have it. */
  readonly title: string;
  /** The citation to show. */
  readonly citation: string;
  /** Name of its court in our table. */
  readonly courtName: string;
  /** ISO date of its decision; null if unknown. */
  readonly decidedOn: string | null;
  /** Number of its judges; 0 if unknown. */
  readonly benchStrength: number;
  /** Its sentence about the case; empty for readers who may not see texts. */
  readonly sentence: string;
  /** Anchor of the paragraph with the sentence; empty if unknown. */
  readonly paragraph: string;
}

/**
 * Returns what a citing judgment says against the case; undefined if nothing, or not in the court's own words. A smaller
 * bench or lower court cannot overrule or reverse: it doubts.
 */
export function warningOf({
  treatment,
  speaker,
  isSmallerBench,
}: {
  readonly treatment: Treatment;
  readonly speaker: Speaker;
  readonly isSmallerBench: boolean;
}): Warning | undefined {
  const warning = speaker === 'court' ? warnings.find((one) => one === treatment) : undefined;
  return warning && isSmallerBench ? 'doubted' : warning;
}

/** Wire fields of a later treatment. */
export const laterFields: Fields<LaterTreatment> = {
  treatment: /* @__PURE__ */ word(warnings),
  id: ['file_name', text],
  title: text,
  citation: text,
  courtName: ['courtname', text],
  decidedOn: ['dispose_dt', day],
  benchStrength: ['bench_strength', count],
  sentence: text,
  paragraph: text,
};

const read = /* @__PURE__ */ record(laterFields);

/** Reads a later treatment; null if there is none. */
export const later: Reader<LaterTreatment | null> = (value) =>
  value === undefined || value === null ? null : read(value);
