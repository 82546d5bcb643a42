import { randomUUID } from 'node:crypto';
import { folderIds } from '@headnote/core/contract';
import { NotFoundError, RefusedError } from '@headnote/core/errors';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../store/database.js';
import { readInteger } from '../store/large-integer.js';
import type { SavedResultRow } from '../store/tables/member-library-tables.js';
import { findFolder, findQuery } from './find-own.js';
import { checkDocument, checkRoom, checkTexts, hashOf, type LibraryParts, write } from './library-parts.js';
import { memberLimits } from './limits.js';
import { readShownIds } from '../library/sources.js';

/** A judgment, an act or a whole search to save. */
export interface ResultToSave {
  readonly name: string;
  readonly description: string;
  readonly kind: string;
  /** Id of its saved search; empty if none. */
  readonly queryId: string;
  readonly total: number;
  /** Empty for a whole search. */
  readonly documentId: string;
  /** Empty or `none` for no folder. */
  readonly folderId: string;
}

/** A saved result of a member. */
export interface StoredResult extends ResultToSave {
  readonly id: string;
  readonly savedAt: string;
}

/** A member's saved results. */
export interface Results {
  /** Saves a result, or changes the one that the folder has of it. Returns the id. */
  save(userId: number, result: ResultToSave): Promise<string>;
  /** Moves results to a folder. One that the folder has already is removed where it was. */
  move(userId: number, ids: readonly string[], folderId: string): Promise<void>;
}

/** Creates them on one database. */
export function createResults(parts: LibraryParts): Results {
  return {
    save: (userId, result) => write(parts, userId, (transaction) => save(parts, transaction, userId, result)),
    move: (userId, ids, folder) =>
      write(parts, userId, async (transaction) => {
        const folderId = noFolder(folder);
        if (folderId !== '') await findFolder(transaction, userId, folderId);
        for (const id of ids) await move(parts, transaction, { userId, id, folderId });
      }),
  };
}

const noFolder = (id: string): string => (id === folderIds.none || id === '0' ? '' : id);

async function save(
  { now }: LibraryParts,
  transaction: Transaction<Database>,
  userId: number,
  result: ResultToSave,
): Promise<string> {
  const folderId = noFolder(result.folderId);
  const queryId = result.queryId === '0' ? '' : result.queryId;
  if (folderId !== '') await findFolder(transaction, userId, folderId);
  if (queryId !== '') await findQuery(transaction, userId, queryId);
  if (result.documentId !== '') await checkDocument(transaction, result.documentId);
  if (result.documentId === '' && queryId === '')
    throw new RefusedError('Name what to save: a judgment, an act or a saved search.');
  const columns = { ...columnsOf(result), folder_id: folderId, query_id: queryId };
  const { item_key } = columns;
  const known = await findInFolder(transaction, { userId, folderId, itemKey: item_key });
  if (known !== undefined) {
    await transaction.updateTable('saved_results').set(columns).where('id', '=', known).execute();
    await checkTexts(transaction, userId, 'saved_results');
    return known;
  }
  await checkRoom(transaction, userId, { table: 'saved_results', limit: memberLimits.results, what: 'saved results' });
  const id = randomUUID();
  await transaction
    .insertInto('saved_results')
    .values({ id, user_id: userId, saved_at: now(), deleted_at: null, ...columns })
    .execute();
  await checkTexts(transaction, userId, 'saved_results');
  return id;
}

function columnsOf({ name, description, kind, queryId, total, documentId }: ResultToSave) {
  const trimmed = name.trim();
  if (trimmed === '') throw new RefusedError('Give what you save a name.');
  const item = documentId === '' ? `search ${queryId}` : `document ${documentId}`;
  return { name: trimmed, description, kind, total, document_id: documentId, item_key: hashOf(item) };
}

interface InFolder {
  readonly userId: number;
  readonly folderId: string;
  readonly itemKey: string;
}

/** Id of what a folder has of an item. */
export async function findInFolder(
  db: Kysely<Database>,
  { userId, folderId, itemKey }: InFolder,
): Promise<string | undefined> {
  const found = await db
    .selectFrom('saved_results')
    .select('id')
    .where('user_id', '=', userId)
    .where('folder_id', '=', folderId)
    .where('item_key', '=', itemKey)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return found?.id;
}

async function move(
  { now }: LibraryParts,
  transaction: Transaction<Database>,
  { userId, id, folderId }: { readonly userId: number; readonly id: string; readonly folderId: string },
): Promise<void> {
  const { item_key } = await findResult(transaction, userId, id);
  const there = await findInFolder(transaction, { userId, folderId, itemKey: item_key });
  if (there === id) return;
  const change = there === undefined ? { folder_id: folderId } : { deleted_at: now() };
  await transaction.updateTable('saved_results').set(change).where('id', '=', id).execute();
}

async function findResult(db: Kysely<Database>, userId: number, id: string): Promise<Selectable<SavedResultRow>> {
  const found = await db
    .selectFrom('saved_results')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (found === undefined) throw new NotFoundError('You have no saved result with this id.');
  return found;
}

/** The results in a folder, the newest first; in no folder for an empty id. */
export async function listResults(
  db: Kysely<Database>,
  userId: number,
  folderId?: string,
): Promise<readonly StoredResult[]> {
  let own = db.selectFrom('saved_results').selectAll().where('user_id', '=', userId).where('deleted_at', 'is', null);
  if (folderId !== undefined) own = own.where('folder_id', '=', folderId);
  const rows = await own.orderBy('saved_at', 'desc').orderBy('id').execute();
  // A result stays with the source of a judgment that was saved, and opens the judgment.
  const shown = await readShownIds(
    db,
    rows.map((row) => row.document_id),
  );
  return rows.map((row) => ({ ...readResult(row), documentId: shown.get(row.document_id) ?? row.document_id }));
}

/** Turns a row into a result. */
export function readResult(row: Selectable<SavedResultRow>): StoredResult {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    kind: row.kind,
    queryId: row.query_id,
    total: readInteger(row.total),
    documentId: row.document_id,
    folderId: row.folder_id === '' ? folderIds.none : row.folder_id,
    savedAt: new Date(readInteger(row.saved_at)).toISOString(),
  };
}
