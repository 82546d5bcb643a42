/** Characters of a judge's name. A longer one is a list or a sentence, and names nobody. */
export const MAX_NAME = 160;

/** How often a spelling of a judge's name is printed by judgments of one court and year. */
export interface PrintedJudge {
  /** As printed. */
  readonly name: string;
  readonly courtId: number;
  /** 0 if unknown. */
  readonly year: number;
  readonly documents: number;
}

/** What an editor has decided about the keys of two names. */
export interface JudgeDecision {
  readonly oneKey: string;
  readonly otherKey: string;
  readonly isJoined: boolean;
}

/** One spelling of a judge's name. */
export interface JudgeSpelling {
  readonly name: string;
  readonly key: string;
  readonly documents: number;
}

/** A judge with all spellings of the name. */
export interface Judge {
  /** The name as lawyers write it. */
  readonly name: string;
  readonly documents: number;
  /** The most frequent first. */
  readonly spellings: readonly JudgeSpelling[];
  /** First and last year of the judgments; 0 if unknown. */
  readonly from: number;
  readonly to: number;
  /** Keys by which the index finds the judgments; those of a surname alone only where it can mean no other judge. */
  readonly indexKeys: readonly string[];
  /** True for a surname alone that several judges of the library have, or none. */
  readonly isSurnameOnly: boolean;
}
