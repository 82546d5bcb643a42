import type { CreateTableBuilder, Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds the source of each treatment, the lists that reports print with judgments, sentences that speak of overruling, and
 * the decisions of editors. Runs on SQLite and PostgreSQL.
 */
export const treatmentSourcesMigration: Migration = { up };

async function up(db: Kysely<unknown>): Promise<void> {
  await addText(db, 'citation_uses', 'source');
  await addText(db, 'citation_uses', 'actor');
  await db.schema.alterTable('citation_uses').addColumn('actor_position', 'integer').execute();
  for (const name of ['source', 'actor', 'actor_id', 'words']) await addText(db, 'case_links', name);

  let listed = ofDocument(db.schema.createTable('listed_cases')).addColumn('position', 'integer', (column) =>
    column.notNull(),
  );
  for (const name of ['treatment', 'word', 'text', 'kind', 'canonical', 'keys', 'case_name', 'state', 'candidates'])
    listed = listed.addColumn(name, 'text', (column) => column.notNull());
  await listed
    .addColumn('target_id', 'text')
    .addPrimaryKeyConstraint('listed_cases_key', ['document_id', 'position'])
    .execute();

  await ofDocument(db.schema.createTable('treatment_notices'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('sentence_start', 'integer', (column) => column.notNull())
    .addColumn('sentence_end', 'integer', (column) => column.notNull())
    .addColumn('paragraph', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('treatment_notices_key', ['document_id', 'position'])
    .execute();

  // No reference to the documents: the decision remains when a judgment is removed and imported again.
  await db.schema
    .createTable('treatment_edits')
    .addColumn('citing_id', 'text', (column) => column.notNull())
    .addColumn('cited_id', 'text', (column) => column.notNull())
    .addColumn('decision', 'text', (column) => column.notNull())
    .addColumn('treatment', 'text', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('treatment_edits_key', ['citing_id', 'cited_id'])
    .execute();
}

async function addText(db: Kysely<unknown>, table: string, name: string): Promise<void> {
  await db.schema
    .alterTable(table)
    .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}

function ofDocument(table: CreateTableBuilder<string>): CreateTableBuilder<string, string> {
  return table.addColumn('document_id', 'text', (column) =>
    column.notNull().references('documents.id').onDelete('cascade'),
  );
}
