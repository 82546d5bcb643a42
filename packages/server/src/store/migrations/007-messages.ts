import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Contact messages, captcha challenges, the record of SMS, and what notices need. Runs on SQLite and PostgreSQL. */
export const messagesMigration: Migration = { up };

const OUTBOX_TEXTS = ['reply_to', 'sms_entity_id', 'sms_header', 'sms_template_id'] as const;
const CONTACT_TEXTS = ['reference', 'kind', 'subject', 'name', 'email', 'city', 'contact_no', 'body'] as const;

async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of OUTBOX_TEXTS) {
    await db.schema
      .alterTable('outbox')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  }
  await db.schema.alterTable('outbox').addColumn('failed_at', 'bigint').execute();

  let contact = db.schema.createTable('contact_messages').addColumn('id', 'text', (column) => column.primaryKey());
  for (const name of CONTACT_TEXTS) contact = contact.addColumn(name, 'text', (column) => column.notNull());
  await contact.addColumn('created_at', 'bigint', (column) => column.notNull()).execute();
  await db.schema.createIndex('contact_messages_age').on('contact_messages').column('created_at').execute();

  await db.schema
    .createTable('captcha_challenges')
    .addColumn('id_hash', 'text', (column) => column.primaryKey())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('captcha_challenges_expiry').on('captcha_challenges').column('expires_at').execute();

  await db.schema
    .createTable('known_devices')
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('device_key', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('known_devices_key', ['user_id', 'device_key'])
    .execute();

  await db.schema
    .createTable('trial_notices')
    .addColumn('subscription_id', 'text', (column) =>
      column.primaryKey().references('subscriptions.id').onDelete('cascade'),
    )
    .addColumn('sent_at', 'bigint', (column) => column.notNull())
    .execute();
}
