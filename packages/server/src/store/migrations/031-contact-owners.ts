import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * An address or a number has one account that confirmed it. Others may have typed it, because anyone can register with
 * what is another person's. Runs on SQLite and PostgreSQL.
 */
export const contactOwnersMigration: Migration = { up };

async function up(db: Kysely<unknown>): Promise<void> {
  for (const kind of ['email', 'mobile']) {
    const key = `${kind}_key`;
    await db.schema.dropIndex(`users_${key}`).execute();
    await db.schema.createIndex(`users_${key}`).on('users').column(key).execute();
    await db.schema
      .createIndex(`users_${kind}_owner`)
      .unique()
      .on('users')
      .column(key)
      .where(sql<boolean>`status = 'active' and ${sql.ref(`${kind}_confirmed`)} = 1 and ${sql.ref(key)} <> ''`)
      .execute();
  }
}
