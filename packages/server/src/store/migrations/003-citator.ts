import type { CreateTableBuilder, Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Citations in the texts, their targets, and the links between judgments. Runs on SQLite and PostgreSQL alike. */
export const citatorMigration: Migration = { up };

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('documents')
    .addColumn('reading_version', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await createKeys(db);
  await createUses(db);
  await createLinks(db);
  await createQueue(db);
}

async function createKeys(db: Kysely<unknown>): Promise<void> {
  await ofDocument(db.schema.createTable('citation_keys'))
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('book', 'text', (column) => column.notNull())
    .addColumn('year', 'integer', (column) => column.notNull())
    .addColumn('volume', 'text', (column) => column.notNull())
    .addColumn('page', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('citation_keys_key', ['document_id', 'key'])
    .execute();
  await db.schema.createIndex('citation_keys_by_key').on('citation_keys').column('key').execute();
  await db.schema.createIndex('citation_keys_book').on('citation_keys').columns(['book', 'year', 'volume']).execute();

  await ofDocument(db.schema.createTable('docket_keys'))
    .addColumn('key', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('docket_keys_key', ['document_id', 'key'])
    .execute();
  await db.schema.createIndex('docket_keys_by_key').on('docket_keys').column('key').execute();

  await ofDocument(db.schema.createTable('act_names'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('act_names_key', ['document_id', 'name'])
    .execute();
  await db.schema.createIndex('act_names_by_name').on('act_names').column('name').execute();

  await ofDocument(db.schema.createTable('waiting_keys'))
    .addColumn('key', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('waiting_keys_key', ['key', 'document_id'])
    .execute();
  await db.schema.createIndex('waiting_keys_document').on('waiting_keys').column('document_id').execute();
}

const USE_TEXTS = [
  'text',
  'kind',
  'canonical',
  'keys',
  'status',
  'reason',
  'case_name',
  'court',
  'pinpoint',
  'short_form',
  'treatment',
  'speaker',
  'paragraph',
  'state',
  'candidates',
] as const;

async function createUses(db: Kysely<unknown>): Promise<void> {
  let uses = atPlace(ofDocument(db.schema.createTable('citation_uses')));
  for (const name of USE_TEXTS) uses = uses.addColumn(name, 'text', (column) => column.notNull());
  await uses
    .addColumn('year', 'integer')
    .addColumn('parallel_group', 'integer')
    .addColumn('refers_to', 'integer')
    .addColumn('sentence_start', 'integer', (column) => column.notNull())
    .addColumn('sentence_end', 'integer', (column) => column.notNull())
    .addColumn('target_id', 'text')
    .addPrimaryKeyConstraint('citation_uses_key', ['document_id', 'position'])
    .execute();
  await db.schema.createIndex('citation_uses_target').on('citation_uses').column('target_id').execute();

  await atPlace(ofDocument(db.schema.createTable('provision_uses')))
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('canonical', 'text', (column) => column.notNull())
    .addColumn('act', 'text', (column) => column.notNull())
    .addColumn('unit', 'text', (column) => column.notNull())
    .addColumn('number', 'text', (column) => column.notNull())
    .addColumn('act_id', 'text')
    .addColumn('anchor', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('provision_uses_key', ['document_id', 'position'])
    .execute();
  await db.schema.createIndex('provision_uses_act').on('provision_uses').columns(['act_id', 'anchor']).execute();
}

async function createLinks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('case_links')
    .addColumn('citing_id', 'text', (column) => column.notNull().references('documents.id').onDelete('cascade'))
    .addColumn('cited_id', 'text', (column) => column.notNull().references('documents.id').onDelete('cascade'))
    .addColumn('treatment', 'text', (column) => column.notNull())
    .addColumn('speaker', 'text', (column) => column.notNull())
    .addColumn('mentions', 'integer', (column) => column.notNull())
    .addColumn('is_smaller_bench', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('case_links_key', ['citing_id', 'cited_id'])
    .execute();
  await db.schema.createIndex('case_links_cited').on('case_links').column('cited_id').execute();
}

async function createQueue(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('citator_queue')
    .addColumn('document_id', 'text', (column) => column.primaryKey().references('documents.id').onDelete('cascade'))
    .addColumn('revision', 'text', (column) => column.notNull())
    .execute();
}

function ofDocument(table: CreateTableBuilder<string>): CreateTableBuilder<string, string> {
  return table.addColumn('document_id', 'text', (column) =>
    column.notNull().references('documents.id').onDelete('cascade'),
  );
}

function atPlace(table: CreateTableBuilder<string, string>): CreateTableBuilder<string, string> {
  return table
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('start', 'integer', (column) => column.notNull())
    .addColumn('end', 'integer', (column) => column.notNull());
}
