import { contract } from '@headnote/core/contract';
import { fullCaseBody } from '@headnote/core/search/bodies';
import { loginId } from '@headnote/core/validation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examples } from '../../../core/src/contract/examples.fixtures.js';
import { COMMON_PASSWORDS } from '../accounts/common-passwords.js';
import { longText, openTestApp, type TestApp } from '../app.fixtures.js';
import { documentId } from '../library/document-id.js';
import { callsNotBuilt } from './calls-not-built.js';
import { clientOf } from './test-client.fixtures.js';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const tokensOf = async () => (await test.signIn()).outdata;
const memberClient = async () => clientOf(test, (await tokensOf()).token);
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
let people = 0;
function person(changes: object = {}) {
  people += 1;
  return {
    ...(examples['account.register']?.input as object),
    stateId: 32,
    loginId: `fault${people}`,
    email: `fault${people}@example.com`,
    mobile: String(9_100_000_000 + people),
    ...changes,
  };
}
const register = (changes: object) => clientOf(test).account.register(person(changes) as never);

it('x30/11: an export ends its turn when it is read, and ten in a row are enough', async () => {
  const { token } = await tokensOf();
  const ask = () => test.app.inject({ url: '/api/account/exportdata', headers: bearer(token) });
  for (let count = 1; count <= 10; count += 1) {
    const answer = await ask();
    expect([count, answer.statusCode]).toEqual([count, 200]);
    expect(answer.json()).toMatchObject({ flag: true, outdata: { data: { profile: [{ username: 'demo' }] } } });
  }
  const refused = await ask();
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, expect.stringMatching(/^3\d\d$/)]);
});

describe('I3: a GET that writes settings', () => {
  const url = '/api/welcome/resetuseractsetting?userid=0';
  const ACT = documentId('act', 'test:act');

  it.each([
    ['an image of another site', { cookie: 'token=a', 'sec-fetch-site': 'cross-site' }, 401],
    ['the address bar, a crawler or a mail scanner', {}, 401],
  ])('has no effect from %s', async (_who, headers, status) => {
    const client = await memberClient();
    await client.welcome.saveActSettings({ actIds: [ACT] });
    const answer = await test.app.inject({ url, headers });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([status, 'no-store']);
    expect(await client.welcome.actSettings(undefined)).toEqual({ actIds: [ACT] });
  });

  it('has no effect as a prefetch, and one from the member by GET or by POST', async () => {
    const { token } = await tokensOf();
    const client = clientOf(test, token);
    await client.welcome.saveActSettings({ actIds: [ACT] });
    const prefetch = await test.app.inject({ url, headers: { ...bearer(token), 'sec-purpose': 'prefetch' } });
    expect(prefetch.statusCode).toBe(403);
    expect(await client.welcome.actSettings(undefined)).toEqual({ actIds: [ACT] });
    expect((await test.app.inject({ url, headers: bearer(token) })).json()).toMatchObject({ flag: true });
    expect(await client.welcome.actSettings(undefined)).toEqual({ actIds: [] });
    await client.welcome.saveActSettings({ actIds: [ACT] });
    await client.welcome.resetActSettings(undefined);
    expect(await client.welcome.actSettings(undefined)).toEqual({ actIds: [] });
  });
});

describe('I5: settings that two tabs save at once', () => {
  it('are those of one tab as a whole, and no other setting is lost', async () => {
    const client = await memberClient();
    const tabs = [
      { sort: 'date', pageSize: 10, showsHeadnote: true, marksHits: false },
      { sort: 'cited', pageSize: 50, showsHeadnote: false, marksHits: true },
    ] as const;
    for (let round = 0; round < 10; round += 1) {
      await Promise.all([
        ...tabs.map((tab) => client.settings.saveJudgment(tab)),
        client.settings.saveCourt({ courtIds: [1, 4], showsHistory: round % 2 === 0 }),
        client.settings.saveCourt({ courtIds: [1, 4] }),
      ]);
      const stored = tabs.map((tab) => ({ ...tab, citationFirst: 'neutral' }));
      expect(stored).toContainEqual(await client.settings.judgment(undefined));
      const welcome = await client.settings.welcome(undefined);
      expect(welcome).toMatchObject({ courtIds: [1, 4], showsHistory: round % 2 === 0 });
    }
  });
});

