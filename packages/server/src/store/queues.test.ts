import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { saveDocuments } from '../citator/save-documents.js';
import { makeCase, openTestLibrary } from '../test-library.fixtures.js';
import type { Store } from './database.js';
import { isPostgres } from './dialect-of.js';
import { requeueAllForIndex } from './queues.js';

it('replaces an entry that is queued again while the index queue is filled', async () => {
  const library = await openTestLibrary();
  try {
    await saveDocuments(library.store, [makeCase('t:1', 'Case on estoppel.'), makeCase('t:2', 'Case on laches.')]);
    await addTrigger(library.store);
    await library.store.db.transaction().execute(requeueAllForIndex);
    const entries = await library.store.db.selectFrom('index_queue').select(['op', 'failure', 'revision']).execute();
    expect(entries).toHaveLength(2);
    for (const entry of entries) expect(entry).toMatchObject({ op: 'index', failure: '' });
    expect(entries.map(({ revision }) => revision)).not.toContain('old');
  } finally {
    await library.close();
  }
});

/** Queues each document again as soon as it leaves the queue. */
async function addTrigger({ db }: Store): Promise<void> {
  const insert = sql.raw(
    `INSERT INTO index_queue (document_id, op, revision, failure) VALUES (old.document_id, 'figures', 'old', 'why')`,
  );
  if (!isPostgres(db)) {
    await sql`CREATE TRIGGER requeue AFTER DELETE ON index_queue BEGIN ${insert}; END`.execute(db);
    return;
  }
  await sql`CREATE FUNCTION requeue() RETURNS trigger LANGUAGE plpgsql
    AS $$BEGIN ${insert}; RETURN NULL; END$$`.execute(db);
  await sql`CREATE TRIGGER requeue AFTER DELETE ON index_queue FOR EACH ROW EXECUTE FUNCTION requeue()`.execute(db);
}
