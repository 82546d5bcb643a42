import { type CaseBrief, type Treatment, warningOf } from '@headnote/core/contract';
import type { Store } from '../../store/database.js';
import { citingJudgments } from './citing-judgments.js';

/** A judgment and what it does with a case, in the court's own words. */
export interface TreatingJudgment {
  readonly treatment: Treatment;
  readonly judgment: CaseBrief;
}

/** The case, and how many judgments to list. */
export interface TreatmentTask {
  readonly id: string;
  readonly limit: number;
  readonly signal: AbortSignal;
}

/** Returns the judgments that treat a case, strongest first, without their sentences. */
export async function caseTreatments(store: Store, task: TreatmentTask): Promise<readonly TreatingJudgment[]> {
  const { citedBy } = await citingJudgments(store, { ...task, withSentences: false });
  return citedBy.map((citing) => ({
    judgment: citing.judgment,
    // Counsel's words about a case are no treatment of it.
    treatment: citing.speaker === 'court' ? (warningOf(citing) ?? citing.treatment) : 'referred',
  }));
}
