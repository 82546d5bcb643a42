import type { Transaction } from 'kysely';
import { UNKNOWN_COURT_ID } from '../../courts/courts.js';
import type { Database } from '../../store/database.js';
import { inChunks } from '../../store/in-chunks.js';

/** Reads the court and the day of judgments, each as one text to compare. One whose court or day is unknown is like no other. */
export async function readPlaces(
  transaction: Transaction<Database>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await inChunks(ids, (chunk) =>
    transaction
      .selectFrom('documents')
      .select(['id', 'kind', 'decided_on', 'court_id', 'court_name', 'is_sample'])
      .where('id', 'in', chunk)
      .execute(),
  );
  return new Map(
    rows.map(({ id, ...place }) => {
      const isKnown = place.kind === 'case' && place.court_id !== UNKNOWN_COURT_ID && place.decided_on !== null;
      return [id, isKnown ? JSON.stringify(place) : id];
    }),
  );
}
