import { citationLimits, type ProvisionPlace } from '@headnote/core/contract';
import { formatDate, isChangedAct } from '@headnote/core/format';
import { repealOf } from '../../library/repealed-acts.js';
import type { Store } from '../../store/database.js';

/** Returns the provisions of law that a judgment names, in the order of its text. */
export async function provisionPlaces({ db }: Store, id: string): Promise<readonly ProvisionPlace[]> {
  const places = await db
    .selectFrom('provision_uses')
    .leftJoin('documents', 'documents.id', 'provision_uses.act_id')
    .select(['start', 'end', 'text', 'canonical', 'act_id', 'anchor', 'documents.title', 'documents.status_text'])
    .select(['documents.year', 'documents.act_number', 'documents.is_sample'])
    .where('provision_uses.document_id', '=', id)
    .orderBy('position')
    .limit(citationLimits.maxPlaces)
    .execute();
  return places.map((place) => ({
    start: place.start,
    end: place.end,
    text: place.text,
    canonical: place.canonical,
    // The act may have been removed.
    actId: place.title === null ? '' : (place.act_id ?? ''),
    actTitle: place.title ?? '',
    anchor: place.title === null ? '' : place.anchor,
    statusText: statusOf(place),
  }));
}

/** What is stored of an act. */
export interface NamedActRow {
  readonly title: string | null;
  readonly year: number | null;
  readonly act_number: string | null;
  readonly status_text: string | null;
  readonly is_sample: number | null;
}

/** Returns what a reader must know before opening an act; empty if nothing says that it is not in force as passed. */
export function statusOf({
  title,
  year,
  act_number: actNumber,
  status_text: status,
  is_sample: isSample,
}: NamedActRow): string {
  const repeal = isSample === 0 ? repealOf({ title: title ?? '', year, actNumber: actNumber ?? '' }) : undefined;
  if (repeal === undefined) return isChangedAct(status ?? '') ? (status ?? '') : '';
  return `Repealed${repeal.on === null ? '' : ` on ${formatDate(repeal.on)}`}: see the ${repeal.by}`;
}
