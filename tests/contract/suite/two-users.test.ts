import { contract, type ContractCall } from '@headnote/core/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestAppOptions } from '../../../packages/server/src/app.fixtures.js';
import { callsNotBuilt } from '../../../packages/server/src/routes/calls-not-built.js';
import { openCitingApp } from '../../../packages/server/src/routes/citations.fixtures.js';
import { clientOf, type Exchange } from '../../../packages/server/src/routes/test-client.fixtures.js';
import { allCases } from './all-cases.js';
import type { AnyCases } from './case.js';
import { openStage, type Member, type Scene, type Stage } from './scene.js';

/*
 * I1: two users with real accounts, and every call that exists. Each call is sent as its first successful case, with a
 * user id added: another real user's, 0, -1, none, twice, without a token, with an expired one. The rows come from the
 * contract, so a new call is attacked as soon as it has cases.
 */

type Sent = Scene & { readonly address: string };
interface Sending {
  readonly scene: Sent;
  readonly token: string | undefined;
  readonly input: unknown;
}

const lines: Record<string, unknown>[] = [];
const logTo = { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) };

let stage: Stage;
/** The victim: what only this person has must never be in another person's answer. */
let victim: Member;
let secrets: readonly string[];
beforeAll(async () => {
  const open = (options: TestAppOptions = {}) =>
    openCitingApp({ ...options, visitorSearches: 1_000_000, settings: { logLevel: 'warn' }, logTo });
  stage = await openStage(open);
  const own = { firstName: 'Zubeda', lastName: 'Quazi', email: 'zubeda.quazi@example.com', loginId: 'zubeda7' };
  victim = await stage.scene().newMember({ ...own, mobile: '9777777777' });
  secrets = [victim.userId, victim.sessionId, ...Object.values(own), '9777777777'];
});
afterAll(() => stage.close());

const table = allCases as unknown as Readonly<Record<string, Readonly<Record<string, AnyCases>>>>;
const notBuilt = callsNotBuilt();
const built = contract
  .filter(({ service, name, base }) => base !== 'web' && !notBuilt.includes(`${service}.${name}`))
  .map((call) => [`${call.service}.${call.name}`, call] as const);
const takesToken = ({ auth }: ContractCall) => auth === 'member' || auth === 'bearer';
const withToken = built.filter(([, call]) => takesToken(call));
const without = built.filter(([, call]) => !takesToken(call));

/** Frees the names and addresses that a case gives its people, because each case is prepared several times here. */
async function freeNames(): Promise<void> {
  const { db } = stage.test.library.store;
  const others = db
    .updateTable('users')
    .where('id', '!=', Number(victim.userId))
    .where('username', 'not like', 'reader%');
  await others
    .set({ username: sql`id || '-old'`, email_key: sql`id || '-old'`, mobile_key: sql`id || '-old'` })
    .where('username', '!=', 'demo')
    .execute();
  await db
    .updateTable('users')
    .set({ email_key: sql`username` })
    .where('username', 'like', 'reader%')
    .execute();
  await db.deleteFrom('codes_sent').execute();
}

/** Makes what the call's first successful case needs. */
async function prepare(call: ContractCall): Promise<Sending> {
  const [one] = table[call.service]?.[call.name]?.success ?? [];
  if (!one) throw new Error(`${call.service}.${call.name} has no successful case`);
  await freeNames();
  const scene = stage.scene();
  const input: unknown = await one.input(scene);
  return { scene, input, token: takesToken(call) ? (await scene.me()).access : undefined };
}

/** Sends a call as core's client writes it, changed on the way. */
async function send(
  call: ContractCall,
  { scene, input, token }: Sending,
  change: (request: Request) => Request | Promise<Request> = (request) => request,
): Promise<Exchange> {
  const seen: Exchange[] = [];
  const onTheWay = { address: scene.address, change, seen: (exchange: Exchange) => void seen.push(exchange) };
  const client = clientOf(scene.test, token, onTheWay) as unknown as Record<
    string,
    Record<string, (value: unknown) => Promise<unknown>>
  >;
  await client[call.service]?.[call.name]?.(input).catch(() => undefined);
  const [exchange] = seen;
  if (exchange === undefined) throw new Error(`${call.service}.${call.name} sent nothing`);
  return exchange;
}

