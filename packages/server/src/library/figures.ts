import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../store/database.js';
import { inChunks } from '../store/in-chunks.js';
import { enqueueForIndex } from '../store/queues.js';
import type { DocumentRow } from '../store/tables/library-tables.js';

/** Counts of a judgment that the citator works out, and how later judgments treat it. */
export type Figures = Pick<
  DocumentRow,
  'cited_count' | 'referred_count' | 'overruled_count' | 'is_referred' | 'treatment'
>;

const NAMES = ['cited_count', 'referred_count', 'overruled_count', 'is_referred', 'treatment'] as const;

/** Reads the figures of documents; unknown ids are left out. */
export async function readFigures(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<readonly (Figures & Pick<DocumentRow, 'id'>)[]> {
  return inChunks(ids, (chunk) =>
    db
      .selectFrom('documents')
      .select(['id', ...NAMES])
      .where('id', 'in', chunk)
      .execute(),
  );
}

/** Writes the figures that have changed, and queues these documents for the index. Ignores unknown ids. */
export async function writeFigures(db: Kysely<Database>, figures: ReadonlyMap<string, Figures>): Promise<void> {
  const known = new Map((await readFigures(db, [...figures.keys()])).map((row) => [row.id, row]));
  for (const [id, before] of known) {
    const now = figures.get(id);
    if (now === undefined || NAMES.every((name) => before[name] === now[name])) continue;
    await db.updateTable('documents').set(now).where('id', '=', id).execute();
    await enqueueForIndex(db, [{ document_id: id, op: 'figures', revision: randomUUID() }]);
  }
}
