import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AbortedError, BusyError, ConfigError } from '@headnote/core/errors';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import type { EngineRequest } from '../../model/engine-request.js';
import { parseBody } from '../../guard/parse-body.js';
import { SearchUnavailableError } from '../../model/search-unavailable-error.js';
import { openOpenSearch } from './open-engine.js';
import { createOpenSearchEngine } from './opensearch-engine.js';
import { type StubAnswer, foundOne, startStub } from './stub-server.fixtures.js';
import { createEngineClient } from './transport/client.js';
import { createCircuitBreaker } from '../../../runtime/circuit-breaker.js';

const parse = (query: unknown, more: object = {}): EngineRequest =>
  parseBody({ query, size: 1, ...more }, { audience: 'member' }).request;
/** Needs one request, without statistics of words. */
const PLAIN = parse({ ids: { values: ['c1'] } }, { sort: [{ dispose_dt: 'desc' }] });

let stub: Awaited<ReturnType<typeof startStub>>;
afterEach(() => stub.close());

/** Starts an engine on a stub, whose index is filled; `now` is the clock of its circuit breaker. */
async function engineOn(answer: StubAnswer, now = () => 0) {
  stub = await startStub((request, send) =>
    request.path.includes('/_mapping')
      ? send(200, { 'library-1': { mappings: { _meta: {} } } })
      : answer(request, send),
  );
  const client = createEngineClient(
    stub.url,
    createCircuitBreaker(() => new SearchUnavailableError(), now),
  );
  return createOpenSearchEngine({ client, prefix: 'library', readTexts: async () => [] });
}

/** What the stub was asked, without the look at its index. */
const searchesOf = ({ requests }: Awaited<ReturnType<typeof startStub>>) =>
  requests.filter(({ path }) => path.includes('/_search'));

describe('H14: an OpenSearch that fails', () => {
  it('is an answer that the search is not there, in words without its address', async () => {
    const engine = await engineOn((_request, send) =>
      send(503, { error: { type: 'cluster_block', reason: 'no disk' } }),
    );
    const failure = await engine.search(PLAIN).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(SearchUnavailableError);
    expect((failure as Error).message).toBe('The search does not answer at the moment. Please try again later.');
    expect(String((failure as Error).cause)).toContain('cluster_block no disk');
  });

  it('is not there either if something between answers for it', async () => {
    const engine = await engineOn((_request, send) => send(200, {}));
    await expect(engine.search(PLAIN)).rejects.toBeInstanceOf(SearchUnavailableError);
  });

  it('is asked no more after five failures, then once, and again when it answers', async () => {
    let isDown = true;
    let time = 0;
    const engine = await engineOn(
      (_request, send) => send(isDown ? 500 : 200, isDown ? {} : foundOne()),
      () => time,
    );
    const ask = async () => engine.search(PLAIN).catch((error: unknown) => error);
    for (let tries = 0; tries < 20; tries += 1) expect(await ask()).toBeInstanceOf(SearchUnavailableError);
    expect(searchesOf(stub)).toHaveLength(5);
    time = 5_001;
    await Promise.all([ask(), ask(), ask()]);
    expect(searchesOf(stub)).toHaveLength(6);
    isDown = false;
    time = 10_002;
    expect(await ask()).toMatchObject({ total: { value: 1 } });
    expect(await ask()).toMatchObject({ total: { value: 1 } });
    expect(searchesOf(stub)).toHaveLength(8);
  });

  it('is waited for no longer than the search may last', async () => {
    const engine = await engineOn(() => {});
    const start = performance.now();
    await expect(engine.search(PLAIN, { milliseconds: 100 })).rejects.toBeInstanceOf(SearchUnavailableError);
    expect(performance.now() - start).toBeLessThan(5_000);
  });

  it('is cut off if its answer has no end', async () => {
    const server = createServer((_request, response) => {
      const write = () => {
        while (response.write('x'.repeat(1_000_000)));
      };
      response.on('drain', write);
      write();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      server.close();
      server.closeAllConnections();
    });
    const { port } = server.address() as AddressInfo;
    const client = createEngineClient(`http://127.0.0.1:${port}`);
    const call = client.call({ method: 'GET', path: '/library/_count', milliseconds: 60_000 });
    const failure = await call.catch((error: unknown) => error);
    expect(String((failure as Error).cause)).toContain('an answer of more than 32000000 characters');
  });

  it('is asked no more after five searches without an answer', async () => {
    const engine = await engineOn(() => {});
    const ask = async () => engine.search(PLAIN, { milliseconds: 1 }).catch((error: unknown) => error);
    expect(await Promise.all(Array.from({ length: 5 }, ask))).toEqual(
      Array.from({ length: 5 }, () => expect.any(SearchUnavailableError) as Error),
    );
    expect(searchesOf(stub)).toHaveLength(5);
    expect(await ask()).toBeInstanceOf(SearchUnavailableError);
    expect(searchesOf(stub)).toHaveLength(5);
  });

  it('H15: is still asked after dear searches that got no answer in time, if it says that it is there', async () => {
    let isDear = true;
    const engine = await engineOn(({ path }, send) => {
      if (path === '/') send(200, {});
      else if (!isDear) send(200, foundOne());
    });
    const dear = Array.from({ length: 12 }, () => engine.search(PLAIN, { milliseconds: 1 }));
    for (const answer of await Promise.all(dear))
      expect(answer).toMatchObject({ hits: [], timedOut: true, total: { value: 0, relation: 'gte' } });
    isDear = false;
    expect(await engine.search(PLAIN)).toMatchObject({ timedOut: false, total: { value: 1, relation: 'eq' } });
  });

  it('H15: is still asked after searches that it ended itself because their time was over', async () => {
    const reason = { type: 'time_exceeded_exception', reason: null };
    const error = { root_cause: [reason], type: 'search_phase_execution_exception', reason: 'all shards failed' };
    let isDear = true;
    const engine = await engineOn((_request, send) => (isDear ? send(500, { error }) : send(200, foundOne())));
    for (let tries = 0; tries < 12; tries += 1)
      expect(await engine.search(PLAIN)).toMatchObject({ hits: [], timedOut: true, total: { relation: 'gte' } });
    isDear = false;
    expect(await engine.search(PLAIN)).toMatchObject({ timedOut: false, total: { value: 1 } });
  });

  it.each([
    ['out of time', { timed_out: true }],
    ['with a shard that failed', { _shards: { total: 2, successful: 1, failed: 1 } }],
  ])('answers %s, and says that there may be more', async (_what, more) => {
    const engine = await engineOn((_request, send) => send(200, foundOne(more)));
    expect(await engine.search(PLAIN)).toMatchObject({ timedOut: true, total: { value: 1, relation: 'gte' } });
  });

  it('that has too much to do means: wait', async () => {
    const engine = await engineOn((_request, send) => send(429, {}));
    await expect(engine.search(PLAIN)).rejects.toBeInstanceOf(BusyError);
  });
});

