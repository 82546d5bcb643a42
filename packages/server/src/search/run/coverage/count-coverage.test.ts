import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestLibrary, makeCase, openTestLibrary } from '../../../test-library.fixtures.js';
import type { EngineAnswer } from '../../model/engine.js';
import { SearchUnavailableError } from '../../model/search-unavailable-error.js';
import { createCoverage } from './create-coverage.js';
import { COVERAGE_CACHE_MS } from './cache-coverage.js';

let library: TestLibrary;
beforeAll(async () => {
  library = await openTestLibrary();
  await library.add(makeCase('c:1', 'Land.', { decidedOn: '2001-01-02' }));
});
afterAll(() => library.close());

it('keeps the last count when time runs out in any search of the next one', async () => {
  let searches = 0;
  let lateAt = -1;
  const search = async (...question: Parameters<TestLibrary['engine']['search']>): Promise<EngineAnswer> => {
    const answer = await library.engine.search(...question);
    searches += 1;
    return searches === lateAt ? { ...answer, aggregations: { courts: [] }, timedOut: true } : answer;
  };
  let time = 0;
  const failures: unknown[] = [];
  const countries = { covered: [], upcoming: [] };
  const options = { store: library.store, engine: { ...library.engine, search }, countries, now: () => 0 };
  const open = () => createCoverage({ ...options, steady: () => time, onFailure: (error) => failures.push(error) });

  lateAt = 1;
  await expect(open()()).rejects.toBeInstanceOf(SearchUnavailableError);
  searches = 0;
  lateAt = -1;
  const read = open();
  const first = await read();
  expect(first).toMatchObject({ judgments: 1, courts: [{ judgments: 1 }] });
  const all = searches;
  expect(all).toBeGreaterThan(5);
  time += COVERAGE_CACHE_MS;
  for (let at = 1; at <= all; at += 1) {
    searches = 0;
    lateAt = at;
    expect(await read()).toBe(first);
    await expect.poll(() => failures.length).toBe(at);
  }
  lateAt = -1;
  expect(await read()).toBe(first);
  await expect.poll(read).not.toBe(first);
});
