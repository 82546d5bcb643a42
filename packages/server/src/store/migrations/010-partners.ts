import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Partner portals with their keys, origins, usage by day and versions seen. Runs on SQLite and PostgreSQL. */
export const partnersMigration: Migration = { up };

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('partner_portals')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('per_minute', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('partner_portals_user').on('partner_portals').column('user_id').execute();

  await db.schema
    .createTable('partner_keys')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('portal_id', 'text', (column) => column.notNull().references('partner_portals.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('ends_at', 'bigint')
    .addColumn('last_used_on', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema.createIndex('partner_keys_portal').on('partner_keys').column('portal_id').execute();

  await db.schema
    .createTable('partner_origins')
    .addColumn('portal_id', 'text', (column) => column.notNull().references('partner_portals.id').onDelete('cascade'))
    .addColumn('origin', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('partner_origins_key', ['portal_id', 'origin'])
    .execute();

  await db.schema
    .createTable('partner_usage')
    .addColumn('portal_id', 'text', (column) => column.notNull().references('partner_portals.id').onDelete('cascade'))
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('answered', 'bigint', (column) => column.notNull())
    .addColumn('refused', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('partner_usage_key', ['portal_id', 'day'])
    .execute();

  await db.schema
    .createTable('partner_versions')
    .addColumn('portal_id', 'text', (column) => column.notNull().references('partner_portals.id').onDelete('cascade'))
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('seen_on', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('partner_versions_key', ['portal_id', 'version'])
    .execute();
}
