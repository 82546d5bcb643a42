import { randomUUID } from 'node:crypto';
import { folderIds } from '@headnote/core/contract';
import { NotFoundError, RefusedError } from '@headnote/core/errors';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../store/database.js';
import type { SavedFolderRow } from '../store/tables/member-library-tables.js';
import { findFolder, NO_FOLDER } from './find-own.js';
import { checkRoom, type LibraryParts, nameKey, write } from './library-parts.js';
import { memberLimits } from './limits.js';
import { runOnce } from './run-once.js';
import { listResults, type StoredResult } from './results.js';

/** A folder as a client saves it. */
export interface FolderToSave {
  readonly name: string;
  readonly description: string;
  /** Id of the folder that it is in; empty at the top. */
  readonly parentId: string;
}

/** A folder of a member. */
export interface StoredFolder extends FolderToSave {
  readonly id: string;
  /** How many results are in it, without those of folders in it. */
  readonly count: number;
  /** Only for a folder that was named. */
  readonly results: readonly StoredResult[] | undefined;
}

/** Which folders to list: all without their results, those of a name, one, or `all` with their results. */
export interface FolderChoice {
  readonly name: string;
  readonly id: string;
}

const NO_FOLDER_NAME = 'Not in a folder';

/** A member's folders. Another member's id answers as one that nobody has. */
export interface Folders {
  /** Returns the id. Two folders in the same place have different names. */
  save(userId: number, folder: FolderToSave, key: string): Promise<string>;
  /** Renames or moves a folder; what is missing stays as it is. */
  change(
    userId: number,
    id: string,
    changes: { readonly [K in keyof FolderToSave]: string | undefined },
  ): Promise<void>;
  /** In the order of their names. The results in no folder come last, as a folder of their own. */
  list(userId: number, choice: FolderChoice): Promise<readonly StoredFolder[]>;
}

/** Creates them on one database. */
export function createFolders(parts: LibraryParts): Folders {
  const { db, now } = parts;
  return {
    save: (userId, folder, key) =>
      write(parts, userId, (transaction) =>
        runOnce(transaction, { userId, key: key && `folder ${key}`, now: now() }, async () => {
          await checkRoom(transaction, userId, {
            table: 'saved_folders',
            limit: memberLimits.folders,
            what: 'folders',
          });
          const row = { id: randomUUID(), user_id: userId, saved_at: now(), ...columnsOf(folder) };
          await checkPlace(transaction, row);
          await transaction
            .insertInto('saved_folders')
            .values({ ...row, deleted_at: null })
            .execute();
          return row.id;
        }),
      ),
    change: (userId, id, changes) =>
      write(parts, userId, async (transaction) => {
        const { name, description, parent_id } = await findFolder(transaction, userId, id);
        const columns = columnsOf({
          name: changes.name ?? name,
          description: changes.description ?? description,
          parentId: changes.parentId ?? parent_id,
        });
        await checkPlace(transaction, { id, user_id: userId, ...columns });
        await transaction.updateTable('saved_folders').set(columns).where('id', '=', id).execute();
      }),
    list: (userId, choice) => listFolders(db, userId, choice),
  };
}

function columnsOf({ name, description, parentId }: FolderToSave) {
  const trimmed = name.trim();
  if (trimmed === '') throw new RefusedError('Give the folder a name.');
  if (trimmed.length > memberLimits.name) throw new RefusedError(`A name has at most ${memberLimits.name} characters.`);
  return { name: trimmed, name_key: nameKey(trimmed), description, parent_id: parentId };
}

type Place = Pick<SavedFolderRow, 'id' | 'user_id' | 'name' | 'name_key' | 'parent_id'>;

/** The folder above exists and is not in this one, and no other folder there has the name. */
async function checkPlace(transaction: Transaction<Database>, place: Place): Promise<void> {
  let above = place.parent_id;
  for (let depth = 1; above !== ''; depth += 1) {
    if (above === place.id) throw new RefusedError('A folder cannot be in itself.');
    if (depth === memberLimits.folderDepth)
      throw new RefusedError(`Folders can be in each other up to ${memberLimits.folderDepth} deep.`);
    above = (await findFolder(transaction, place.user_id, above)).parent_id;
  }
  if (await hasName(transaction, place)) throw new RefusedError(`You have a folder “${place.name}” here already.`);
}

/** Whether another folder in the same place has the name. */
export async function hasName(
  db: Kysely<Database>,
  { id, user_id, name_key, parent_id }: Omit<Place, 'name'>,
): Promise<boolean> {
  const other = await db
    .selectFrom('saved_folders')
    .select('id')
    .where('user_id', '=', user_id)
    .where('parent_id', '=', parent_id)
    .where('name_key', '=', name_key)
    .where('id', '<>', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return other !== undefined;
}

async function listFolders(
  db: Kysely<Database>,
  userId: number,
  choice: FolderChoice,
): Promise<readonly StoredFolder[]> {
  const { name, id } = choice;
  const isAll = id === folderIds.all;
  let rows = db.selectFrom('saved_folders').selectAll().where('user_id', '=', userId).where('deleted_at', 'is', null);
  if (name !== '') rows = rows.where('name_key', '=', nameKey(name.trim()));
  if (id !== '' && !isAll) rows = rows.where('id', '=', id);
  const [found, counts, all] = await Promise.all([
    rows.orderBy('name_key').orderBy('id').execute(),
    countResults(db, userId),
    isAll ? listResults(db, userId) : [],
  ]);
  if (id !== '' && !isAll && id !== folderIds.none && found.length === 0) throw new NotFoundError(NO_FOLDER);
  const byFolder = Map.groupBy(all, ({ folderId }) => folderId);
  const resultsOf = async (folderId: string) => {
    if (isAll) return byFolder.get(folderId) ?? [];
    return name === '' && id === '' ? undefined : listResults(db, userId, folderId);
  };
  const folders = await Promise.all(
    found.map(async (row) => ({
      id: row.id,
      name: row.name,
      description: row.description,
      parentId: row.parent_id,
      count: counts.get(row.id) ?? 0,
      results: await resultsOf(row.id),
    })),
  );
  const count = counts.get('') ?? 0;
  if (isAll) return [...folders, looseFolder(count, byFolder.get(folderIds.none) ?? [])];
  return [...folders, ...(await loose(db, { userId, ...choice, count }))];
}

/** The results in no folder, if there are any or if they are asked for. */
async function loose(
  db: Kysely<Database>,
  { userId, name, id, count }: FolderChoice & { readonly userId: number; readonly count: number },
): Promise<StoredFolder[]> {
  const isAsked = id === folderIds.none;
  if (!isAsked && (count === 0 || name !== '' || id !== '')) return [];
  const results = isAsked ? await listResults(db, userId, '') : undefined;
  return [looseFolder(count, results)];
}

function looseFolder(count: number, results: StoredFolder['results']): StoredFolder {
  return { id: folderIds.none, name: NO_FOLDER_NAME, description: '', parentId: '', count, results };
}

async function countResults(db: Kysely<Database>, userId: number): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('saved_results')
    .select(['folder_id', (eb) => eb.fn.countAll<number | string>().as('count')])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .groupBy('folder_id')
    .execute();
  return new Map(rows.map(({ folder_id, count }) => [folder_id, Number(count)]));
}
