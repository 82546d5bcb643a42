import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Registration, codes and the outbox of messages. The statements run on SQLite and PostgreSQL. */
export const registrationMigration: Migration = { up };

const USER_TEXTS = ['status', 'email_key', 'mobile_key', 'country', 'state', 'city'] as const;

async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of USER_TEXTS) {
    await db.schema
      .alterTable('users')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(name === 'status' ? 'active' : ''))
      .execute();
  }
  await db.schema
    .alterTable('users')
    .addColumn('plan_id', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  // One active account for an address or a number; several registrations may wait for their code.
  for (const key of ['email_key', 'mobile_key']) {
    await db.schema
      .createIndex(`users_${key}`)
      .unique()
      .on('users')
      .column(key)
      .where(sql<boolean>`status = 'active' and ${sql.ref(key)} <> ''`)
      .execute();
  }

  await db.schema
    .createTable('account_flows')
    .addColumn('handle_hash', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('user_id', 'integer', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('to_key', 'text', (column) => column.notNull())
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('sent_at', 'bigint', (column) => column.notNull())
    .addColumn('code_expires_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('account_flows_user').on('account_flows').column('user_id').execute();
  await db.schema.createIndex('account_flows_expiry').on('account_flows').column('expires_at').execute();

  await db.schema
    .createTable('codes_sent')
    .addColumn('to_key', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('codes_sent_to').on('codes_sent').columns(['to_key', 'sent_at']).execute();

  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('template', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('html', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('sent_at', 'bigint')
    .addColumn('failure', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('outbox_due').on('outbox').columns(['sent_at', 'due_at']).execute();
}
