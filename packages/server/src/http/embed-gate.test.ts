import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp, type TestAppOptions } from '../app.fixtures.js';

const COLLEGE = 'https://college.example';
const LATEST = '/api/embed/v1/latest?court=sc&limit=1';
const MINUTE = 60_000;

interface Partner {
  readonly test: TestApp;
  readonly key: string;
  readonly portalId: string;
  readonly actor: { readonly name: string; readonly userId: number };
}

async function openPartner(options: TestAppOptions = {}, perMinute?: number): Promise<Partner> {
  const test = await openTestApp({
    ...options,
    settings: { publicUrl: 'https://library.example', allowedOrigins: ['https://own.example'] },
  });
  const { id: userId } = await test.library.store.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  const actor = { name: `member:${userId}`, userId };
  const portalId = await test.portals.register(actor, { userId, name: 'College', origins: [COLLEGE] });
  if (perMinute !== undefined)
    await test.portals.setQuota({ actor: { name: 'admin:a', userId: null }, portalId, perMinute });
  const key = (await test.portals.list(actor))[0]?.keys[0]?.key ?? '';
  return { test, key, portalId, actor };
}

const ask = (
  { test }: Pick<Partner, 'test'>,
  { key, origin, address, ...more }: { key?: string | undefined; origin?: string; address?: string; more?: string },
) =>
  test.app.inject({
    url: `${LATEST}${key === undefined ? '' : `&key=${encodeURIComponent(key)}`}${more.more ?? ''}`,
    headers: origin === undefined ? {} : { origin },
    ...(address === undefined ? {} : { remoteAddress: address }),
  });

const corsOf = ({ headers }: { headers: Record<string, unknown> }) =>
  Object.keys(headers).filter((name) => name.startsWith('access-control-'));

let partner: Partner;
beforeAll(async () => {
  partner = await openPartner();
});
afterAll(() => partner.test.close());

describe('F7: the origins of a key', () => {
  it.each([
    'null',
    'https://evil.example',
    'http://college.example',
    'https://college.example:443',
    'https://college.example:8443',
    'https://college.example.',
    'https://college.example/',
    'https://www.college.example',
    'https://college.example.evil.example',
    'https://evilcollege.example',
    'https://collegeXexample',
    'https://COLLEGE.example',
    'https://xn--cllege-q4e.example',
    'https://cоllege.example',
    'https://user@college.example',
    '.*',
    '*',
    '',
  ])('are compared exactly: %j is refused, and no header lets its page read why', async (origin) => {
    const answer = await ask(partner, { key: partner.key, origin });
    expect(answer.statusCode).toBe(403);
    expect(corsOf(answer)).toEqual([]);
    expect(answer.headers).toMatchObject({
      'headnote-refusal': 'origin-not-registered',
      vary: expect.stringContaining('Origin'),
      'cache-control': 'no-store',
    });
    expect(answer.json()).toMatchObject({ flag: false, code: 'not-allowed' });
    expect(answer.json<{ message: string }>().message).toContain('https://library.example/partners');
  });

  it('let their own pages read the answer, and the reasons of a refusal', async () => {
    const answer = await ask(partner, { key: partner.key, origin: COLLEGE });
    expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([200, COLLEGE]);
    expect(answer.headers['access-control-expose-headers']).toContain('headnote-refusal');
    const wrong = await ask(partner, { key: partner.key, origin: COLLEGE, more: '&limit=2' });
    expect([wrong.statusCode, wrong.headers['access-control-allow-origin']]).toEqual([400, COLLEGE]);
  });

  it('change at once, also for a page that has an old answer', async () => {
    const own = await openPartner();
    const first = await ask(own, { key: own.key, origin: COLLEGE });
    await own.test.portals.saveOrigins({ ...own, origins: ['https://new.example'] });
    const again = await own.test.app.inject({
      url: `${LATEST}&key=${own.key}`,
      headers: { origin: COLLEGE, 'if-none-match': String(first.headers['etag']) },
    });
    expect([again.statusCode, corsOf(again)]).toEqual([403, []]);
    expect((await ask(own, { key: own.key, origin: 'https://new.example' })).statusCode).toBe(200);
    await own.test.close();
  });
});

