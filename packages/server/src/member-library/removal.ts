import { sql, type Kysely, type Transaction } from 'kysely';
import { NotFoundError } from '@headnote/core/errors';
import type { Database } from '../store/database.js';
import { readInteger } from '../store/large-integer.js';
import { hasName } from './folders.js';
import { nameKey, type LibraryParts, write } from './library-parts.js';
import { KEPT_AFTER_REMOVAL_MS } from './limits.js';
import { findInFolder } from './results.js';

/** What can be removed and restored by its id. */
export type RemovableKind = 'query' | 'folder' | 'result';

/** Something that was removed in the last 30 days. */
export interface RemovedThing {
  readonly kind: RemovableKind;
  readonly id: string;
  /** Name of the folder or the result, words of the search. */
  readonly name: string;
  /** ISO time. */
  readonly removedAt: string;
}

/** Several things of one kind. */
export interface ThingsOf {
  readonly kind: RemovableKind;
  readonly ids: readonly string[];
}

/** Removal with a way back. */
export interface Removal {
  /** Removes things; a folder with all that is in it. Rejects with NotFoundError, and removes nothing, if one is not there. */
  remove(userId: number, things: ThingsOf): Promise<void>;
  /** Brings things back, a folder with all that was removed with it. Rejects as `remove`. */
  restore(userId: number, things: ThingsOf): Promise<void>;
  /** What was removed and can come back, the last first. What went with its folder is not listed by itself. */
  list(userId: number): Promise<readonly RemovedThing[]>;
}

const tables = { query: 'saved_queries', folder: 'saved_folders', result: 'saved_results' } as const;
const GONE = 'You have nothing with this id here.';

/** Creates it on one database. */
export function createRemoval(parts: LibraryParts): Removal {
  const { db, now } = parts;
  return {
    remove: (userId, { kind, ids }) =>
      write(parts, userId, async (transaction) => {
        for (const id of ids) {
          await mark(transaction, { userId, kind, id, at: now() });
          if (kind === 'folder') await removeContents(transaction, { userId, root: id, folder: id, at: now() });
        }
      }),
    restore: (userId, { kind, ids }) =>
      write(parts, userId, async (transaction) => {
        for (const id of ids) await restore(transaction, { userId, kind, id, oldest: now() - KEPT_AFTER_REMOVAL_MS });
      }),
    list: (userId) => list(db, userId, now() - KEPT_AFTER_REMOVAL_MS),
  };
}

interface Marking {
  readonly userId: number;
  readonly kind: RemovableKind;
  readonly id: string;
  readonly at: number;
}

async function mark(transaction: Transaction<Database>, { userId, kind, id, at }: Marking): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable(tables[kind])
    .set({ deleted_at: at, deleted_with: '' })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new NotFoundError(GONE);
}

interface Contents {
  readonly userId: number;
  /** The folder that is removed. */
  readonly root: string;
  /** This one, or one in it. */
  readonly folder: string;
  readonly at: number;
}

async function removeContents(transaction: Transaction<Database>, contents: Contents): Promise<void> {
  const { userId, root, folder, at } = contents;
  await transaction
    .updateTable('saved_results')
    .set({ deleted_at: at, deleted_with: root })
    .where('user_id', '=', userId)
    .where('folder_id', '=', folder)
    .where('deleted_at', 'is', null)
    .execute();
  const inside = await transaction
    .updateTable('saved_folders')
    .set({ deleted_at: at, deleted_with: root })
    .where('user_id', '=', userId)
    .where('parent_id', '=', folder)
    .where('deleted_at', 'is', null)
    .returning('id')
    .execute();
  for (const { id } of inside) await removeContents(transaction, { ...contents, folder: id });
}

interface Restoring extends Omit<Marking, 'at'> {
  readonly oldest: number;
}

async function restore(transaction: Transaction<Database>, { userId, kind, id, oldest }: Restoring): Promise<void> {
  const known = await transaction
    .selectFrom(tables[kind])
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('deleted_at', '>', oldest)
    .executeTakeFirst();
  if (known === undefined) throw new NotFoundError(GONE);
  if (kind === 'folder') return restoreFolder(transaction, userId, id);
  if (kind === 'result') return restoreResult(transaction, userId, id);
  await transaction.updateTable('saved_queries').set(RESTORED).where('id', '=', id).execute();
}

const RESTORED = { deleted_at: null, deleted_with: '' } as const;

/** A folder whose own folder is gone comes back at the top; one whose name is taken gets a number. */
async function restoreFolder(transaction: Transaction<Database>, userId: number, id: string): Promise<void> {
  const row = await transaction.selectFrom('saved_folders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const parent_id = (await isKeptFolder(transaction, row.parent_id)) ? row.parent_id : '';
  let name = row.name;
  for (
    let number = 2;
    await hasName(transaction, { id, user_id: userId, parent_id, name_key: nameKey(name) });
    number += 1
  )
    name = `${row.name} (${number})`;
  const place = { ...RESTORED, parent_id, name, name_key: nameKey(name) };
  await transaction.updateTable('saved_folders').set(place).where('id', '=', id).execute();
  for (const table of ['saved_folders', 'saved_results'] as const) {
    await transaction
      .updateTable(table)
      .set(RESTORED)
      .where('user_id', '=', userId)
      .where('deleted_with', '=', id)
      .execute();
  }
}

/** A result whose folder is gone comes back in none; what the folder has of it by now gives way. */
async function restoreResult(transaction: Transaction<Database>, userId: number, id: string): Promise<void> {
  const { folder_id, item_key } = await transaction
    .selectFrom('saved_results')
    .select(['folder_id', 'item_key'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const folderId = (await isKeptFolder(transaction, folder_id)) ? folder_id : '';
  const there = await findInFolder(transaction, { userId, folderId, itemKey: item_key });
  if (there !== undefined) await transaction.deleteFrom('saved_results').where('id', '=', there).execute();
  await transaction
    .updateTable('saved_results')
    .set({ ...RESTORED, folder_id: folderId })
    .where('id', '=', id)
    .execute();
}

async function isKeptFolder(db: Kysely<Database>, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('saved_folders')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

async function list(db: Kysely<Database>, userId: number, oldest: number): Promise<readonly RemovedThing[]> {
  const kinds = await Promise.all([
    removedOf(db, { kind: 'query', userId, oldest }),
    removedOf(db, { kind: 'folder', userId, oldest }),
    removedOf(db, { kind: 'result', userId, oldest }),
  ]);
  return kinds.flat().toSorted((one, other) => (one.removedAt < other.removedAt ? 1 : -1));
}

async function removedOf(
  db: Kysely<Database>,
  { kind, userId, oldest }: { readonly kind: RemovableKind; readonly userId: number; readonly oldest: number },
): Promise<RemovedThing[]> {
  const rows = await db
    .selectFrom(tables[kind])
    .select(['id', 'deleted_at', sql<string>`${sql.ref(kind === 'query' ? 'keywords' : 'name')}`.as('name')])
    .where('user_id', '=', userId)
    .where('deleted_at', '>', oldest)
    .where('deleted_with', '=', '')
    .execute();
  return rows.map((row) => ({
    kind,
    id: row.id,
    name: row.name,
    removedAt: new Date(readInteger(row.deleted_at ?? 0)).toISOString(),
  }));
}
