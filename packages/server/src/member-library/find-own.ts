import { NotFoundError } from '@headnote/core/errors';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../store/database.js';
import type { SavedFolderRow } from '../store/tables/member-library-tables.js';

// The same words for what nobody has and for what is another member's (I2).
export const NO_FOLDER = 'You have no folder with this id.';
export const NO_QUERY = 'You have no saved search with this id.';

/** Rejects with NotFoundError unless the member has the saved search. */
export async function findQuery(db: Kysely<Database>, userId: number, id: string): Promise<void> {
  const found = await db
    .selectFrom('saved_queries')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (found === undefined) throw new NotFoundError(NO_QUERY);
}

/** Returns a member's folder. Rejects with NotFoundError. */
export async function findFolder(
  db: Kysely<Database>,
  userId: number,
  id: string,
): Promise<Selectable<SavedFolderRow>> {
  const found = await db
    .selectFrom('saved_folders')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (found === undefined) throw new NotFoundError(NO_FOLDER);
  return found;
}
