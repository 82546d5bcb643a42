import type { Fields, Reader, ValueOf } from '../wire/kind.js';
import { read } from '../wire/read.js';
import { count, day, text } from '../wire/readers.js';
import { sources, type Speaker, type Treatment, type TreatmentSource } from './treatments.js';

/** What a later judgment can say against a case so that a reader must not rely on it unseen; worst first. */
export const warnings = ['overruled', 'reversed', 'doubted'] as const;

/** What a later judgment says against a case. */
export type Warning = (typeof warnings)[number];

const table = {
  /** What it does with the case. */
  treatment: warnings,
  /** Id of the later judgment; empty if the library does not have it, as one that only the report's citator note or another judgment names. */
  id: ['file_name', text],
  /** Its cause title; if the library does not have it, its citation or the words with which another judgment names it. */
  title: text,
  /** The citation to show. */
  citation: text,
  /** Name of its court in our table. */
  courtName: ['courtname', text],
  /** ISO date of its decision; null if unknown. */
  decidedOn: ['dispose_dt', day],
  /** Number of its judges; 0 if unknown. */
  benchStrength: ['bench_strength', count],
  /** The sentence about the case: its own, or that of the judgment that reports it. Empty for readers who may not see texts. */
  sentence: text,
  /** Anchor of the paragraph with the sentence; empty if unknown. */
  paragraph: text,
  /** Who says so, if not the later judgment itself: the list of its report, or another judgment that reports it. */
  source: [sources, undefined],
  /** For `reported`: id of the judgment that reports it, whose sentence this is. */
  saidById: ['said_by_id', [text, undefined]],
  /** For `reported`: cause title of that judgment. */
  saidBy: ['said_by', [text, undefined]],
} as const;

/** The later judgment that overrules, reverses or doubts a case, and its words. */
export interface LaterTreatment extends ValueOf<typeof table> {}

/** The later treatment of a case; null if there is none. */
export const later: readonly [Fields<LaterTreatment>, null] = [table, null];

/** Reads a later treatment; null if there is none. */
export const readLater: Reader<LaterTreatment | null> = (value) => read<LaterTreatment | null>(later, value);

/**
 * Returns what a citing judgment says against the case; undefined if it says nothing against it. Counts the court's own words, and
 * what it reports of another judgment. A smaller bench or lower court cannot overrule or reverse: it doubts.
 */
export function warningOf({
  treatment,
  speaker,
  isSmallerBench,
  source,
}: {
  readonly treatment: Treatment;
  readonly speaker: Speaker;
  readonly isSmallerBench: boolean;
  readonly source?: TreatmentSource | undefined;
}): Warning | undefined {
  const warning = speaker === 'court' || source === 'reported' ? warnings.find((one) => one === treatment) : undefined;
  return warning && isSmallerBench ? 'doubted' : warning;
}
