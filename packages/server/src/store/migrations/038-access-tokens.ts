import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Access tokens of members for their own tools, and how much they read in a day. Runs on SQLite and PostgreSQL. */
export const accessTokensMigration: Migration = { up };

async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('access_tokens')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('ending', 'text', (column) => column.notNull())
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .addColumn('last_used_at', 'bigint')
    .addColumn('address', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('used_on', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('used', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('revoked_at', 'bigint')
    .execute();
  await schema.createIndex('access_tokens_user').on('access_tokens').column('user_id').execute();

  await schema
    .createTable('access_token_days')
    .addColumn('user_id', 'integer', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('used_on', 'text', (column) => column.notNull())
    .addColumn('used', 'integer', (column) => column.notNull())
    .execute();
}
