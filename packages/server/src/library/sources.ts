import type { Kysely } from 'kysely';
import type { Database } from '../store/database.js';
import { inChunks } from '../store/in-chunks.js';

/**
 * Selects the ids of documents that are not shown themselves: another document of the same judgment stands for them.
 */
export const selectCopies = (db: Kysely<Database>) =>
  db.selectFrom('judgment_sources').select('document_id').whereRef('document_id', '!=', 'shown_id');

/** Reads which documents stand for others, by the id of the other; a document that is shown itself has no entry. */
export async function readShownIds(db: Kysely<Database>, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await inChunks(ids, (chunk) =>
    db
      .selectFrom('judgment_sources')
      .select(['document_id', 'shown_id'])
      .where('document_id', 'in', chunk)
      .whereRef('document_id', '!=', 'shown_id')
      .execute(),
  );
  return new Map(rows.map(({ document_id, shown_id }) => [document_id, shown_id]));
}

/** Returns the id of the document that is shown for one. */
export async function shownIdOf(db: Kysely<Database>, id: string): Promise<string> {
  return (await readShownIds(db, [id])).get(id) ?? id;
}

/** Reads the documents of the same judgment, itself among them and the shown one first, by id; a judgment of one source has no entry. */
export async function readSources(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await inChunks(ids, (chunk) =>
    db
      .selectFrom('judgment_sources as own')
      .innerJoin('judgment_sources as other', 'other.shown_id', 'own.shown_id')
      .select(['own.document_id as id', 'other.document_id as source', 'other.shown_id as shown'])
      .where('own.document_id', 'in', chunk)
      .orderBy('other.document_id')
      .execute(),
  );
  return new Map(
    [...Map.groupBy(rows, ({ id }) => id)].map(([id, own]) => [
      id,
      own.map(({ source }) => source).toSorted((one, other) => Number(isShown(own, other)) - Number(isShown(own, one))),
    ]),
  );
}

const isShown = (rows: readonly { readonly shown: string }[], id: string): boolean => rows[0]?.shown === id;

/** Returns the ids of all documents of the judgment that a document belongs to, the shown one first. */
export async function sourcesOf(db: Kysely<Database>, id: string): Promise<readonly string[]> {
  return (await readSources(db, [id])).get(id) ?? [id];
}
