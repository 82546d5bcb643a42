import { citationLimits, type ProvisionMeaning, type ProvisionPlace } from '@headnote/core/contract';
import { formatDate, isChangedAct } from '@headnote/core/format';
import { repealOf } from '../../library/repealed-acts.js';
import type { Store } from '../../store/database.js';

/** Returns the provisions of law that a judgment names, in the order of its text. Words that may mean several are one place. */
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
  const byPlace = Map.groupBy(places, ({ start, end }) => `${start} ${end}`);
  return [...byPlace.values()].flatMap((rows) => {
    const [first] = rows;
    if (first === undefined) return [];
    const { start, end, text } = first;
    const meanings = rows.map(meaningOf);
    const canonical = meanings.map((meaning) => meaning.canonical).join(' or ');
    const target = meanings.length === 1 ? meanings[0] : undefined;
    const place = { start, end, text, ...(target ?? NOWHERE), canonical };
    return [{ ...place, alternatives: target === undefined ? meanings : [] }];
  });
}

const NOWHERE = { actId: '', actTitle: '', anchor: '', statusText: '' };

/** A row of the query above. */
interface NamedProvisionRow extends NamedActRow {
  readonly canonical: string;
  readonly act_id: string | null;
  readonly anchor: string;
}

function meaningOf(row: NamedProvisionRow): ProvisionMeaning {
  const { canonical, title, act_id: actId, anchor } = row;
  // The act may have been removed.
  const isThere = title !== null;
  return {
    canonical,
    actId: isThere ? (actId ?? '') : '',
    actTitle: title ?? '',
    anchor: isThere ? anchor : '',
    statusText: statusOf(row),
  };
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
