import { contract, type ContractCall } from '@headnote/core/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../packages/server/src/app.fixtures.js';
import { examples } from '../../packages/core/src/contract/examples.fixtures.js';
import { callsNotBuilt } from '../../packages/server/src/routes/calls-not-built.js';
import { documentId } from '../../packages/server/src/library/document-id.js';

const LONG_CASE = documentId('case', 'test:long');

let test: TestApp;
let member: Record<string, string>;
let ownId: string;
beforeAll(async () => {
  test = await openTestApp();
  const { outdata, outdata1 } = await test.signIn();
  member = { authorization: `Bearer ${outdata.token}` };
  ownId = String(outdata1[0]?.['userid']);
});
afterAll(() => test.close());

const notBuilt = callsNotBuilt();
const built = contract.filter(({ service, name, base }) => base !== 'web' && !notBuilt.includes(`${service}.${name}`));

/** The code in the last message; the steps of registration and reset need one. */
async function lastCode(): Promise<string> {
  return /\b\d{6}\b/.exec((await test.messages()).at(-1)?.text ?? '')?.[0] ?? '';
}

let registrations = 0;
/** The flow number of a new registration, so long after the last one that another code may be sent. */
async function registered(): Promise<string> {
  registrations += 1;
  const example = examples['account.register']?.input as object;
  const person = { loginId: `reader${registrations}`, email: `r${registrations}@example.com`, stateId: 32 };
  const input = { ...example, ...person, mobile: `98000${String(registrations).padStart(5, '0')}` };
  const call = contract.find(({ service, name }) => service === 'account' && name === 'register');
  const payload = call?.request(input as never).body as object;
  const answer = await test.app.inject({ method: 'POST', url: '/api/user/insertuser', payload });
  return answer.json<{ outdata: string }>().outdata;
}

/** The address of an active account other than the demo member's. */
async function activeAddress(): Promise<string> {
  const payload = { userid: await registered(), activationcode: await lastCode() };
  await test.app.inject({ method: 'POST', url: '/api/user/submitotp', payload });
  test.clock.now += 60_000;
  return `r${registrations}@example.com`;
}

async function resetHandle(): Promise<string> {
  const payload = { toEmail: await activeAddress() };
  const answer = await test.app.inject({ method: 'POST', url: '/api/user/forgotpwdsendotp', payload });
  return answer.json<{ outdata: [{ userid: string }] }>().outdata[0].userid;
}

async function confirmedHandle(): Promise<string> {
  const payload = { userid: await resetHandle(), confirmotp: await lastCode() };
  const answer = await test.app.inject({ method: 'POST', url: '/api/user/ForgotPasswordSubmitOTP', payload });
  return answer.json<{ outdata: [{ userid: string }] }>().outdata[0].userid;
}

/** The inputs of the steps of registration and reset, made when they are needed. */
const stepInputs: Readonly<Record<string, () => Promise<unknown>>> = {
  'account.register': async () => ({ ...(examples['account.register']?.input as object), stateId: 32 }),
  'account.submitActivation': async () => ({ handle: await registered(), code: await lastCode() }),
  'account.resendActivation': async () => {
    const handle = await registered();
    test.clock.now += 60_000;
    return { handle };
  },
  'account.startReset': async () => ({ to: await activeAddress() }),
  'account.confirmReset': async () => ({ handle: await resetHandle(), code: await lastCode() }),
  'account.setPassword': async () => ({ handle: await confirmedHandle(), password: 'correct horse 10' }),
};

