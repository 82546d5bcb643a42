import { rmSync } from 'node:fs';
import { calls } from '@headnote/core/contract';
import { expect, it } from 'vitest';
import { openTestApp } from '../../app.fixtures.js';
import { openLocalEngine, openWorkerEngine } from './sqlite/open-engine.js';
import { testFilling } from './filling.suite.js';
import { drainIndexQueue } from '../indexing/index-queue.js';

const lose = async ({ dataDir }: { readonly dataDir: string }) => {
  for (const suffix of ['', '-wal', '-shm']) rmSync(`${dataDir}/search.db${suffix}`, { force: true });
};

testFilling(openLocalEngine, lose);
testFilling(openWorkerEngine, lose);

it('L9: a reader of a lost index learns that the search is away, then that there may be more', async () => {
  const test = await openTestApp();
  const { app, library } = test;
  const headers = await test.memberHeaders();
  const ask = () =>
    app.inject({ method: 'POST', url: calls.search.cases.path, payload: { query: { match_all: {} } }, headers });
  await lose(library);
  const lost = await ask();
  expect(lost.statusCode).toBe(503);
  expect(lost.json()).toMatchObject({ code: 'server', message: expect.stringContaining('built again') as string });
  const read = async () => JSON.parse((await ask()).json<{ outdata: string }>().outdata) as object;
  expect(await read()).toMatchObject({ timed_out: true, hits: { total: { value: 0, relation: 'gte' } } });
  await drainIndexQueue(library.store, library.engine);
  expect(await read()).toMatchObject({ timed_out: false, hits: { total: { value: 3, relation: 'eq' } } });
  await test.close();
});
