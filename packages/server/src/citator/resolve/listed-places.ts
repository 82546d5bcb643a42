import type { Transaction } from 'kysely';
import type { Database } from '../../store/database.js';
import { inChunks } from '../../store/in-chunks.js';
import type { ListedCaseRow } from '../../store/tables/citator-tables.js';
import type { ResolvedPlace } from './case-links.js';
import { isSameResolution, type Resolution, type UnresolvedPlace } from './resolve-places.js';

/** Positions of listed cases begin here, so that they differ from those of the text. */
const FIRST = 1_000_000;

/** Reads the lists of documents, by document; of a judgment from several sources the lists of all reports. */
export async function readListed(
  transaction: Transaction<Database>,
  sources: ReadonlyMap<string, readonly string[]>,
  shown: readonly string[],
): Promise<ReadonlyMap<string, readonly ListedCaseRow[]>> {
  const ids = shown.flatMap((id) => sources.get(id) ?? [id]);
  const rows = await inChunks(ids, (chunk) =>
    transaction
      .selectFrom('listed_cases')
      .selectAll()
      .where('document_id', 'in', chunk)
      .orderBy('document_id')
      .orderBy('position')
      .execute(),
  );
  const byDocument = Map.groupBy(rows, (row) => row.document_id);
  return new Map(shown.map((id) => [id, (sources.get(id) ?? [id]).flatMap((own) => byDocument.get(own) ?? [])]));
}

/** The cases of a report's list as places of the citator: they are resolved by the same rules as those of the text. */
export function listedPlaces(entries: readonly ListedCaseRow[]): (UnresolvedPlace & ResolvedPlace)[] {
  // Counted here: the lists of two reports number their cases alike.
  return entries.map(({ kind, canonical, keys, case_name, treatment, text, word, state, target_id }, index) => ({
    position: FIRST + index,
    kind,
    canonical,
    keys,
    case_name,
    status: 'valid',
    parallel_group: null,
    short_form: '',
    refers_to: null,
    treatment,
    speaker: 'court',
    source: 'list',
    actor: '',
    actorId: '',
    words: `${text}, ${word}.`,
    state,
    target_id,
  }));
}

/** Stores where the cases of a list lead, if it has changed. */
export async function writeListed(
  transaction: Transaction<Database>,
  entries: readonly ListedCaseRow[],
  resolved: readonly Resolution[],
): Promise<void> {
  for (const [index, entry] of entries.entries()) {
    const now = resolved[index];
    if (now === undefined || isSameResolution(now, entry)) continue;
    await transaction
      .updateTable('listed_cases')
      .set({ state: now.state, target_id: now.target_id, candidates: now.candidates })
      .where('document_id', '=', entry.document_id)
      .where('position', '=', entry.position)
      .execute();
  }
}
