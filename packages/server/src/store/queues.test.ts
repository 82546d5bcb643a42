import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, it } from 'vitest';
import { saveDocuments } from '../citator/save-documents.js';
import { makeCase, openTestLibrary } from '../test-library.fixtures.js';
import { DATABASE_FILE } from './database.js';
import { requeueAllForIndex } from './queues.js';

it('replaces an entry that is queued again while the index queue is filled', async () => {
  const library = await openTestLibrary();
  try {
    await saveDocuments(library.store, [makeCase('t:1', 'Case on estoppel.'), makeCase('t:2', 'Case on laches.')]);
    const sqlite = new Sqlite(join(library.dataDir, DATABASE_FILE));
    sqlite.exec(`CREATE TRIGGER requeue AFTER DELETE ON index_queue BEGIN
      INSERT INTO index_queue (document_id, op, revision, failure) VALUES (old.document_id, 'figures', 'old', 'why');
    END`);
    sqlite.close();
    await library.store.db.transaction().execute(requeueAllForIndex);
    const entries = await library.store.db.selectFrom('index_queue').select(['op', 'failure', 'revision']).execute();
    expect(entries).toHaveLength(2);
    for (const entry of entries) expect(entry).toMatchObject({ op: 'index', failure: '' });
    expect(entries.map(({ revision }) => revision)).not.toContain('old');
  } finally {
    await library.close();
  }
});
