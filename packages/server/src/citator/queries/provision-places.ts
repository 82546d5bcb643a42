import { citationLimits, type ProvisionPlace } from '@headnote/core/contract';
import { isChangedAct } from '@headnote/core/format';
import type { Store } from '../../store/database.js';

/** Returns the provisions of law that a judgment names, in the order of its text. */
export async function provisionPlaces({ db }: Store, id: string): Promise<readonly ProvisionPlace[]> {
  const uses = await db
    .selectFrom('provision_uses')
    .leftJoin('documents', 'documents.id', 'provision_uses.act_id')
    .select(['start', 'end', 'text', 'canonical', 'act_id', 'anchor', 'documents.title', 'documents.status_text'])
    .where('provision_uses.document_id', '=', id)
    .orderBy('position')
    .limit(citationLimits.maxPlaces)
    .execute();
  return uses.map(({ start, end, text, canonical, act_id: act, anchor, title, status_text: status }) => ({
    start,
    end,
    text,
    canonical,
    // The act may have been removed.
    actId: title === null ? '' : (act ?? ''),
    actTitle: title ?? '',
    anchor: title === null ? '' : anchor,
    statusText: isChangedAct(status ?? '') ? (status ?? '') : '',
  }));
}
