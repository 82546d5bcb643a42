import type { IndexFailure } from '../search/model/engine.js';
import type { UnknownCourt } from './unknown-courts.js';

/** A record or file that was not stored, and the reason. */
export interface Refusal {
  readonly file: string;
  /** One-based line; missing when the whole file or a record of a list is refused. */
  readonly line?: number;
  /** One-based record of a file that is one list. */
  readonly record?: number;
  readonly reason: string;
}

/** The result of an import; `--report` writes it as JSON. */
export interface ImportReport {
  /** Records that were read, refused ones included. */
  readonly read: number;
  /** New documents. */
  readonly stored: number;
  /** Known documents whose text or particulars had changed. */
  readonly updated: number;
  readonly unchanged: number;
  readonly refused: readonly Refusal[];
  /** Stored documents that the search index could not take. The next import or start tries them again. */
  readonly unindexed: readonly IndexFailure[];
  /** Stored documents whose citations or names could not be read; absent if there are none. */
  readonly setAside?: readonly IndexFailure[];
  /** Courts of read judgments that are not in the table of courts; absent if there are none. */
  readonly unknownCourts?: readonly UnknownCourt[];
  /** What was not read though nothing is refused, such as columns of a table; absent if there is none. */
  readonly notes?: readonly string[];
}

/** Seconds of each stage of an import. Indexing runs during the other stages; its figure is the rest after them. */
export interface ImportSeconds {
  readonly reading: number;
  readonly resolving: number;
  readonly naming: number;
  readonly indexing: number;
}

/** The report, and the facts that decide the exit code. */
export interface ImportOutcome {
  readonly report: ImportReport;
  /** Files that could not be opened at all. */
  readonly unopened: readonly string[];
  /** Files whose end is missing or damaged; what was read before is stored. */
  readonly damaged: readonly string[];
  /** True when the caller's signal stopped the import before its end. */
  readonly isStopped: boolean;
  readonly seconds: ImportSeconds;
}

/** Refusals that are listed, each with its reason: 30 MB. A file of nothing else is no collection of judgments. */
export const MOST_REFUSED = 100_000;
/** The last refusal of a run that has too many. */
export const TOO_MANY_REFUSED = `More than ${MOST_REFUSED} items are refused, so the rest is not read. Correct the cause first.`;