/** The input to send: that of the call's example, or a search, or an input with ids of the test library. */
async function inputOf(name: string): Promise<unknown> {
  const step = stepInputs[name];
  if (step !== undefined) return step();
  // A ticket is valid once.
  const refreshToken = name.startsWith('account.') ? (await test.signIn()).outdata.refreshtoken : '';
  const body = { query: { match_all: {} }, size: 2, track_total_hits: true };
  const inputs: Readonly<Record<string, unknown>> = {
    'account.signIn': { username: 'demo', password: test.password, remember: false },
    'account.newTicket': { refreshToken },
    'account.signOut': { refreshToken, userId: ownId },
    'account.subscription': { userId: ownId },
    'welcome.latestCasesByCourt': { courtIds: [1, 4] },
    'embed.latest': { court: 'sc', limit: 2 },
    'embed.citation': { citation: '2024 HN 1' },
    'embed.check': { citations: ['2024 HN 1', 'no citation'] },
    'acts.sections': { title: 'The Lease Act' },
    'citations.books': { part: 'books', countryId: 5 },
    'citations.lookup': { part: 'years', book: 'HN' },
    'citations.check': { citations: ['2024 HN 1', 'AIR 1973 SC 1461', '1960 SCC 3', 'no citation'] },
    'citations.ofJudgment': { id: LONG_CASE },
    'search.textHits': { id: LONG_CASE, query: { match: { content: 'tenancy7' } } },
    'documents.citedBy': { id: LONG_CASE },
    'documents.overruled': { id: LONG_CASE },
  };
  const example = examples[name]?.input;
  return inputs[name] ?? (isSearch(example) ? { body } : example);
}

function isSearch(input: unknown): boolean {
  return typeof input === 'object' && input !== null && 'body' in input;
}

interface Sent {
  /** Added to the call's own query or body. */
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly asMember?: boolean;
}

async function send(call: ContractCall, { query: moreQuery = {}, body: more = {}, asMember = false }: Sent) {
  const { query, body } = call.request((await inputOf(`${call.service}.${call.name}`)) as never);
  return test.app.inject({
    method: call.method,
    url: `${call.path}?${new URLSearchParams({ ...query, ...moreQuery }).toString()}`,
    headers: asMember ? member : {},
    ...(body === undefined ? {} : { payload: { ...(body as object), ...more } }),
  });
}

async function answerOf(call: ContractCall): Promise<unknown> {
  const answer = await send(call, { asMember: call.auth === 'member' });
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

  it('fails the check if it answers something else', async () => {
    const totals = built.find(({ name }) => name === 'totals');
    if (!totals?.reply) throw new Error('no totals');
    const answer = (await answerOf(totals)) as { readonly outdatalist: readonly unknown[] };
    const broken = { ...answer, outdatalist: answer.outdatalist.slice(1) };
    expect(v.safeParse(totals.reply, broken).success).toBe(false);
    expect(v.safeParse(totals.answer, broken).success).toBe(false);
  });
});

describe('V2: a user id in addition to the token', () => {
  const withToken = built.filter(({ auth }) => auth === 'member' || auth === 'bearer');
  const named = withToken.map((call) => [`${call.service}.${call.name}`, call] as const);
  const refused = {
    flag: false,
    outdata: null,
    code: 'not-allowed',
    message: expect.stringContaining('user id') as string,
  };
  const GENERIC = 'search.query';

  it('is checked also in calls without a user, such as the citation check', () => {
    const names = named.map(([name]) => name);
    expect(names).toEqual(
      expect.arrayContaining(['citations.check', 'citations.books', 'citations.ofJudgment', GENERIC]),
    );
  });

  it.each(named)('that is of another user is refused by %s, in the query and in the body', async (name, call) => {
    const others = name === GENERIC ? ['999', '-1'] : ['999', 'welcome'];
    for (const query of [...others.map((userid) => ({ userid })), { userID: '999' }]) {
      const answer = await send(call, { query, asMember: true });
      expect([answer.statusCode, answer.json()]).toEqual([403, expect.objectContaining(refused)]);
    }
    if (call.method === 'GET') return;
    for (const body of [{ userid: '999' }, { userid: 999 }, { userid: ['999'] }, { userID: '999' }]) {
      const answer = await send(call, { body, asMember: true });
      expect([answer.statusCode, answer.json()]).toEqual([403, expect.objectContaining(refused)]);
    }
  });

  it.each(named)('that is empty, 0 or the user’s own is accepted by %s, like unknown names', async (name, call) => {
    for (const userid of ['', '0', ownId, ...(name === GENERIC ? ['welcome'] : [])]) {
      const answer = await send(call, { query: { userid, nobodyKnows: 'x' }, asMember: true });
      expect(answer.statusCode, userid).toBe(200);
    }
  });

  it.each(named)('without a token is refused by %s', async (_name, call) => {
    const answer = await send(call, { query: { userid: '999' } });
    expect(answer.statusCode).toBe(call.auth === 'member' ? 401 : 403);
  });
});