describe('a page without a working key', () => {
  it.each(['http://localhost:5173', 'http://127.0.0.1', 'https://library.example', 'https://own.example', undefined])(
    'is served on our own origins and on localhost: %s',
    async (origin) => {
      const answer = await ask(partner, origin === undefined ? {} : { origin });
      expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([200, origin]);
      expect((await ask(partner, { key: '', ...(origin === undefined ? {} : { origin }) })).statusCode).toBe(200);
    },
  );

  it('is refused elsewhere, and told to register', async () => {
    const answer = await ask(partner, { origin: COLLEGE });
    expect([answer.statusCode, answer.headers['headnote-refusal'], corsOf(answer)]).toEqual([403, 'key-missing', []]);
    expect(answer.json<{ message: string }>().message).toContain('data-portal');
  });

  it.each(['pk_0123456789abcdefghijkl', 'pk_', 'nls', '%00', "' or 1=1 --", 'x'.repeat(5000)])(
    'is told that its key is unknown, where it can read it: %s',
    async (key) => {
      const local = await ask(partner, { key, origin: 'http://localhost:3000' });
      expect([local.statusCode, local.headers['headnote-refusal']]).toEqual([403, 'unknown-key']);
      expect(local.headers['access-control-allow-origin']).toBe('http://localhost:3000');
      expect(local.body).not.toContain(key);
      const elsewhere = await ask(partner, { key, origin: COLLEGE });
      expect([elsewhere.statusCode, corsOf(elsewhere)]).toEqual([403, []]);
    },
  );

  it('gets no answer for two keys', async () => {
    const answer = await ask(partner, { key: partner.key, origin: COLLEGE, more: `&key=${partner.key}` });
    expect([answer.statusCode, corsOf(answer)]).toEqual([400, []]);
  });
});

describe('F10: the CORS headers', () => {
  const preflight = (origin: string, key: string) =>
    partner.test.app.inject({
      method: 'OPTIONS',
      url: `/api/embed/v1/check?key=${key}`,
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    });

  it('answer a preflight with the exact origin of the key', async () => {
    const answer = await preflight(COLLEGE, partner.key);
    expect(answer.statusCode).toBe(204);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': COLLEGE,
      'access-control-allow-methods': 'GET, HEAD, POST',
      'access-control-allow-headers': 'content-type',
      vary: expect.stringContaining('Origin'),
    });
  });

  it.each([
    ['https://evil.example', 'the key'],
    [COLLEGE, 'no key'],
    [COLLEGE, 'an unknown key'],
    ['null', 'the key'],
  ])('are missing in the preflight of %s with %s', async (origin, which) => {
    const key = { 'the key': partner.key, 'no key': '', 'an unknown key': 'pk_0123456789abcdefghijkl' }[which] ?? '';
    const answer = await preflight(origin, key);
    expect(corsOf(answer)).toEqual([]);
    expect(answer.headers['vary']).toContain('Origin');
  });

  it('are never an asterisk and never for cookies, and each answer varies by origin', async () => {
    const other = 'https://other.example';
    await partner.test.portals.saveOrigins({ ...partner, origins: [COLLEGE, other] });
    for (const origin of [COLLEGE, other, 'http://localhost', 'https://evil.example']) {
      const answer = await ask(partner, { key: partner.key, origin });
      const allowed = origin === 'https://evil.example' ? undefined : origin;
      expect(answer.headers['access-control-allow-origin']).toBe(allowed);
      expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
      expect(answer.headers['vary']).toContain('Origin');
    }
    const again = await ask(partner, { key: partner.key, origin: other });
    const kept = await partner.test.app.inject({
      url: `${LATEST}&key=${partner.key}`,
      headers: { origin: COLLEGE, 'if-none-match': String(again.headers['etag']) },
    });
    expect([kept.statusCode, kept.headers['access-control-allow-origin']]).toEqual([304, COLLEGE]);
    expect(kept.headers['vary']).toContain('Origin');
  });
});

describe('F9: a program with the key and a forged Origin', () => {
  it('gets what every visitor gets, within the quota, until the key is revoked', async () => {
    const own = await openPartner({}, 3);
    const forged = { key: own.key, origin: COLLEGE, address: '203.0.113.9' };
    const open = await ask(own, {});
    for (let count = 0; count < 3; count += 1) {
      const answer = await ask(own, forged);
      expect([answer.statusCode, answer.body]).toEqual([200, open.body]);
    }
    expect((await ask(own, forged)).statusCode).toBe(429);
    own.test.clock.now += MINUTE;
    await own.test.portals.revoke(own);
    const revoked = await ask(own, forged);
    expect([revoked.statusCode, revoked.headers['headnote-refusal']]).toEqual([403, 'unknown-key']);
    await own.test.close();
  });

  it('gets nothing of a member: a token is not read', async () => {
    const headers = { origin: COLLEGE, ...(await partner.test.memberHeaders()) };
    const asMember = await partner.test.app.inject({ url: `${LATEST}&key=${partner.key}`, headers });
    expect(asMember.body).toBe((await ask(partner, { key: partner.key, origin: COLLEGE })).body);
    const mine = await partner.test.app.inject({
      url: `/api/partners/list?key=${partner.key}`,
      headers: { origin: COLLEGE },
    });
    expect([mine.statusCode, corsOf(mine)]).toEqual([401, []]);
  });
});

