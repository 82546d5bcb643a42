import { BusyError } from '@headnote/core/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Principal } from '../accounts/principal.js';
import { documentId } from '../library/document-id.js';
import { createOpenSearchEngine } from '../search/engines/opensearch/opensearch-engine.js';
import { startStub } from '../search/engines/opensearch/stub-server.fixtures.js';
import { createEngineClient } from '../search/engines/opensearch/transport/client.js';
import { SearchUnavailableError } from '../search/model/search-unavailable-error.js';
import { makeCase, openTestLibrary, type TestLibrary } from '../test-library.fixtures.js';
import { createTestServices } from './services.fixtures.js';
import type { Services } from './services.js';

/** A search has two seconds, half a second for the way, and a second to hear whether OpenSearch is there; machines are busy. */
const LONGEST_MS = 10_000;
const SHORT_WAIT_MS = 2_000;

let library: TestLibrary;
beforeAll(async () => {
  library = await openTestLibrary();
  await library.add(makeCase('t:one', 'The lease ended.'), makeCase('t:two', 'The lease went on.'));
});
afterAll(() => library.close());

const ask = (services: Services, query: unknown, userId: number) =>
  services.search({
    body: { query, size: 1 },
    principal: { userId, sessionId: '', hasSubscription: true } satisfies Principal,
    address: '192.0.2.1',
    signal: new AbortController().signal,
  });
const lease = { match: { content: 'lease' } };

describe('an OpenSearch that takes requests and never answers', { timeout: 60_000 }, () => {
  it('ends 100 searches in time with a sentence, while judgments open, and nothing piles up', async () => {
    const stub = await startStub(() => undefined);
    const client = createEngineClient(stub.url);
    const engine = createOpenSearchEngine({ client, prefix: 'library', readTexts: async () => [] });
    const services = createTestServices({ store: library.store, engine });
    const start = performance.now();
    const searches = Array.from({ length: 100 }, (_, userId) =>
      ask(services, lease, userId + 1).catch((error: unknown) => error),
    );
    const opened = await ask(services, { ids: { values: [documentId('case', 't:one')] } }, 1);
    expect(opened.hits.total.value).toBe(1);
    expect(performance.now() - start).toBeLessThan(SHORT_WAIT_MS);

    const failures = await Promise.all(searches);
    expect(performance.now() - start).toBeLessThan(LONGEST_MS);
    const sentences = new Set(failures.map((failure) => (failure as Error).message));
    expect([...sentences].toSorted()).toEqual(
      [new BusyError().message, new SearchUnavailableError().message].toSorted(),
    );
    await Promise.all(stub.requests.map(({ left }) => left));
    const asked = stub.requests.length;
    await expect(ask(services, lease, 1)).rejects.toThrow(SearchUnavailableError);
    // It is not asked again for a while.
    expect(stub.requests).toHaveLength(asked);
    await engine.close();
    await stub.close();
  });
});

describe('an engine that answers searches and does not say how many documents it has', { timeout: 60_000 }, () => {
  it('delays no search for long; each says that there may be more, and one count runs for all', async () => {
    let counts = 0;
    const count = () => {
      counts += 1;
      return new Promise<number>(() => undefined);
    };
    const services = createTestServices({ store: library.store, engine: { ...library.engine, count } });
    for (let round = 0; round < 2; round += 1) {
      const answers = await Promise.all([1, 2, 3].map((userId) => ask(services, lease, userId)));
      for (const { timed_out: mayBeMore, hits } of answers) expect([mayBeMore, hits.total.value]).toEqual([true, 2]);
    }
    expect(counts).toBe(1);
  });

  it('is told to readers by the last count that it gave', async () => {
    let isSilent = false;
    const engine = {
      ...library.engine,
      count: () => (isSilent ? Promise.reject(new SearchUnavailableError()) : Promise.resolve(1)),
    };
    let time = 0;
    const services = createTestServices({ store: library.store, engine, now: () => time });
    expect(await ask(services, lease, 1)).toMatchObject({ timed_out: false, not_searchable: 1 });
    isSilent = true;
    time += 60_000;
    expect(await ask(services, lease, 1)).toMatchObject({ timed_out: false, not_searchable: 1 });
  });
});
