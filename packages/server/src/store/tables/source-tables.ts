import type { LargeIntegerColumn } from '../large-integer.js';

/** A document of a judgment that the library has from several sources; each of them has a row. */
export interface JudgmentSourceRow {
  document_id: string;
  /** The document that stands for all of them; itself for that one. */
  shown_id: string;
  /** `rule`, or who joined them. */
  actor: string;
  /** Milliseconds since 1970. */
  at: LargeIntegerColumn;
}

/** Two documents that an editor has parted; no rule joins them again. The first id is the smaller one. */
export interface PartedSourceRow {
  one_id: string;
  other_id: string;
  actor: string;
  /** Milliseconds since 1970. */
  at: LargeIntegerColumn;
}

/** Tables of judgments with several sources, part of the library's database. */
export interface SourceTables {
  judgment_sources: JudgmentSourceRow;
  parted_sources: PartedSourceRow;
}
