import { randomUUID } from 'node:crypto';
import { NotFoundError, RefusedError } from '@headnote/core/errors';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../store/database.js';
import { readInteger } from '../store/large-integer.js';
import type { SavedQueryRow } from '../store/tables/member-library-tables.js';
import { findQuery, NO_QUERY } from './find-own.js';
import { checkRoom, checkTexts, type LibraryParts, write } from './library-parts.js';
import { memberLimits } from './limits.js';
import { runOnce } from './run-once.js';

/** A search as a client saves it. */
export interface SearchToSave {
  readonly query: string;
  readonly keywords: string;
  readonly refineKeywords: string;
  readonly kind: string;
  readonly searchType: string;
  /** Id of the saved search that it refines; empty or `0` if none. */
  readonly parentId: string;
  readonly sessionId: string;
  /** How many documents it found, when it was run with this; undefined leaves what is stored. */
  readonly total: number | undefined;
}

/** A saved search of a member. */
export interface StoredQuery extends Omit<SearchToSave, 'sessionId'> {
  readonly id: string;
  /** ISO times. */
  readonly savedAt: string;
  readonly ranAt: string | undefined;
}

/** A member's saved searches. Another member's id answers as one that nobody has. */
export interface Queries {
  /** Returns the id. */
  save(userId: number, search: SearchToSave, key: string): Promise<string>;
  update(userId: number, id: string, search: SearchToSave): Promise<void>;
  /** Changes a search that saved results come from, and the kind of these results. */
  updateOfResults(userId: number, id: string, search: SearchToSave): Promise<void>;
  /** All of them, the newest first. */
  list(userId: number): Promise<readonly StoredQuery[]>;
  /** Those that refine a search; those that refine none for an empty id. */
  byParent(userId: number, parentId: string): Promise<readonly StoredQuery[]>;
}

/** Creates them on one database. */
export function createQueries(parts: LibraryParts): Queries {
  const { db, now } = parts;
  const update = (userId: number, id: string, search: SearchToSave, withResults: boolean) =>
    write(parts, userId, async (transaction) => {
      await checkParent(transaction, { userId, id, parentId: noId(search.parentId) });
      if (withResults) await changeResults(transaction, { userId, id, kind: search.kind });
      const { numUpdatedRows } = await kept(transaction.updateTable('saved_queries').set(columnsOf(search, now())))
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new NotFoundError(NO_QUERY);
      await checkTexts(transaction, userId, 'saved_queries');
    });
  return {
    save: (userId, search, key) =>
      write(parts, userId, (transaction) =>
        runOnce(transaction, { userId, key: key && `query ${key}`, now: now() }, async () => {
          await checkRoom(transaction, userId, {
            table: 'saved_queries',
            limit: memberLimits.queries,
            what: 'saved searches',
          });
          const id = randomUUID();
          await checkParent(transaction, { userId, id, parentId: noId(search.parentId) });
          const row = { id, user_id: userId, saved_at: now(), ran_at: null, total: null, ...columnsOf(search, now()) };
          await transaction
            .insertInto('saved_queries')
            .values({ ...row, deleted_at: null })
            .execute();
          await checkTexts(transaction, userId, 'saved_queries');
          return id;
        }),
      ),
    update: (userId, id, search) => update(userId, id, search, false),
    updateOfResults: (userId, id, search) => update(userId, id, search, true),
    list: (userId) => listQueries(db, userId),
    async byParent(userId, parent) {
      const parentId = noId(parent);
      if (parentId !== '') await findQuery(db, userId, parentId);
      return (await listQueries(db, userId)).filter((query) => query.parentId === parentId);
    },
  };
}

/** The ids of the specification's service are numbers, and 0 is none. */
const noId = (id: string): string => (id === '0' ? '' : id);

/** Adds the condition that a row was not removed. */
function kept<Query extends { where(column: 'deleted_at', operator: 'is', value: null): Query }>(query: Query): Query {
  return query.where('deleted_at', 'is', null);
}

function columnsOf({ total, ...search }: SearchToSave, now: number) {
  return {
    query: search.query,
    keywords: search.keywords,
    refine_keywords: search.refineKeywords,
    kind: search.kind,
    search_type: search.searchType,
    parent_id: noId(search.parentId),
    session_id: search.sessionId,
    ...(total === undefined ? {} : { total, ran_at: now }),
  };
}

interface ParentCheck {
  readonly userId: number;
  readonly id: string;
  readonly parentId: string;
}

/** A search refines one that exists, and never itself through others. */
async function checkParent(db: Kysely<Database>, { userId, id, parentId }: ParentCheck): Promise<void> {
  let above = parentId;
  for (let depth = 0; above !== ''; depth += 1) {
    if (above === id) throw new RefusedError('A search cannot refine itself.');
    if (depth === memberLimits.queryDepth - 1)
      throw new RefusedError(`At most ${memberLimits.queryDepth} searches can refine each other.`);
    const own = db
      .selectFrom('saved_queries')
      .select('parent_id')
      .where('user_id', '=', userId)
      .where('id', '=', above);
    // Only the parent itself has to be kept; one above it may have been removed.
    const found = await (depth === 0 ? kept(own) : own).executeTakeFirst();
    if (found === undefined && depth === 0) throw new NotFoundError(NO_QUERY);
    above = found?.parent_id ?? '';
  }
}

async function changeResults(
  transaction: Transaction<Database>,
  { userId, id, kind }: { readonly userId: number; readonly id: string; readonly kind: string },
): Promise<void> {
  await findQuery(transaction, userId, id);
  const { numUpdatedRows } = await kept(transaction.updateTable('saved_results').set({ kind }))
    .where('user_id', '=', userId)
    .where('query_id', '=', id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new RefusedError('No saved result comes from this search.');
}

async function listQueries(db: Kysely<Database>, userId: number): Promise<readonly StoredQuery[]> {
  const rows = await kept(db.selectFrom('saved_queries').selectAll())
    .where('user_id', '=', userId)
    .orderBy('saved_at', 'desc')
    .orderBy('id')
    .execute();
  const ids = new Set(rows.map(({ id }) => id));
  return rows.map((row) => readQuery(row, ids));
}

/** A search whose parent was removed stands alone, until the parent is restored. */
export function readQuery(row: Selectable<SavedQueryRow>, keptIds: ReadonlySet<string>): StoredQuery {
  return {
    id: row.id,
    query: row.query,
    keywords: row.keywords,
    refineKeywords: row.refine_keywords,
    kind: row.kind,
    searchType: row.search_type,
    parentId: keptIds.has(row.parent_id) ? row.parent_id : '',
    total: row.total === null ? undefined : readInteger(row.total),
    savedAt: new Date(readInteger(row.saved_at)).toISOString(),
    ranAt: row.ran_at === null ? undefined : new Date(readInteger(row.ran_at)).toISOString(),
  };
}
