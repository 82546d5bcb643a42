import type { ActRecord } from '@headnote/core/contract';
import type { Store } from '../store/database.js';
import { actTitleKey } from './act-title-key.js';
import { repealOf, type ActParticulars, type Repeal } from './repealed-acts.js';

/** The fields that say whether an act is in force, as far as the library knows. */
export type ActState = Pick<ActRecord, 'repealedOn' | 'repealedBy' | 'repealedById'>;

const IN_FORCE: ActState = { repealedOn: null, repealedBy: '', repealedById: '' };

/**
 * Returns the state of each act, in the same order. An act of the sample is never a real one. The repealing act leads to the act in
 * the library only if number and title agree.
 */
export async function readActStates(
  { db }: Pick<Store, 'db'>,
  acts: readonly (ActParticulars & { readonly isSample?: boolean })[],
): Promise<ActState[]> {
  const repeals = acts.map((act) => (act.isSample === true ? undefined : repealOf(act)));
  const wanted = repeals.filter((repeal) => repeal !== undefined);
  if (wanted.length === 0) return acts.map(() => IN_FORCE);
  const rows = await db
    .selectFrom('act_names')
    .innerJoin('documents', 'documents.id', 'act_names.document_id')
    .select(['act_names.name', 'documents.id', 'documents.title'])
    .where('act_names.name', 'in', [...new Set(wanted.map(numberName))])
    .where('documents.is_sample', '=', 0)
    .execute();
  return repeals.map((repeal) => {
    if (repeal === undefined) return IN_FORCE;
    const stored = rows.find(
      ({ name, title }) => name === numberName(repeal) && actTitleKey(title) === actTitleKey(repeal.by),
    );
    return { repealedOn: repeal.on, repealedBy: `The ${repeal.by}`, repealedById: stored?.id ?? '' };
  });
}

/** The name by which the citator knows an act: `Act 45 of 2023`. */
function numberName({ byNumber }: Repeal): string {
  return `Act ${byNumber.replace('/', ' of ')}`;
}
