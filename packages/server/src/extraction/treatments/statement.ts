import type { Treatment } from '@headnote/core/contract';

/** Words of treatment in their sentence, with blanks for the cases. */
export interface Statement {
  readonly treatment: Treatment;
  /** The side of the words on which the case is. */
  readonly side: 'before' | 'after';
  /** A participle without an auxiliary: `X, followed.` */
  readonly isBare: boolean;
  /** False for a case number, which is mostly that of the matter before the court. */
  readonly isReport: boolean;
  /** The sentence before the words of treatment and the case, whichever is first. */
  readonly lead: string;
  /** Between the two. */
  readonly gap: string;
  readonly words: string;
  /** The sentence after both. */
  readonly tail: string;
}