/** Names of a user id, as `userid` and `userID` of the contract. */
const inQuery =
  (...ids: readonly (readonly [string, string])[]) =>
  (request: Request): Request => {
    const url = new URL(request.url);
    for (const [name] of ids) url.searchParams.delete(name);
    for (const [name, id] of ids) url.searchParams.append(name, id);
    return new Request(url, request);
  };
const isForm = (request: Request): boolean => request.headers.get('content-type')?.startsWith('multipart/') === true;
/** Sends a form with a file again, changed. */
async function withForm(request: Request, change: (form: FormData) => void): Promise<Request> {
  const form = await request.clone().formData();
  change(form);
  const headers = new Headers(request.headers);
  // The new body has a boundary of its own.
  headers.delete('content-type');
  return new Request(request.url, { method: request.method, headers, body: form });
}
const inBody =
  (values: Readonly<Record<string, unknown>>) =>
  async (request: Request): Promise<Request> => {
    if (isForm(request))
      return withForm(request, (form) => {
        for (const [name, value] of Object.entries(values))
          form.set(name, typeof value === 'string' ? value : JSON.stringify(value));
      });
    const body = JSON.parse((await request.clone().text()) || '{}') as object;
    const { method, url } = request;
    const headers = new Headers(request.headers);
    // A call without input sends no body, and so no type.
    headers.set('content-type', 'application/json; charset=utf-8');
    return new Request(url, { method, headers, body: JSON.stringify({ ...body, ...values }) });
  };
/** Without any user id, wherever the case has put one. */
const withoutId = async (request: Request): Promise<Request> => {
  const url = new URL(request.url);
  for (const name of ['userid', 'userID']) url.searchParams.delete(name);
  if (request.method === 'GET') return new Request(url, request);
  if (isForm(request))
    return withForm(new Request(url, request), (form) => {
      for (const name of ['userid', 'userID']) form.delete(name);
    });
  const body = JSON.parse((await request.clone().text()) || 'null') as Record<string, unknown> | null;
  if (body === null) return new Request(url, request);
  const { userid: _1, userID: _2, ...rest } = body;
  return new Request(url, { method: 'POST', headers: request.headers, body: JSON.stringify(rest) });
};

function expectNothingOfVictim({ answer }: Exchange): void {
  expect(secrets.filter((secret) => answer.includes(secret))).toEqual([]);
}

const refusal = { flag: false, outdata: null, code: 'not-allowed', message: expect.stringContaining('user id') };

/** The request was refused, and the log names the call, who asked and for whom. */
function expectRefused(exchange: Exchange, { path }: ContractCall, given: string): void {
  expect([exchange.status, JSON.parse(exchange.answer)]).toEqual([403, expect.objectContaining(refusal)]);
  const { requestId } = JSON.parse(exchange.answer) as { requestId: string };
  const audited = lines.filter((line) => line['audit'] !== undefined && line['reqId'] === requestId);
  expect(audited).toEqual([expect.objectContaining({ audit: 'foreign-user-id', given })]);
  // Calls may share a path.
  const [{ call: named } = {}] = audited;
  expect(contract.find(({ service, name }) => `${service}.${name}` === named)?.path).toBe(path);
}

