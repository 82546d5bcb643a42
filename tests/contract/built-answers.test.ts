import { contract, notBuilt, type ContractCall } from '@headnote/core/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../packages/server/src/app.fixtures.js';
import { documentId } from '../../packages/server/src/store/document-id.js';

const LONG_CASE = documentId('case', 'test:long');

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const built = contract.filter(({ service, name, base }) => base !== 'web' && !notBuilt.includes(`${service}.${name}`));

/** What is sent where the example's own input would find nothing on the test's library. */
async function inputOf(name: string): Promise<unknown> {
  const { outdata, outdata1 } = await test.signIn();
  const body = { query: { match_all: {} }, size: 2, track_total_hits: true };
  const inputs: Readonly<Record<string, unknown>> = {
    'account.signIn': { username: 'demo', password: test.password, remember: false },
    'account.newTicket': { refreshToken: outdata.refreshtoken },
    'account.signOut': { refreshToken: outdata.refreshtoken, userId: outdata1[0]?.['userid'] },
    'welcome.latestCasesByCourt': { courtIds: [1, 4] },
    'embed.latest': { court: 'sc', limit: 2 },
    'embed.citation': { citation: '2024 HN 1' },
    'embed.check': { citations: ['2024 HN 1', 'no citation'] },
    'acts.sections': { title: 'The Lease Act' },
    'citations.books': { part: 'books', countryId: 5 },
    'citations.lookup': { part: 'years', book: 'HN' },
    'citations.check': { citations: ['2024 HN 1', 'AIR 1973 SC 1461', '1960 SCC 3', 'no citation'] },
    'citations.ofJudgment': { id: LONG_CASE },
    'documents.citedBy': { id: LONG_CASE },
    'documents.overruled': { id: LONG_CASE },
  };
  return inputs[name] ?? { body };
}

async function answerOf(call: ContractCall): Promise<unknown> {
  const { query, body } = call.request((await inputOf(`${call.service}.${call.name}`)) as never);
  const answer = await test.app.inject({
    method: call.method,
    url: `${call.path}?${new URLSearchParams(query).toString()}`,
    headers: call.auth === 'member' ? { ...(await test.memberHeaders()) } : {},
    ...(body === undefined ? {} : { payload: body as object }),
  });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

describe('a call that is built', () => {
  it.each(built.map((call) => [`${call.service}.${call.name}`, call] as const))(
    '%s answers what the contract documents, and a client can read it',
    async (_name, call) => {
      const answer = await answerOf(call);
      expect(call.reply && v.safeParse(call.reply, answer).issues).toBeUndefined();
      expect(v.safeParse(call.answer, answer).issues).toBeUndefined();
    },
  );

  it('is noticed when it answers something else', async () => {
    const totals = built.find(({ name }) => name === 'totals');
    if (!totals?.reply) throw new Error('no totals');
    const answer = (await answerOf(totals)) as { readonly outdatalist: readonly unknown[] };
    const broken = { ...answer, outdatalist: answer.outdatalist.slice(1) };
    expect(v.safeParse(totals.reply, broken).success).toBe(false);
    expect(v.safeParse(totals.answer, broken).success).toBe(false);
  });
});
