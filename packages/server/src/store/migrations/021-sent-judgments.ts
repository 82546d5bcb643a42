import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Files of e-mails, and the judgments that members have sent. Runs on SQLite and PostgreSQL. */
export const sentJudgmentsMigration: Migration = { up };

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mail_attachments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('file_name', 'text', (column) => column.notNull())
    .addColumn('content', 'bytea', (column) => column.notNull())
    .execute();
  await db.schema
    .alterTable('outbox')
    .addColumn('attachment_id', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .createTable('sent_judgments')
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('sending_id', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('document_id', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('sent_judgments_key', ['user_id', 'sending_id', 'email'])
    .execute();
  await db.schema.createIndex('sent_judgments_latest').on('sent_judgments').columns(['user_id', 'sent_at']).execute();
}