const HOSTILE = [
  "' or 1=1 --",
  '"; drop table users; --',
  "1; update users set status='active' where 1=1",
  "\\'; select pg_sleep(5); --",
  '%_%',
  '\u0000',
  '\ud800',
  '{{constructor.constructor("x")()}}',
  '<script>alert(1)</script>',
];
const notBuilt = callsNotBuilt();
const built = contract.filter(({ service, name, base }) => base !== 'web' && !notBuilt.includes(`${service}.${name}`));

/** Puts a text in the place of every text of a query or a body. */
function withText(value: unknown, text: string): unknown {
  if (typeof value === 'string') return text;
  if (Array.isArray(value)) return value.map((item) => withText(item, text));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, item]) => [
    name,
    /^userid$/i.test(name) ? '0' : withText(item, text),
  ]);
  return Object.fromEntries(entries);
}

describe('I6: SQL and hostile texts in every parameter', () => {
  it.each(built.map((call) => [`${call.service}.${call.name}`, call] as const))(
    `%s answers ${HOSTILE.length} of them without an error of the server, and all accounts stay`,
    async (name, call) => {
      const users = () => test.library.store.db.selectFrom('users').select(['id', 'status', 'password_hash']).execute();
      const before = await users();
      const { query, body } = call.request(examples[name]?.input as never);
      const { token } = await tokensOf();
      for (const text of HOSTILE) {
        const answer = await test.app.inject({
          method: call.postAlias ? 'POST' : call.method,
          url: `${call.path}?${new URLSearchParams(withText(query ?? {}, text) as Record<string, string>).toString()}`,
          headers: call.auth === 'member' || call.auth === 'bearer' ? bearer(token) : {},
          ...(body === undefined ? {} : { payload: withText(body, text) as object }),
        });
        expect(answer.statusCode, `${text}: ${answer.body.slice(0, 200)}`).toBeLessThan(500);
      }
      expect(await users()).toEqual(before);
    },
  );
});

describe('D4: a username', () => {
  it.each([
    'Asha',
    'ASHA',
    ' asha',
    'asha ',
    'as ha',
    'аsha',
    'asha\u200b',
    'admin',
    'support',
    'headnote',
    'null',
    '',
  ])('%j is refused by the form and by the server', async (name) => {
    expect(loginId(name)).not.toBe(name === '' ? 'x' : '');
    await expect(register({ loginId: name })).rejects.toThrow(/username|must not be blank/i);
  });
});

describe('D5: a password', () => {
  it.each([1, 7, 129, 4096])('of %i characters is refused', async (length) => {
    const password = 'q'.repeat(length);
    await expect(register({ password, confirmation: password })).rejects.toThrow(/8 to 128|too long/);
  });

  it.each([
    ['of 8 characters', 'zq7-Wm3k'],
    ['of 50 characters', 'Zq'.repeat(25)],
    ['of 51 characters', `${'Zq'.repeat(25)}x`],
    ['of 128 characters', 'Zq'.repeat(64)],
    ['with a NUL', 'correct\u0000horse'],
    ['of emoji', '🐎'.repeat(8)],
    ['with blanks at both ends', '  correct horse  '],
  ])('%s is the whole password, without truncation or change', async (_what, password) => {
    const form = person({ password, confirmation: password }) as { loginId: string };
    await clientOf(test).account.register(form as never);
    const db = test.library.store.db;
    const stored = await db
      .selectFrom('users')
      .select('password_hash')
      .where('username', '=', form.loginId)
      .executeTakeFirstOrThrow();
    const verify = (text: string) => test.accounts.hasher.verify(stored.password_hash, text);
    expect(await verify(password)).toBe(true);
    for (const other of [password.slice(0, -1), password.toLowerCase(), password.trim()]) {
      expect(await verify(other), other).toBe(other === password);
    }
  });

  it('of the list of the most common ones is refused, in any case, also by a change and a reset', async () => {
    expect(COMMON_PASSWORDS).toBeGreaterThanOrEqual(3000);
    const common = 'This password is too common.';
    for (const password of ['password1', 'PassWord1', 'iloveyou', '12345678', 'qwertyuiop']) {
      await expect(register({ password, confirmation: password })).rejects.toThrow(common);
    }
    const client = await memberClient();
    await expect(client.account.changePassword({ oldPassword: test.password, password: 'iloveyou' })).rejects.toThrow(
      common,
    );
    await expect(clientOf(test).account.setPassword({ handle: 'h', password: 'iloveyou' })).rejects.toThrow(common);
  });
});

