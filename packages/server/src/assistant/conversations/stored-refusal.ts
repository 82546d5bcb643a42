import type { QuestionKind, RefusalOffer } from '@headnote/core/contract';
import type { PassagePlace } from '../passages/passage-key.js';

/** A refusal, as it is kept: no words of a document. */
export interface StoredRefusal {
  readonly lookedFor: QuestionKind;
  /** Words of the question. */
  readonly words: readonly string[];
  readonly searched: number;
  readonly nearest: PassagePlace | null;
  readonly offers: readonly RefusalOffer[];
}
