import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The partner's page that sent an inquiry, and the challenge that was used for it. Runs on SQLite and PostgreSQL. */
export const partnerInquiriesMigration: Migration = { up };

async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['partner_key', 'challenge_hash']) {
    await db.schema
      .alterTable('contact_messages')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  }
  await db.schema.createIndex('contact_messages_challenge').on('contact_messages').column('challenge_hash').execute();
}