describe('G8: an old refresh token that comes back after its grace', () => {
  it('ends the session and tells the owner once', async () => {
    const form = person({ loginId: 'copied', email: 'copied@example.com' });
    const visitor = clientOf(test);
    const { handle } = await visitor.account.register(form as never);
    const sent = (await test.messages()).findLast(({ to }) => to === form.mobile);
    await visitor.account.submitActivation({ handle, code: /\b\d{6}\b/.exec(sent?.text ?? '')?.[0] ?? '' });
    const credentials = { username: 'copied', password: 'correct horse 9', remember: false };
    const { token } = await visitor.account.signIn(credentials);
    await visitor.account.newTicket({ refreshToken: token.refreshToken });
    test.clock.now += 31_000;
    for (let times = 0; times < 3; times += 1) {
      await expect(visitor.account.newTicket({ refreshToken: token.refreshToken })).rejects.toThrow('has ended');
    }
    const told = (await test.messages()).filter(({ template }) => template === 'session-stopped');
    expect(told.map(({ to }) => to)).toEqual(['copied@example.com']);
  });
});

describe('G10: what is not an access token', () => {
  it('opens nothing: a refresh token, a session id, the handle of a reset, the marker header', async () => {
    const { outdata, outdata2 } = await test.signIn();
    const { handle } = await clientOf(test).account.startReset({ to: 'nobody@example.com' });
    for (const token of [outdata.refreshtoken, outdata2, handle]) {
      const answer = await test.app.inject({ url: '/api/account/profile', headers: bearer(token) });
      expect([answer.statusCode, answer.json()]).toMatchObject([401, { code: 'not-signed-in' }]);
    }
    const marked = await test.app.inject({ url: '/api/account/profile', headers: { 'x-no-token': '1' } });
    expect(marked.statusCode).toBe(401);
  });

  it('is the token of a session that was ended by another one, from the next request', async () => {
    const first = await test.signIn();
    const second = await test.signIn();
    await clientOf(test, second.outdata.token).account.endSession({ id: first.outdata2 });
    const old = clientOf(test, first.outdata.token);
    await expect(old.account.profile(undefined)).rejects.toMatchObject({ code: 'not-signed-in' });
    await expect(clientOf(test).account.newTicket({ refreshToken: first.outdata.refreshtoken })).rejects.toThrow(
      'has ended',
    );
    expect((await clientOf(test, second.outdata.token).account.profile(undefined)).loginId).toBe('demo');
  });
});

describe('G11: a subscription that ends during a session', () => {
  it('turns full texts into previews at once, whatever the client claims', async () => {
    const { token } = await tokensOf();
    const ask = async (url: string) => {
      const payload = fullCaseBody({ id: documentId('case', 'test:long') });
      return (await test.app.inject({ method: 'POST', url, headers: bearer(token), payload })).body;
    };
    const url = '/api/ec/getquery?adddocument=0&userid=welcome';
    const read = async () => [await ask(url), await ask(`${url}&daysremaining=365`)];
    const LAST =
      longText()
        .split(' ')
        .findLast((word) => word.startsWith('tenancy')) ?? '';
    expect((await read())[0]).toContain(LAST);
    await test.setSubscription({ ends_at: test.clock.now - 1 });
    for (const body of await read()) expect(body).not.toContain(LAST);
    const { user } = await clientOf(test).account.signIn({
      username: 'demo',
      password: test.password,
      remember: false,
    });
    expect(user.daysRemaining).toBe(0);
    await test.setSubscription({ ends_at: test.clock.now + 1_000_000 });
    expect((await read())[0]).toContain(LAST);
  });
});

describe('G13: renewal and sign-in', () => {
  it('have budgets of their own: renewals go on while sign-ins of the address wait', async () => {
    const { refreshtoken: refreshToken } = await tokensOf();
    const visitor = clientOf(test);
    const wrong = { username: 'demo', password: 'wrong horse 9', remember: false };
    for (let times = 0; times < 5; times += 1) await expect(visitor.account.signIn(wrong)).rejects.toThrow();
    await expect(visitor.account.signIn(wrong)).rejects.toMatchObject({ code: 'busy' });
    expect((await visitor.account.newTicket({ refreshToken })).type).toBe('Bearer');
    const forged = { ...wrong, username: 'demo' };
    const payload = { ...forged, logintype: 1 };
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/aouth2/signin',
      payload,
      headers: { 'x-forwarded-for': '203.0.113.9' },
    });
    expect(answer.statusCode).toBe(429);
  });
});
