import type { QuestionKind } from '@headnote/core/contract';
import type { NamedProvision } from '../passages/passage.js';

/** A content word of a question. */
export interface Term {
  /** As typed. */
  readonly text: string;
  /** Each a run of stems; a sentence has the word if it has all stems of one of them. */
  readonly forms: readonly (readonly string[])[];
}

/** What became of the case, who spoke for a side, an amount, a length of time, or the court's own words. */
export type Focus = 'outcome' | 'counsel' | 'number' | 'duration' | 'court';

/** A question as the rules read it. */
export interface Question {
  readonly kind: QuestionKind;
  /** Which sentences of that kind are asked for, if the question says so. */
  readonly focus: Focus | undefined;
  /** For arguments and counsel: the side, by each word for it; empty if none is named. */
  readonly sides: readonly string[];
  /** Who is asked about as the speaker ("what did X say?"), as typed; empty if no one. */
  readonly speaker: string;
  /** Only opinions of this kind are asked about, if set. */
  readonly opinion: 'majority' | 'dissenting' | undefined;
  readonly terms: readonly Term[];
  /** The provisions that it names. */
  readonly provisions: readonly NamedProvision[];
  /** Normal forms of the citations that it names. */
  readonly citations: readonly string[];
  /** Stems of the names of the case that it names, in order, without offices and places; empty if it names none. */
  readonly caseName: readonly string[];
}
