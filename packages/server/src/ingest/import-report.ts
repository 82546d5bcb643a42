/** Something that was not stored, and why. */
export interface Refusal {
  readonly file: string;
  /** One-based line; missing when the whole file is meant. */
  readonly line?: number;
  readonly reason: string;
}

/** What an import did; `--report` writes it as it is. */
export interface ImportReport {
  /** Records that were read, refused ones included. */
  readonly read: number;
  /** New documents. */
  readonly stored: number;
  /** Known documents whose text or particulars had changed. */
  readonly updated: number;
  readonly unchanged: number;
  readonly refused: readonly Refusal[];
}

/** Seconds by the clock that the stages of an import took; indexing goes on beside the others, and this is what was left of it. */
export interface ImportSeconds {
  readonly reading: number;
  readonly resolving: number;
  readonly indexing: number;
}

/** The report while it grows, with what decides about the exit code. */
export interface ImportOutcome {
  readonly report: ImportReport;
  /** Files that could not be opened at all. */
  readonly unopened: readonly string[];
  /** True when the caller's signal stopped the import before its end. */
  readonly isStopped: boolean;
  readonly seconds: ImportSeconds;
}
