import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Messages with codes and of security go before all others, which share the rest. Runs on SQLite and PostgreSQL. */
export const outboxLanesMigration: Migration = { up };

/** Of the messages that wait at this moment, those that cannot wait for others. */
const CODES = ['activation-code', 'reset-code', 'change-code'];

async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .alterTable('outbox')
    .addColumn('lane', 'text', (column) => column.notNull().defaultTo('other'))
    .execute();
  await schema
    .alterTable('outbox')
    .addColumn('source', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await schema
    .alterTable('outbox')
    .addColumn('turn', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await (db as Kysely<OutboxLanes>)
    .updateTable('outbox')
    .set({ lane: 'security' })
    .where('template', 'in', CODES)
    .execute();
  await schema.dropIndex('outbox_due').execute();
  const waiting = [
    ['outbox_turns', ['lane', 'channel', 'tries', 'turn']],
    ['outbox_sources', ['lane', 'source', 'tries', 'turn']],
  ] as const;
  for (const [name, columns] of waiting)
    await schema
      .createIndex(name)
      .on('outbox')
      .columns([...columns])
      .where(sql<boolean>`sent_at is null and failed_at is null`)
      .execute();
}

/** What the table has after this step. */
interface OutboxLanes {
  readonly outbox: { readonly lane: string; readonly template: string };
}
