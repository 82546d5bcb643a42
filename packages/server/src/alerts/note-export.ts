import type { Kysely } from 'kysely';
import type { Database } from '../store/database.js';
import { inChunks } from '../store/in-chunks.js';

/** What was printed: documents by their ids, or one by its house citation. */
export type Printed = { readonly ids: readonly string[] } | { readonly houseCitation: string };

interface Export {
  readonly userId: number;
  readonly printed: Printed;
  readonly now: number;
}

/** Notes that a member printed documents of the library: they are watched like those that are saved. */
export async function noteExport(db: Kysely<Database>, { userId, printed, now }: Export): Promise<void> {
  const documents = db.selectFrom('documents').select('id');
  const rows =
    'ids' in printed
      ? await inChunks(printed.ids, (chunk) => documents.where('id', 'in', chunk).execute())
      : await documents.where('house_citation', '=', printed.houseCitation).execute();
  if (rows.length === 0) return;
  const ids = [...new Set(rows.map(({ id }) => id))];
  await db
    .insertInto('exported_documents')
    .values(ids.map((document_id) => ({ user_id: userId, document_id, exported_at: now })))
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'document_id'])
        .doUpdateSet((eb) => ({ exported_at: eb.ref('excluded.exported_at') })),
    )
    .execute();
}
