import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Devices of sessions, confirmed addresses, deletion on request, and settings. Runs on SQLite and PostgreSQL. */
export const ownAccountMigration: Migration = { up };

async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['email_confirmed', 'mobile_confirmed']) {
    await db.schema
      .alterTable('users')
      .addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  }
  await db.schema.alterTable('users').addColumn('deletes_at', 'bigint').execute();
  await db.schema.createIndex('users_deletes_at').on('users').column('deletes_at').execute();

  for (const [name, preset] of [
    ['device', ''],
    ['device_kind', 'unknown'],
    ['address', ''],
  ] as const) {
    await db.schema
      .alterTable('session_families')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(preset))
      .execute();
  }
  await db.schema
    .alterTable('session_families')
    .addColumn('last_used_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();

  await db.schema
    .alterTable('account_flows')
    .addColumn('new_contact', 'text', (column) => column.notNull().defaultTo(''))
    .execute();

  await db.schema
    .createTable('member_settings')
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('member_settings_key', ['user_id', 'name'])
    .execute();
}
