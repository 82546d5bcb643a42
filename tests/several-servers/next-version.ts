// The next version of the server, as a program: this one with one migration more, which changes tables that are read and
// written all the time. `under-load.test.ts` starts it beside servers of this version.
import type { Kysely } from 'kysely';
import { migrations, type NamedMigration } from '../../packages/server/src/store/migrations/index.js';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('documents')
    .addColumn('next_version', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema.alterTable('personal_notes').addColumn('next_version', 'text').execute();
  await db.schema.createIndex('personal_notes_next_version').on('personal_notes').columns(['next_version']).execute();
}

// The list is constant for everybody else; a version is released with the list that it has.
(migrations as NamedMigration[]).push({ name: '999-next-version', up });

await import('../../packages/server/src/cli.js');