describe('M5: the quotas', () => {
  it('serve a thousand readers behind one address, and refuse by the key first', async () => {
    const own = await openPartner({ embedWithoutKey: { burst: 2, refillMs: 1000 } });
    const court = { key: own.key, origin: COLLEGE, address: '198.51.100.7' };
    const statuses = new Map<number, number>();
    for (let reader = 0; reader < 1000; reader += 1) {
      const { statusCode } = await ask(own, court);
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    }
    expect([...statuses]).toEqual([[200, 1000]]);
    for (let more = 0; more < 200; more += 1) await ask(own, { ...court, address: `198.51.101.${more}` });
    const refused = await ask(own, { ...court, address: '192.0.2.1' });
    expect(refused.statusCode).toBe(429);
    expect(refused.headers).toMatchObject({
      'retry-after': '1',
      'headnote-refusal': 'quota',
      'access-control-allow-origin': COLLEGE,
    });
    expect(refused.json()).toMatchObject({ code: 'busy', message: expect.stringContaining('this website') });
    // Another portal and the library itself are served at the same address.
    expect((await ask(own, { address: '198.51.100.7' })).statusCode).toBe(200);
    await own.test.close();
  });

  it('keep one address from using up a portal for long', async () => {
    const own = await openPartner({}, 60);
    const page = { key: own.key, origin: COLLEGE };
    // It goes on when it is refused.
    const askOften = async (address: string, times: number) => {
      let answered = 0;
      for (let asked = 0; asked < times; asked += 1)
        answered += (await ask(own, { ...page, address })).statusCode === 200 ? 1 : 0;
      return answered;
    };
    const flood = () => askOften('203.0.113.1', 100);
    expect(await flood()).toBe(60);
    own.test.clock.now += MINUTE;
    expect(await flood()).toBe(30);
    const byAddress = await ask(own, { ...page, address: '203.0.113.1' });
    expect(byAddress.json<{ message: string }>().message).toContain('this network');
    expect(await askOften('203.0.113.2', 30)).toBe(30);
    await own.test.close();
  });

  it('give one address no more for a second website of the same owner', async () => {
    const own = await openPartner({}, 5);
    const { portals } = own.test;
    const second = await portals.register(own.actor, { ...own.actor, name: 'Two', origins: [COLLEGE] });
    await portals.setQuota({ actor: { name: 'admin:a', userId: null }, portalId: second, perMinute: 5 });
    const keys = (await portals.list(own.actor)).map((portal) => portal.keys[0]?.key);
    const pages = keys.map((key) => ({ key, origin: COLLEGE }));
    const [one, two] = pages;
    for (let asked = 0; asked < 5; asked += 1) await ask(own, { ...one, address: '203.0.113.1' });
    const refused = await ask(own, { ...two, address: '203.0.113.1' });
    expect(refused.json<{ message: string }>().message).toContain('this network');
    expect((await ask(own, { ...two, address: '203.0.113.2' })).statusCode).toBe(200);
    await own.test.close();
  });

  it('limit an address without a key, by the network of an IPv6 address', async () => {
    const own = await openPartner({ embedWithoutKey: { burst: 2, refillMs: 2000 } });
    const from = (address: string) => ask(own, { address });
    expect([(await from('2001:db8::1')).statusCode, (await from('2001:db8::2')).statusCode]).toEqual([200, 200]);
    const refused = await from('2001:db8::3');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '2']);
    expect((await from('2001:db8:0:1::1')).statusCode).toBe(200);
    await own.test.close();
  });
});

describe('the usage of a portal', () => {
  it('counts answers and refusals, and an old key says until when it works', async () => {
    const own = await openPartner({}, 2);
    const page = { key: own.key, origin: COLLEGE };
    await ask(own, { ...page, more: '&v=1.2.3' });
    await ask(own, { ...page, origin: 'https://evil.example' });
    const { endsOn } = await own.test.portals.rotate(own);
    const old = await ask(own, page);
    expect([old.statusCode, old.headers['headnote-key-ends']]).toEqual([200, endsOn]);
    expect((await ask(own, page)).statusCode).toBe(429);
    expect(await own.test.portals.usage({ ...own, days: 1 })).toEqual([
      { day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), answered: 2, refused: 2 },
    ]);
    const [portal] = await own.test.portals.list(own.actor);
    expect(portal?.versions.map(({ version }) => version)).toEqual(['1.2.3']);
    const current = await ask(own, { ...page, key: portal?.keys[0]?.key });
    expect(current.headers['headnote-key-ends']).toBeUndefined();
    await own.test.close();
  });
});

describe('F16: markup and addresses in the values of a tag', () => {
  it.each(['"><script>alert(1)</script>', 'javascript:alert(1)', '//evil.example', '1.0.0\r\nset-cookie: a=b'])(
    'never come back: %j as version, theme and base',
    async (value) => {
      const hostile = encodeURIComponent(value);
      const more = `&v=${hostile}&theme=${hostile}&base=${hostile}&locale=${hostile}`;
      const answer = await ask(partner, { key: partner.key, origin: COLLEGE, more });
      expect(answer.body).toBe((await ask(partner, {})).body);
      expect(JSON.stringify(answer.headers)).not.toMatch(/script|javascript|evil|cookie/);
      await partner.test.portals.counter.flush();
      const [portal] = await partner.test.portals.list(partner.actor);
      expect(portal?.versions).toEqual([]);
    },
  );
});
