import type { ColumnDataType, CreateTableBuilder, Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Alerts of members, what they found, the new documents that wait for them, and the address of a mail's one-click stop. Runs on SQLite and PostgreSQL. */
export const alertsMigration: Migration = { up };

type Columns = Readonly<Record<string, ColumnDataType>>;

/** A table whose rows go with their member. */
function ofMember(db: Kysely<unknown>, table: string, columns: Columns): CreateTableBuilder<string, string> {
  const owned = db.schema
    .createTable(table)
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'));
  return Object.entries(columns).reduce<CreateTableBuilder<string, string>>(
    (built, [name, type]) => built.addColumn(name, type, (column) => column.notNull()),
    owned,
  );
}

async function up(db: Kysely<unknown>): Promise<void> {
  await createAlerts(db);
  await createHits(db);
  await ofMember(db, 'alert_members', {
    time_zone: 'text',
    watches_own: 'integer',
    feed_id: 'text',
    origin: 'text',
    daily_on: 'text',
    weekly_on: 'text',
  })
    .addColumn('agreed_at', 'bigint')
    .addColumn('at_once_at', 'bigint')
    .addPrimaryKeyConstraint('alert_members_key', ['user_id'])
    .addUniqueConstraint('alert_members_feed', ['feed_id'])
    .execute();
  await ofMember(db, 'exported_documents', { document_id: 'text', exported_at: 'bigint' })
    .addPrimaryKeyConstraint('exported_documents_key', ['user_id', 'document_id'])
    .execute();
  await db.schema
    .createTable('alert_queue')
    .addColumn('document_id', 'text', (column) => column.primaryKey())
    .addColumn('queued_at', 'bigint', (column) => column.notNull())
    .execute();
  await indexWatched(db);
  await db.schema
    .alterTable('outbox')
    .addColumn('unsubscribe', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}

async function createAlerts(db: Kysely<unknown>): Promise<void> {
  await ofMember(db, 'alerts', {
    kind: 'text',
    target: 'text',
    name: 'text',
    query: 'text',
    body: 'text',
    body_key: 'text',
    events: 'text',
    frequency: 'text',
    failure: 'text',
    created_at: 'bigint',
    seen_at: 'bigint',
  })
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('paused_at', 'bigint')
    .addColumn('run_at', 'bigint')
    .addUniqueConstraint('alerts_target', ['user_id', 'kind', 'target'])
    .execute();
  await db.schema.createIndex('alerts_watched').on('alerts').columns(['kind', 'target']).execute();
  await db.schema.createIndex('alerts_body').on('alerts').columns(['kind', 'body_key']).execute();
}

async function createHits(db: Kysely<unknown>): Promise<void> {
  await ofMember(db, 'alert_hits', {
    document_id: 'text',
    event: 'text',
    by_id: 'text',
    mail_id: 'text',
    found_at: 'bigint',
  })
    .addColumn('alert_id', 'text', (column) => column.notNull().references('alerts.id').onDelete('cascade'))
    .addColumn('mailed_at', 'bigint')
    .addColumn('withdrawn_at', 'bigint')
    .addPrimaryKeyConstraint('alert_hits_key', ['alert_id', 'document_id', 'event', 'by_id'])
    .execute();
  await db.schema.createIndex('alert_hits_user').on('alert_hits').columns(['user_id', 'mailed_at']).execute();
  await db.schema.createIndex('alert_hits_document').on('alert_hits').columns(['document_id', 'by_id']).execute();
  await db.schema.createIndex('alert_hits_by').on('alert_hits').columns(['by_id']).execute();
  await db.schema.createIndex('alert_hits_mail').on('alert_hits').columns(['mail_id']).execute();
}

/** A treatment asks who keeps its judgment; bookmarks and notes have such an index. */
async function indexWatched(db: Kysely<unknown>): Promise<void> {
  for (const table of ['saved_results', 'sent_judgments', 'exported_documents'])
    await db.schema.createIndex(`${table}_document`).on(table).column('document_id').execute();
}
