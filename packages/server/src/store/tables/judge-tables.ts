import type { LargeIntegerColumn } from '../large-integer.js';

/** How many shown judgments of a court and year print a name of a judge. */
export interface JudgeNameRow {
  /** As printed. */
  name: string;
  court_id: number;
  /** 0 if unknown. */
  year: number;
  documents: number;
}

/** What an editor has decided about two names of judges, by their keys. The first key is the smaller one. */
export interface JudgeDecisionRow {
  one_key: string;
  other_key: string;
  /** 1 if they are one judge, 0 if they are two. */
  is_joined: number;
  actor: string;
  /** Milliseconds since 1970. */
  at: LargeIntegerColumn;
}

/** Tables of the judges, part of the library's database. */
export interface JudgeTables {
  judge_names: JudgeNameRow;
  judge_decisions: JudgeDecisionRow;
}