describe('I1: a call with a token', () => {
  it('is every call of a member, and those that visitors share', () => {
    const names = withToken.map(([name]) => name);
    expect(names).toEqual(expect.arrayContaining(['account.subscription', 'citations.check', 'search.query']));
  });

  describe.each(withToken)('%s', (_name, call) => {
    let sending: Sending;
    let own: string;
    beforeAll(async () => {
      sending = await prepare(call);
      own = (await sending.scene.me()).userId;
    });

    it('is refused in the name of another real user, and the log says so', async () => {
      for (const id of [victim.userId, '-1']) {
        for (const spelling of ['userid', 'userID']) {
          expectRefused(await send(call, sending, inQuery([spelling, id])), call, id);
        }
      }
      if (call.method === 'GET' && !call.postAlias) return;
      for (const values of [{ userid: victim.userId }, { userid: Number(victim.userId) }, { userID: victim.userId }]) {
        expectRefused(await send(call, sending, inBody(values)), call, victim.userId);
      }
      expectRefused(await send(call, sending, inBody({ userid: [victim.userId] })), call, `["${victim.userId}"]`);
    });

    it('is refused with two user ids', async () => {
      for (const second of [victim.userId, own]) {
        const exchange = await send(call, sending, inQuery(['userid', own], ['userid', second]));
        expect([exchange.status, JSON.parse(exchange.answer)]).toEqual([400, expect.objectContaining({ flag: false })]);
      }
    });

    it('gives a visitor nothing in the name of a user', async () => {
      const asVisitor = { ...sending, token: undefined };
      const exchange = await send(call, asVisitor, inQuery(['userid', victim.userId]));
      expect(exchange.status).toBe(call.auth === 'member' ? 401 : 403);
      expectNothingOfVictim(exchange);
      const bare = await send(call, asVisitor, withoutId);
      expect(bare.status).toBe(call.auth === 'member' ? 401 : 200);
      expectNothingOfVictim(bare);
    });

    it('answers with own data for no user id, an empty one, 0 and the own', async () => {
      for (const id of [undefined, '', '0', 'own']) {
        const exchange = await sendAsOwn(call, sending, id);
        expect([exchange.status, hasSucceeded(call, exchange)]).toEqual([200, true]);
        expectNothingOfVictim(exchange);
      }
    });

    it('is refused with an expired token', async () => {
      stage.test.clock.now += 11 * 60_000;
      const exchange = await send(call, sending, withoutId);
      expect([exchange.status, JSON.parse(exchange.answer)]).toEqual([
        401,
        expect.objectContaining({ flag: false, code: 'not-signed-in' }),
      ]);
    });
  });
});

/** Sends a call with an id that counts as the own, on a scene of its own if the call did not work a second time. */
async function sendAsOwn(call: ContractCall, sending: Sending, id: string | undefined): Promise<Exchange> {
  const sendOn = async (one: Sending) => {
    const own = (await one.scene.me()).userId;
    return send(call, one, id === undefined ? withoutId : inQuery(['userid', id === 'own' ? own : id]));
  };
  const exchange = await sendOn(sending);
  return exchange.status === 200 && hasSucceeded(call, exchange) ? exchange : sendOn(await prepare(call));
}

function hasSucceeded(call: ContractCall, { answer }: Exchange): boolean {
  return call.answerAs === 'blob' || (JSON.parse(answer) as { flag?: boolean }).flag === true;
}

describe('I1: a call without a token', () => {
  it.each(without)('%s neither reads nor changes another real user by a user id', async (_name, call) => {
    const before = await stateOf(victim);
    const sending = await prepare(call);
    const exchanges = [await send(call, sending, inQuery(['userid', victim.userId]))];
    if (call.method === 'POST') exchanges.push(await send(call, sending, inBody({ userid: victim.userId })));
    const ownHeader = (await stage.scene().me()).access;
    exchanges.push(await send(call, { ...sending, token: ownHeader }, inQuery(['userID', victim.userId])));
    for (const exchange of exchanges) expectNothingOfVictim(exchange);
    expect(await stateOf(victim)).toEqual(before);
  });
});

/** All that the store holds about a person. */
async function stateOf({ userId, person }: Member): Promise<unknown> {
  const { db } = stage.test.library.store;
  const id = Number(userId);
  const [user, sessions, flows] = await Promise.all([
    db.selectFrom('users').selectAll().where('id', '=', id).execute(),
    db.selectFrom('session_families').selectAll().where('user_id', '=', id).execute(),
    db.selectFrom('account_flows').selectAll().where('user_id', '=', id).execute(),
  ]);
  const messages = (await stage.test.messages()).filter(({ to }) => [person.email, person.mobile].includes(to));
  return { user, sessions, flows, messages };
}
