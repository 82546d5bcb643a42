import { afterEach, expect, it } from 'vitest';
import { createUsers } from '../accounts/users.js';
import { resolveCitations } from '../citator/resolve-citations.js';
import { saveDocuments } from '../citator/save-documents.js';
import { openTestEngine, removeTestIndices } from '../search/engines/opensearch/test-engine.fixtures.js';
import { drainIndexQueue } from '../search/indexing/index-queue.js';
import { runTransaction } from '../store/run-transaction.js';
import { makeCase, openTestLibrary, type TestLibrary } from '../test-library.fixtures.js';
import { matchArrivals } from './match-arrivals.js';
import { saveAlert } from './save-alert.js';

/** As many as the index queue sends at once. */
const BATCH = 100;

let library: TestLibrary;
afterEach(async () => {
  await removeTestIndices(library.dataDir);
  await library.close();
});

it('issue 38: alerts find the judgments of a large batch that the index has only just taken', async () => {
  library = await openTestLibrary(openTestEngine);
  const { store, engine } = library;
  await drainIndexQueue(store, engine);
  const names = { username: 'asha', passwordHash: '', firstName: 'Asha', lastName: 'Menon' };
  const subscription = { planId: 1, startsAt: 0, endsAt: 1 };
  const userId = (await createUsers(store.db).create({ ...names, subscription })) ?? 0;
  const body = JSON.stringify({ query: { match: { appellant: 'Zubaida' } } });
  const alert = { kind: 'search', documentId: '', events: [], frequency: 'daily', query: '', name: 'Zubaida' } as const;
  await runTransaction(store.db, (transaction) => saveAlert(transaction, userId, { ...alert, body }, 1));

  await saveDocuments(
    store,
    Array.from({ length: BATCH }, (_, at) => makeCase(`b:${at}`, 'Text.', { appellant: 'Zubaida' })),
  );
  await resolveCitations(store);
  await drainIndexQueue(store, engine);
  const clocks = { now: () => 2, steady: () => 0 };
  await matchArrivals({ store, engine, ...clocks, records: new Map(), onFailure: () => {} });
  const hits = await store.db.selectFrom('alert_hits').select('document_id').execute();
  expect(hits).toHaveLength(BATCH);
});
