import type { ColumnDataType, CreateTableBuilder, Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What members keep: searches, folders, results, history, bookmarks, notes. Runs on SQLite and PostgreSQL. */
export const memberLibraryMigration: Migration = { up };

type Columns = Readonly<Record<string, ColumnDataType>>;

/** Any column may be named in a key. */
type Table = CreateTableBuilder<string, string>;

function withColumns(table: Table, columns: Columns): Table {
  return Object.entries(columns).reduce(
    (built, [name, type]) => built.addColumn(name, type, (column) => column.notNull()),
    table,
  );
}

/** A table whose rows go with their member. No row refers to a document: a note stays when its judgment is removed. */
function ofMember(db: Kysely<unknown>, table: string, columns: Columns): Table {
  const owned = db.schema
    .createTable(table)
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'));
  return withColumns(owned, columns);
}

/** A table whose rows have an id, and wait for 30 days after their removal. */
function removable(db: Kysely<unknown>, table: string, columns: Columns): Table {
  return ofMember(db, table, columns)
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('deleted_at', 'bigint')
    .addColumn('deleted_with', 'text', (column) => column.notNull().defaultTo(''));
}

async function up(db: Kysely<unknown>): Promise<void> {
  await ofMember(db, 'member_libraries', { changed_at: 'bigint' })
    .addPrimaryKeyConstraint('member_libraries_key', ['user_id'])
    .execute();
  await createSaved(db);
  await createMarks(db);
  await ofMember(db, 'member_requests', { request_key: 'text', answer: 'text', made_at: 'bigint' })
    .addPrimaryKeyConstraint('member_requests_key', ['user_id', 'request_key'])
    .execute();
  await db.schema.createIndex('member_requests_age').on('member_requests').column('made_at').execute();
}

async function createSaved(db: Kysely<unknown>): Promise<void> {
  await removable(db, 'saved_queries', {
    parent_id: 'text',
    query: 'text',
    keywords: 'text',
    refine_keywords: 'text',
    kind: 'text',
    search_type: 'text',
    session_id: 'text',
    saved_at: 'bigint',
  })
    .addColumn('total', 'bigint')
    .addColumn('ran_at', 'bigint')
    .execute();
  await removable(db, 'saved_folders', {
    parent_id: 'text',
    name: 'text',
    name_key: 'text',
    description: 'text',
    saved_at: 'bigint',
  }).execute();
  await removable(db, 'saved_results', {
    folder_id: 'text',
    name: 'text',
    description: 'text',
    kind: 'text',
    query_id: 'text',
    total: 'bigint',
    document_id: 'text',
    item_key: 'text',
    saved_at: 'bigint',
  }).execute();
  for (const table of ['saved_queries', 'saved_folders', 'saved_results'])
    await db.schema.createIndex(`${table}_user`).on(table).columns(['user_id', 'saved_at']).execute();
  await uniqueWhileKept(db, 'saved_folders', ['user_id', 'parent_id', 'name_key']);
  await uniqueWhileKept(db, 'saved_results', ['user_id', 'folder_id', 'item_key']);
}

/** What was removed may have the name of something that is kept. */
async function uniqueWhileKept(db: Kysely<unknown>, table: string, columns: readonly string[]): Promise<void> {
  await db.schema
    .createIndex(`${table}_kept`)
    .on(table)
    .columns([...columns])
    .unique()
    .where('deleted_at' as never, 'is', null)
    .execute();
}

async function createMarks(db: Kysely<unknown>): Promise<void> {
  await ofMember(db, 'search_history', {
    query_key: 'text',
    id: 'text',
    query: 'text',
    keywords: 'text',
    kind: 'text',
    total: 'bigint',
    searched_at: 'bigint',
  })
    .addPrimaryKeyConstraint('search_history_key', ['user_id', 'query_key'])
    .execute();
  await db.schema
    .createIndex('search_history_latest')
    .on('search_history')
    .columns(['user_id', 'searched_at'])
    .execute();
  await ofMember(db, 'bookmarks', { document_id: 'text', paragraph: 'integer', saved_at: 'bigint' })
    .addPrimaryKeyConstraint('bookmarks_key', ['user_id', 'document_id', 'paragraph'])
    .execute();
  await ofMember(db, 'personal_notes', {
    document_id: 'text',
    version: 'integer',
    note: 'text',
    changed_at: 'bigint',
  })
    .addColumn('deleted_at', 'bigint')
    .addPrimaryKeyConstraint('personal_notes_key', ['user_id', 'document_id'])
    .execute();
  await ofMember(db, 'note_versions', {
    document_id: 'text',
    version: 'integer',
    note: 'text',
    changed_at: 'bigint',
    replaced_at: 'bigint',
  })
    .addPrimaryKeyConstraint('note_versions_key', ['user_id', 'document_id', 'version'])
    .execute();
  await db.schema.createIndex('note_versions_age').on('note_versions').column('replaced_at').execute();
}
