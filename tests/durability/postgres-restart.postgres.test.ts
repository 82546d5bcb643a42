import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveDocuments } from '../../packages/server/src/citator/save-documents.js';
import { runSearch } from '../../packages/server/src/search/run/run-search.js';
import { openLocalEngine } from '../../packages/server/src/search/engines/sqlite/open-engine.js';
import type { SearchEngine } from '../../packages/server/src/search/model/engine.js';
import { drainIndexQueue } from '../../packages/server/src/search/indexing/index-queue.js';
import { openDatabase, type Store } from '../../packages/server/src/store/database.js';
import { makeCase, makeFolder } from '../../packages/server/src/test-library.fixtures.js';
import { openPostgresServer, type PostgresServer } from '../postgres/start-postgres.js';

describe('L9: PostgreSQL that is stopped and started again', { timeout: 120_000 }, () => {
  const folder = makeFolder();
  let server: PostgresServer;
  let store: Store;
  let engine: SearchEngine;
  beforeAll(async () => {
    server = await openPostgresServer({ isDurable: true });
    store = await openDatabase({ dataDir: folder.path, databaseUrl: server.address });
    engine = await openLocalEngine({ dataDir: folder.path });
  }, 120_000);
  afterAll(async () => {
    await engine.close();
    await store.close();
    await server.remove();
    folder.remove();
  });

  const save = async (name: string) => {
    await saveDocuments(store, [makeCase(`p:${name}`, `Land of ${name}.`)]);
    await drainIndexQueue(store, engine);
  };
  const titlesOf = async () => {
    const body = { query: { match: { content: 'land' } }, _source: ['content'] };
    const { hits } = await runSearch({ store, engine, body, audience: 'member' });
    return hits.hits.map(({ _source }) => /Land of (\w+)/.exec(JSON.stringify(_source))?.[1] ?? '').toSorted();
  };

  it('refuses while it is away, and then finds and stores as before', async () => {
    await save('before');
    const waiting = [titlesOf(), save('during')].map((work) => work.catch((error: unknown) => error));
    await server.stop();
    await Promise.all(waiting);
    const names = await Promise.all(
      [titlesOf, () => save('away')].map((work) => work().catch((error: unknown) => error)),
    );
    expect(names).toEqual([expect.any(Error), expect.any(Error)]);
    await server.start();
    expect(await titlesOf()).toEqual(expect.arrayContaining(['before']));
    expect(await titlesOf()).not.toContain('away');
    await save('away');
    await save('during');
    expect(await titlesOf()).toEqual(['away', 'before', 'during']);
  });
});
