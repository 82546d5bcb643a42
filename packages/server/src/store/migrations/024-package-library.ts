import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The first package names the member's library, which is there now. A text that the operator has changed stays. */
export const packageLibraryMigration: Migration = { up };

const BEFORE =
  'All judgments and acts of this library.\nSearch, citations and the check of a brief.\nLater treatment in words, and a clean printout.';
const TODAY =
  'All judgments and acts of this library.\nSearch, citations and the check of a brief.\nLater treatment in words.\nNotes, folders and lists of authorities.\nPDF, print and e-mail.';

async function up(db: Kysely<{ subscription_packages: { id: number; description: string } }>): Promise<void> {
  await db
    .updateTable('subscription_packages')
    .set({ description: TODAY })
    .where('id', '=', 1)
    .where('description', '=', BEFORE)
    .execute();
}