describe('H15: many searches', () => {
  it('wait for their turn up to a limit, and leave OpenSearch when their reader leaves', async () => {
    const engine = await engineOn(() => {});
    const reader = new AbortController();
    const outcomes = Array.from({ length: 100 }, () =>
      engine.search(PLAIN, { signal: reader.signal, milliseconds: 60_000 }).catch((error: unknown) => error),
    );
    await expect.poll(() => searchesOf(stub).length).toBe(12);
    reader.abort();
    const failures = await Promise.all(outcomes);
    expect(failures.filter((failure) => failure instanceof BusyError)).toHaveLength(100 - 64);
    expect(failures.filter((failure) => failure instanceof AbortedError)).toHaveLength(64);
    await Promise.all(searchesOf(stub).map(({ left }) => left));
    expect(searchesOf(stub)).toHaveLength(12);
  });
});

describe('H17: OpenSearch', () => {
  const open = async (version: object) => {
    stub = await startStub((_request, send) => send(200, { version }));
    return openOpenSearch({ url: stub.url, prefix: 'library', readTexts: async () => [] });
  };

  it.each([
    ['an old version', { distribution: 'opensearch', number: '2.11.1' }, /version 2\.11\.1; version 3\.0 or later/],
    ['another product', { number: '8.15.0' }, /is not OpenSearch/],
  ])('is refused: %s', async (_what, version, message) => {
    const failure = await open(version).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ConfigError);
    expect((failure as Error).message).toMatch(message);
  });

  it('that is not there stops the start, in a sentence without the password', async () => {
    stub = await startStub(() => {});
    const { port } = new URL(stub.url);
    await stub.close();
    const url = `http://headnote:hunter2@127.0.0.1:${port}`;
    const failure = await openOpenSearch({ url, prefix: 'x', readTexts: async () => [] }).catch(
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(ConfigError);
    expect((failure as Error).message).toMatch(
      /^SEARCH_URL: OpenSearch at 127\.0\.0\.1:\d+ cannot be used \(.*\)\. Start it, or start without SEARCH_URL\.$/,
    );
    expect((failure as Error).message).not.toContain('hunter2');
  });

  it('H10: is asked about its own indices only, in our own words', async () => {
    const engine = await engineOn((request, send) =>
      send(
        200,
        request.path.includes('_termvectors') ? {} : request.path.includes('_msearch') ? { responses: [] } : foundOne(),
      ),
    );
    const name = 'script_of_the_reader';
    const query = {
      bool: {
        must: [
          { match: { content: 'land' } },
          { match_phrase: { content: 'sale deed' } },
          { prefix: { content: 'acq' } },
        ],
      },
    };
    await engine.search(parse(query, { aggs: { [name]: { terms: { field: 'courtname', size: 5 } } } }));
    expect(stub.requests.length).toBeGreaterThan(2);
    for (const { path, body } of stub.requests) {
      expect(path).toMatch(/^\/(?:library(?:-words)?\/_(?:search|termvectors|mapping)|_msearch)(?:\?|$)/);
      expect(body).not.toMatch(/script|runtime|percolate|"index":"(?!library")/);
    }
  });
});
