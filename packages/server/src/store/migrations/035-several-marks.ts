import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * A document may be masked, hidden and taken down at once, the keys of a masked judgment outlive it, and a judgment keeps
 * the bytes of all files from which it was read. Runs on SQLite and PostgreSQL.
 */
export const severalMarksMigration: Migration = { up };

async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  const tables = db as Kysely<Tables>;
  await schema.dropIndex('document_marks_citation').execute();
  await schema.alterTable('document_marks').renameTo('earlier_marks').execute();
  await schema
    .createTable('document_marks')
    .addColumn('document_id', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('names', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('house_citation', 'text', (column) => column.notNull())
    .addColumn('original', 'bytea')
    .addPrimaryKeyConstraint('document_marks_key', ['document_id', 'state'])
    .execute();
  const columns = ['document_id', 'state', 'names', 'reason', 'actor', 'at', 'house_citation', 'original'] as const;
  await tables
    .insertInto('document_marks')
    .columns([...columns])
    .expression(tables.selectFrom('earlier_marks').select(columns))
    .execute();
  await schema.dropTable('earlier_marks').execute();
  await schema.createIndex('document_marks_citation').on('document_marks').column('house_citation').execute();

  // No reference to documents: the keys are for a judgment that is gone.
  await schema
    .createTable('mark_keys')
    .addColumn('document_id', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('mark_keys_key', ['document_id', 'key'])
    .execute();

  await schema.dropIndex('imported_files_hash').execute();
  await schema.alterTable('imported_files').renameTo('earlier_files').execute();
  await schema
    .createTable('imported_files')
    .addColumn('source_id', 'text', (column) => column.notNull())
    .addColumn('bytes_hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('imported_files_key', ['source_id', 'bytes_hash'])
    .execute();
  await tables
    .insertInto('imported_files')
    .columns(['source_id', 'bytes_hash'])
    .expression(tables.selectFrom('earlier_files').select(['source_id', 'bytes_hash']))
    .execute();
  await schema.dropTable('earlier_files').execute();
  await schema.createIndex('imported_files_hash').on('imported_files').column('bytes_hash').execute();
}

/** The rows that this step copies. */
interface Tables {
  document_marks: Mark;
  earlier_marks: Mark;
  imported_files: File;
  earlier_files: File;
}

interface Mark {
  document_id: string;
  state: string;
  names: string;
  reason: string;
  actor: string;
  at: number;
  house_citation: string;
  original: Uint8Array | null;
}

interface File {
  source_id: string;
  bytes_hash: string;
}
