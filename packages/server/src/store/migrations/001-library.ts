import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Documents, their texts, section lists, house numbers and the index queue. Runs on SQLite and PostgreSQL alike. */
export const libraryMigration: Migration = { up };

const TEXT_COLUMNS = [
  'source_name',
  'source_url',
  'licence',
  'content_hash',
  'house_series',
  'house_year',
  'appellant',
  'respondent',
  'title',
  'long_title',
  'act_number',
  'ministry',
  'status_text',
  'court_reference',
  'court_name',
  'bench',
  'judges',
  'advocates',
  'case_type',
  'case_number',
  'subject',
  'headnote',
  'acts_html',
  'decision',
  'other_citations',
  'derived_fields',
  'source_citator',
  'preview_html',
  'created_at',
  'updated_at',
] as const;

const NUMBER_COLUMNS = [
  'is_sample',
  'house_number',
  'is_available',
  'court_id',
  'bench_strength',
  'cited_count',
  'referred_count',
  'overruled_count',
  'is_referred',
  'policy_version',
] as const;

async function up(db: Kysely<unknown>): Promise<void> {
  let documents = db.schema
    .createTable('documents')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('source_id', 'text', (column) => column.notNull().unique())
    .addColumn('house_citation', 'text', (column) => column.notNull().unique())
    .addColumn('year', 'integer')
    .addColumn('decided_on', 'text');
  for (const name of TEXT_COLUMNS) documents = documents.addColumn(name, 'text', (column) => column.notNull());
  for (const name of NUMBER_COLUMNS) documents = documents.addColumn(name, 'integer', (column) => column.notNull());
  await documents.execute();
  await db.schema.createIndex('documents_kind').on('documents').columns(['kind', 'is_sample']).execute();

  // SQLite stores values of a type that it does not know unchanged; PostgreSQL needs this type.
  await db.schema
    .createTable('document_bodies')
    .addColumn('document_id', 'text', (column) => column.primaryKey().references('documents.id').onDelete('cascade'))
    .addColumn('html', 'bytea', (column) => column.notNull())
    .addColumn('plain', 'bytea', (column) => column.notNull())
    .addColumn('sentence_ends', 'bytea', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('act_sections')
    .addColumn('document_id', 'text', (column) => column.notNull().references('documents.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('anchor', 'text', (column) => column.notNull())
    .addColumn('number', 'text', (column) => column.notNull())
    .addColumn('heading', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('act_sections_key', ['document_id', 'position'])
    .execute();

  await db.schema
    .createTable('house_numbers')
    .addColumn('series', 'text', (column) => column.notNull())
    .addColumn('year', 'text', (column) => column.notNull())
    .addColumn('last_number', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('house_numbers_key', ['series', 'year'])
    .execute();

  await db.schema
    .createTable('index_queue')
    .addColumn('document_id', 'text', (column) => column.primaryKey())
    .addColumn('op', 'text', (column) => column.notNull())
    .addColumn('revision', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('index_state')
    .addColumn('engine', 'text', (column) => column.primaryKey())
    .addColumn('generation', 'text', (column) => column.notNull())
    .execute();
}
