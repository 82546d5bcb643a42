import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Which documents are one judgment from several sources. Every judgment waits for the citator, which joins those that the
 * library has already. Runs on SQLite and PostgreSQL.
 */
export const judgmentSourcesMigration: Migration = { up };

/** The columns that this step uses. */
interface Tables {
  documents: { id: string; kind: string; content_hash: string };
  citator_queue: { document_id: string; revision: string };
}

async function up(db: Kysely<Tables>): Promise<void> {
  const { schema } = db;
  // No reference to documents: one that was taken down comes back to the others.
  await schema
    .createTable('judgment_sources')
    .addColumn('document_id', 'text', (column) => column.primaryKey())
    .addColumn('shown_id', 'text', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('judgment_sources_shown').on('judgment_sources').column('shown_id').execute();
  await schema
    .createTable('parted_sources')
    .addColumn('one_id', 'text', (column) => column.notNull())
    .addColumn('other_id', 'text', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('parted_sources_key', ['one_id', 'other_id'])
    .execute();
  await schema.createIndex('documents_day').on('documents').columns(['decided_on', 'court_id']).execute();
  await db
    .insertInto('citator_queue')
    .columns(['document_id', 'revision'])
    .expression((from) => from.selectFrom('documents').select(['id', 'content_hash']).where('kind', '=', 'case'))
    .onConflict((conflict) => conflict.column('document_id').doNothing())
    .execute();
}
