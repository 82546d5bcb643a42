import type { Store } from '../store/database.js';
import { type LargeInteger, readInteger } from '../store/large-integer.js';
import { isStateAct } from './is-state-act.js';

/** What the coverage says of acts that the index does not count. */
export interface CountedActs {
  /** Acts of Parliament and of the governments before it, with their text. */
  readonly central: number;
  /** Sections of all acts. */
  readonly sections: number;
}

/** Counts central acts and sections; without those of the fictional sample if the library also has real judgments. */
export async function countActs(
  store: Store,
  { hasRealJudgments }: { hasRealJudgments: boolean },
): Promise<CountedActs> {
  let acts = store.db
    .selectFrom('documents')
    .leftJoin('act_sections', 'act_sections.document_id', 'documents.id')
    .select(({ fn }) => [
      'documents.id',
      'documents.act_number',
      'documents.is_available',
      fn.count<LargeInteger>('act_sections.document_id').as('sections'),
    ])
    .where('documents.kind', '=', 'act')
    .groupBy(['documents.id', 'documents.act_number', 'documents.is_available']);
  if (hasRealJudgments) acts = acts.where('documents.is_sample', '=', 0);
  const rows = await acts.execute();
  return {
    central: rows.filter((row) => row.is_available === 1 && !isStateAct(row.act_number)).length,
    sections: rows.reduce((sum, row) => sum + readInteger(row.sections), 0),
  };
}
