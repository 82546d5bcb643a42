import { citationLimits, type ProvisionMeaning, type ProvisionPlace } from '@headnote/core/contract';
import { formatDate, isChangedAct } from '@headnote/core/format';
import { readRepeals } from '../../library/read-repeals.js';
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
  const statusOf = await readStatuses({ db }, places);
  const byPlace = Map.groupBy(places, ({ start, end }) => `${start} ${end}`);
  return [...byPlace.values()].flatMap((rows) => {
    const [first] = rows;
    if (first === undefined) return [];
    const { start, end, text } = first;
    const meanings = rows.map((row) => meaningOf(row, statusOf(row)));
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

function meaningOf(row: NamedProvisionRow, statusText: string): ProvisionMeaning {
  const { canonical, title, act_id: actId, anchor } = row;
  // The act may have been removed.
  const isThere = title !== null;
  return {
    canonical,
    actId: isThere ? (actId ?? '') : '',
    actTitle: title ?? '',
    anchor: isThere ? anchor : '',
    statusText,
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

/**
 * Reads what a reader must know before opening each of these acts; empty for one of which nothing says that it is not in
 * force as passed.
 */
export async function readStatuses(
  { db }: Pick<Store, 'db'>,
  rows: readonly NamedActRow[],
): Promise<(row: NamedActRow) => string> {
  const acts = [...new Map(rows.filter(({ title }) => title !== null).map((row) => [nameOf(row), row])).values()];
  const repeals = await readRepeals(
    db,
    acts.map(({ title, year, act_number: actNumber, is_sample: isSample }) => ({
      title: title ?? '',
      year,
      actNumber: actNumber ?? '',
      isSample: isSample !== 0,
    })),
  );
  const known = new Map(acts.map((row, at) => [nameOf(row), repeals[at]]));
  return (row) => {
    const repeal = known.get(nameOf(row));
    const status = row.status_text ?? '';
    if (repeal === undefined) return isChangedAct(status) ? status : '';
    const by = repeal.by.replace(/^The /, 'the ');
    return `Repealed${repeal.on === null ? '' : ` on ${formatDate(repeal.on)}`}: see ${by}`;
  };
}

const nameOf = ({ title, year, act_number: number, is_sample: isSample }: NamedActRow): string =>
  JSON.stringify([title, year, number, isSample]);
