import type { Kysely } from 'kysely';
import { readShownIds, readSources } from '../library/sources.js';
import type { Database } from '../store/database.js';
import { inChunks } from '../store/in-chunks.js';
import { readInteger } from '../store/large-integer.js';
import type { TreatmentEditRow } from '../store/tables/citator-tables.js';

/** What an editor decided about one judgment and one that it cites. */
export interface TreatmentEdit {
  readonly citingId: string;
  readonly citedId: string;
  readonly decision: TreatmentEditRow['decision'];
  readonly treatment: string;
  readonly actor: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * Reads the edits of citing judgments: by the citing judgment, then by the cited one. What was decided about any source of
 * a judgment holds for the shown one; the last decision counts.
 */
export async function readEdits(
  db: Kysely<Database>,
  citingIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, TreatmentEdit>>> {
  const sources = await readSources(db, citingIds);
  const all = [...new Set(citingIds.flatMap((id) => sources.get(id) ?? [id]))];
  const stored = await inChunks(all, (chunk) =>
    db.selectFrom('treatment_edits').selectAll().where('citing_id', 'in', chunk).execute(),
  );
  const shown = await readShownIds(
    db,
    stored.flatMap(({ citing_id, cited_id }) => [citing_id, cited_id]),
  );
  const rows = stored
    .toSorted((one, other) => readInteger(one.at) - readInteger(other.at))
    .map((row) => ({
      ...row,
      citing_id: shown.get(row.citing_id) ?? row.citing_id,
      cited_id: shown.get(row.cited_id) ?? row.cited_id,
    }));
  const edits = rows.map(
    ({ citing_id: citingId, cited_id: citedId, decision, treatment, actor, at }): TreatmentEdit => ({
      citingId,
      citedId,
      decision,
      treatment,
      actor,
      at: readInteger(at),
    }),
  );
  return new Map(
    [...Map.groupBy(edits, ({ citingId }) => citingId)].map(([id, own]) => [
      id,
      new Map(own.map((edit) => [edit.citedId, edit])),
    ]),
  );
}
