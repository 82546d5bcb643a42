import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The most cited judgments in their order, for suggestions: a common name is looked for among them. */
export const mostCitedMigration: Migration = { up };

async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.createIndex('documents_cited').on('documents').columns(['kind', 'cited_count', 'id']).execute();
}
