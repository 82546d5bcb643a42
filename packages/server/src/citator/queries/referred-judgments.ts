import type { ReferredJudgment } from '@headnote/core/contract';
import { selectMarked } from '../../library/document-marks.js';
import type { Store } from '../../store/database.js';
import { caseBriefs } from './case-briefs.js';

/**
 * Returns the judgments of the library to which a judgment refers, in the order in which its text names them first. Visitors read the
 * list beside a part of the text, so judgments that an operator has masked or hidden are left out.
 */
export async function referredJudgments(store: Store, id: string, limit: number): Promise<ReferredJudgment[]> {
  const places = await store.db
    .selectFrom('citation_uses')
    .select(({ fn }) => ['target_id', fn.min<number>('position').as('first')])
    .where('document_id', '=', id)
    .where('state', '=', 'found')
    .where('target_id', 'is not', null)
    .where('target_id', '!=', id)
    .where('target_id', 'not in', selectMarked(store.db))
    .groupBy('target_id')
    .orderBy('first')
    .limit(limit)
    .execute();
  const ids = places.flatMap(({ target_id: target }) => target ?? []);
  const briefs = await caseBriefs(store, ids, { withSentences: false });
  return ids.flatMap((target) => {
    const brief = briefs.get(target);
    if (brief === undefined) return [];
    const { title, citation, houseCitation } = brief;
    return [{ title, citation, houseCitation }];
  });
}
