import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The first package promises only what members can use today. A text that the operator has changed stays. */
export const packageTextMigration: Migration = { up };

const PROMISED = 'All judgments and acts of this library.\nSearch, citator, notes and folders.\nPDF, print and e-mail.';
const TODAY =
  'All judgments and acts of this library.\nSearch, citations and the check of a brief.\nLater treatment in words, and a clean printout.';

async function up(db: Kysely<{ subscription_packages: { id: number; description: string } }>): Promise<void> {
  await db
    .updateTable('subscription_packages')
    .set({ description: TODAY })
    .where('id', '=', 1)
    .where('description', '=', PROMISED)
    .execute();
}
