import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentId } from '../../../library/document-id.js';
import { type TestLibrary, makeCase, openTestLibrary } from '../../../test-library.fixtures.js';
import type { EngineRequest } from '../../model/engine-request.js';
import type { SearchEngine } from '../../model/engine.js';
import { parseBody } from '../../guard/parse-body.js';
import { hostileBodies } from '../hostile-searches.fixtures.js';
import { drainIndexQueue } from '../../indexing/index-queue.js';
import { readForIndex } from '../../indexing/read-for-index.js';
import { IndexLostError } from '../../model/index-lost-error.js';
import { renewOpenSearch } from './open-engine.js';
import { indexNames, indicesOf } from './indices.js';
import { openTestEngine, prefixOf, removeTestIndices, testUrl } from './test-engine.fixtures.js';
import { createEngineClient } from './transport/client.js';

const parse = (query: unknown, more: object = {}): EngineRequest =>
  parseBody({ query, size: 100, ...more }, { audience: 'member' }).request;
const LAND = parse({ match: { content: 'land' } });
const url = testUrl ?? 'http://localhost';
const client = createEngineClient(url);

describe('the engine on a real OpenSearch', { timeout: 120_000 }, () => {
  let library: TestLibrary;
  let engine: SearchEngine;
  beforeAll(async () => {
    library = await openTestLibrary(openTestEngine);
    ({ engine } = library);
    const cases = Array.from({ length: 7 }, (_, at) =>
      makeCase(`e:${at}`, `The land of number ${at}.`, { decidedOn: at < 2 ? null : `200${Math.floor(at / 2)}-01-01` }),
    );
    await library.add(...cases);
  });
  afterAll(async () => {
    await removeTestIndices(library.dataDir);
    await library.close();
  });

  const totalOf = async (request = LAND) => (await engine.search(request)).total.value;
  const alias = () => indexNames(prefixOf(library.dataDir)).documents;

  it('reports a document that it cannot take by itself, and takes the others', async () => {
    const ids = [documentId('case', 'e:0'), documentId('case', 'e:1')];
    const { documents } = await readForIndex(library.store, ids);
    const report = await engine.index(documents.map((each) => (each.id === ids[0] ? { ...each, year: 1e30 } : each)));
    expect(report.done).toEqual([ids[1]]);
    expect(report.failed).toMatchObject([{ id: ids[0], reason: expect.stringContaining('year') as unknown }]);
    expect(await totalOf()).toBe(7);
  });

  it('changes counts without the text, and ignores unknown ids', async () => {
    const figures = { citedCount: 5, referredCount: 1, overruledCount: 0, isReferred: 1, treatment: '' };
    const ids = [documentId('case', 'e:3'), 'unknown'];
    const report = await engine.setFigures(ids.map((id) => ({ id, ...figures })));
    expect(report).toEqual({ done: ids, failed: [] });
    const { hits } = await engine.search(parse({ match: { content: 'land' } }, { sort: [{ cited: 'desc' }], size: 1 }));
    expect(hits.map(({ id }) => id)).toEqual(ids.slice(0, 1));
    // An empty text is a missing value, which is not counted.
    const counted = { ...LAND, aggregations: [{ name: 'treatments', field: 'treatment', size: 5 } as const] };
    expect((await engine.search(counted)).aggregations).toEqual({ treatments: [] });
  });

  it.each([
    [[{ dispose_dt: 'desc' }]],
    [[{ dispose_dt: { order: 'asc', missing: '_last' } }]],
    [[{ courtname: 'asc' }]],
    [['_score']],
  ])('continues after any hit of an order: %j', async (sort) => {
    const all = await engine.search(parse({ match: { content: 'land' } }, { sort }));
    const ids = all.hits.map(({ id }) => id);
    expect(ids).toHaveLength(7);
    for (const [place, { id, sort: values }] of all.hits.entries()) {
      const rest = await engine.search({
        ...parse({ match: { content: 'land' } }, { sort }),
        after: { id, values: values! },
      });
      expect(rest.hits.map((hit) => hit.id)).toEqual(ids.slice(place + 1));
    }
  });

  it.each(Object.entries(hostileBodies))('H15: ends the most expensive searches in time: %s', async (_what, query) => {
    const start = performance.now();
    const outcome = await engine.search(parse(query), { milliseconds: 2_000 }).catch((error: unknown) => error);
    // Too many words times fields are refused, which the guard cannot know.
    const isRefused = outcome instanceof Error && outcome.name === 'BadQueryError';
    expect(isRefused || (outcome as { timedOut?: boolean }).timedOut !== undefined).toBe(true);
    expect(performance.now() - start).toBeLessThan(15_000);
    expect(await totalOf()).toBe(7);
  });

  it('H14: answers from the old index until a new one is complete', async () => {
    const [before] = await indicesOf(client, alias());
    await renewOpenSearch({ url, prefix: prefixOf(library.dataDir) });
    expect(await indicesOf(client, alias())).toEqual([before]);
    const during: number[] = [];
    const searching = (async () => {
      while ((await indicesOf(client, alias()))[0] === before) during.push(await totalOf());
    })();
    await drainIndexQueue(library.store, engine);
    await searching;
    expect(new Set(during)).toEqual(new Set([7]));
    expect(await totalOf()).toBe(7);
    const after = await indicesOf(client, alias());
    expect(after).not.toEqual([before]);
    expect(after).toHaveLength(1);
    expect(await indicesOf(client, indexNames(prefixOf(library.dataDir)).nextDocuments)).toEqual([]);
    await library.add(makeCase('e:new', 'New land.'));
    expect(await totalOf()).toBe(8);
  });

  it('L9: fills a lost index from the library', async () => {
    await removeTestIndices(library.dataDir);
    await expect(engine.search(LAND)).rejects.toBeInstanceOf(IndexLostError);
    await drainIndexQueue(library.store, engine);
    expect(await totalOf()).toBe(8);
    expect(await engine.count()).toBe(8);
  });
});
