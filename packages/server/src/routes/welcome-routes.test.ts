import { calls } from '@headnote/core/contract';
import { fullCaseBody, latestCasesBody } from '@headnote/core/search/bodies';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../app.fixtures.js';
import { createMarks } from '../citator/marks.js';
import { documentId } from '../library/document-id.js';

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

it('leaves a hidden judgment out of every list of the latest cases, until it is shown again; its address and a search find it', async () => {
  const which = documentId('case', 'test:long');
  const shown = async (payload: object, headers = {}) =>
    (await test.app.inject({ method: 'POST', url: calls.welcome.latestCases.path, payload, headers })).body;
  const lists = async () => [
    await shown(latestCasesBody({ court: 'supreme' })),
    (await test.app.inject('/latest.atom')).body,
    (await test.app.inject('/api/embed/v1/latest?court=sc')).body,
  ];
  const marks = createMarks({ store: test.library.store, actor: 'admin:asha', now: () => 0 });
  await marks.hide({ which, reason: 'Order of 1 May 2026' });
  for (const list of await lists()) {
    expect(list).toContain('Vikram');
    expect(list).not.toContain('Asha Rao');
  }
  expect(await shown(fullCaseBody({ id: which }))).toContain('Asha Rao');
  expect(await shown({ query: { match: { topic: 'tenancy' } } })).toContain(which);
  expect(await shown(latestCasesBody({ court: 'supreme' }), await test.memberHeaders())).toContain('Asha Rao');
  await marks.restore({ which, reason: 'The order was set aside' });
  for (const list of await lists()) expect(list).toContain('Asha Rao');
});
