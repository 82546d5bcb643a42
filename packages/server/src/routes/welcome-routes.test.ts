import { latestCasesBody } from '@headnote/core/search/bodies';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../app.fixtures.js';

/** More than the gate lets wait for one address. */
const CALLERS = 100;

let test: TestApp;
beforeEach(async () => {
  test = await openTestApp();
});
afterEach(() => test.close());

it('M4: a rush to the landing page from one network, such as a college, is answered for all', async () => {
  const post = (court: 'supreme' | 'high') =>
    test.app.inject({
      method: 'POST',
      url: '/api/welcome/getlatestcasedataes?adddocument=0&userid=0',
      payload: latestCasesBody({ court }),
    });
  const rush = Array.from({ length: CALLERS }, () => [
    post('supreme'),
    post('high'),
    test.app.inject({ url: '/api/welcome/getTotalCount' }),
  ]).flat();
  const answers = await Promise.all(rush);
  expect(answers.filter(({ statusCode }) => statusCode !== 200)).toEqual([]);
  const bodies = answers.map((answer) => answer.json<{ flag: boolean; message: string }>());
  expect(bodies.filter(({ flag }) => !flag)).toEqual([]);
});
