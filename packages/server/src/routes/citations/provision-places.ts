import { citationLimits, type ProvisionPlace } from '@headnote/core/contract';
import type { Store } from '../../store/database.js';

/** What a source says of an act that is not simply in force (V12); the day of its text alone says nothing of that. */
const CHANGED = /repeal|amend|supersed|replac|omit|lapse|not in force/i;

/** The provisions of law that a judgment names, in the order of its text. */
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
    // An act that has gone is not held any more.
    actId: title === null ? '' : (act ?? ''),
    actTitle: title ?? '',
    anchor: title === null ? '' : anchor,
    statusText: CHANGED.test(status ?? '') ? (status ?? '') : '',
  }));
}
