import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUsers } from '../accounts/users.js';
import { openTestLibrary, type TestLibrary } from '../test-library.fixtures.js';
import type { PortalActor } from './portal-record.js';
import { createPortals, type Portals } from './portals.js';

const DAY = 24 * 60 * 60 * 1000;
const START = Date.UTC(2026, 10, 23, 6);

let library: TestLibrary;
let portals: Portals;
let owner: PortalActor & { readonly userId: number };
let thief: PortalActor & { readonly userId: number };
let now = START;
const operator: PortalActor = { name: 'admin:root', userId: null };

beforeAll(async () => {
  library = await openTestLibrary();
  portals = createPortals({ db: library.store.db, now: () => now });
  const users = createUsers(library.store.db);
  const member = async (username: string) => {
    const userId = await users.create({
      username,
      passwordHash: 'x',
      firstName: 'Asha',
      lastName: 'Rao',
      subscription: { planId: 27, startsAt: 0, endsAt: 1 },
    });
    if (userId === undefined) throw new Error('the name is taken');
    return { name: `member:${userId}`, userId };
  };
  [owner, thief] = [await member('owner'), await member('thief')];
});
afterAll(() => library.close());

async function register(origins: readonly string[] = ['https://www.college.example']) {
  const portalId = await portals.register(owner, { userId: owner.userId, name: ' Law College ', origins });
  const portal = async () => (await portals.list(owner)).find(({ id }) => id === portalId);
  const key = (await portal())?.keys[0]?.key ?? '';
  return { portalId, key, portal, of: { actor: owner, portalId } };
}

describe('a portal', () => {
  it('has one key at first, and its origins in the form that browsers send', async () => {
    const { portal, key } = await register([
      'HTTPS://College.example/',
      'https://college.example:443',
      'http://x.example',
    ]);
    expect(key).toMatch(/^pk_[\w-]{22}$/);
    expect(await portal()).toMatchObject({
      name: 'Law College',
      createdOn: '2026-11-23',
      origins: ['http://x.example', 'https://college.example'],
      keys: [{ key, endsAt: '', isEnded: false, lastUsedOn: null }],
    });
    expect([...((await portals.find(key))?.origins ?? [])].toSorted()).toEqual([
      'http://x.example',
      'https://college.example',
    ]);
  });

  it('has defaults for its widgets, which reach every page with its key', async () => {
    const { key, of, portal } = await register();
    expect((await portal())?.defaults).toEqual({});
    await portals.saveDefaults({ ...of, defaults: { theme: 'dark', limit: '5' } });
    expect((await portals.find(key))?.defaults).toEqual({ theme: 'dark', limit: '5' });
    await expect(portals.saveDefaults({ ...of, defaults: { minBlock: '9' } })).rejects.toMatchObject({
      code: 'refused',
    });
    await expect(portals.saveDefaults({ ...of, actor: thief, defaults: {} })).rejects.toMatchObject({
      code: 'not-found',
    });
    expect((await portal())?.defaults).toEqual({ theme: 'dark', limit: '5' });
  });

  it('works also before it has an origin', async () => {
    const { key } = await register([]);
    expect((await portals.find(key))?.origins.size).toBe(0);
  });

  it.each(['https://college.example/path', '*', 'null', 'college.example'])('refuses the origin %j', async (origin) => {
    await expect(register([origin])).rejects.toMatchObject({
      code: 'refused',
      message: expect.stringContaining(origin),
    });
  });

  it('keeps the old key for 14 days after a rotation, and says so', async () => {
    const { key, of, portal } = await register();
    const { key: next, endsOn } = await portals.rotate(of);
    expect(endsOn).toBe('2026-12-07');
    expect((await portal())?.keys.map((one) => one.key)).toEqual([next, key]);
    expect(await portals.find(key)).toMatchObject({ endsAt: START + 14 * DAY });
    expect(await portals.find(next)).toMatchObject({ endsAt: null });
    now += 14 * DAY;
    expect(await portals.find(key)).toBeUndefined();
    expect((await portals.find(next))?.portalId).toBe(of.portalId);
    now = START;
  });

  it('is one of at most 20, also if more are registered at once', async () => {
    const many = Array.from({ length: 30 }, (_, at) =>
      portals.register(thief, { userId: thief.userId, name: `Portal ${at}`, origins: [] }).catch(String),
    );
    const answers = await Promise.all(many);
    expect(answers.filter((answer) => answer.includes('the most that are possible'))).toHaveLength(10);
    const own = await portals.list(thief);
    expect(own).toHaveLength(20);
    for (const { id } of own) await portals.remove({ actor: thief, portalId: id });
  });

  it('has one current key after two rotations at once, and at most five that work', async () => {
    const { of, portal } = await register();
    await Promise.all([portals.rotate(of), portals.rotate(of)]);
    expect((await portal())?.keys.filter(({ endsAt }) => endsAt === '')).toHaveLength(1);
    await portals.rotate(of);
    await portals.rotate(of);
    await expect(portals.rotate(of)).rejects.toMatchObject({
      code: 'refused',
      message: expect.stringContaining('Revoke'),
    });
  });

  it('loses a revoked key at once, and gets a new one by a rotation', async () => {
    const { key, of, portal } = await register();
    await portals.revoke({ ...of, key });
    expect(await portals.find(key)).toBeUndefined();
    expect(await portal()).toMatchObject({ keys: [{ key, isEnded: true }] });
    await expect(portals.revoke({ ...of, key })).rejects.toMatchObject({ code: 'not-found' });
    const { key: next } = await portals.rotate(of);
    expect((await portals.find(next))?.key).toBe(next);
  });

  it('is in the audit log with each act', async () => {
    const { key, of } = await register();
    await portals.saveOrigins({ ...of, origins: ['https://b.example'] });
    await portals.rotate(of);
    await portals.revoke({ ...of, key });
    await portals.setQuota({ actor: operator, portalId: of.portalId, perMinute: 60 });
    await portals.remove(of);
    const rows = await library.store.db
      .selectFrom('audit_log')
      .select(['actor', 'act', 'user_id'])
      .where('details', 'like', `portal ${of.portalId}%`)
      .execute();
    expect(rows.map(({ act }) => act).toSorted()).toEqual([
      'portal-key-revoked',
      'portal-key-rotated',
      'portal-origins-changed',
      'portal-quota-changed',
      'portal-registered',
      'portal-removed',
    ]);
    expect(new Set(rows.map(({ actor }) => actor))).toEqual(new Set([owner.name, 'admin:root']));
    expect(new Set(rows.map(({ user_id }) => user_id))).toEqual(new Set([owner.userId]));
  });

  it('F8: may be framed by its origins only, and by nobody with an unknown key', async () => {
    const { key } = await register(['https://a.example', 'https://b.example:8443']);
    expect(await portals.frameAncestors(key)).toBe(
      "'self' http://localhost:* http://127.0.0.1:* https://a.example https://b.example:8443",
    );
    for (const unknown of ['pk_0123456789abcdefghijkl', 'x', "pk_'; script-src *"])
      expect(await portals.frameAncestors(unknown)).toBe("'none'");
    expect(await portals.frameAncestors('')).not.toContain('example');
  });
});

describe('I2: the portal of another member', () => {
  it('answers every act as one that does not exist, and stays as it is', async () => {
    const { portalId, key, portal } = await register();
    const before = await portal();
    for (const id of [portalId, 'nobody-has-this']) {
      const of = { actor: thief, portalId: id };
      for (const act of [
        () => portals.saveOrigins({ ...of, origins: ['https://evil.example'] }),
        () => portals.rotate(of),
        () => portals.revoke({ ...of, key }),
        () => portals.remove(of),
        () => portals.usage({ ...of, days: 7 }),
      ])
        await expect(act()).rejects.toMatchObject({ code: 'not-found', message: 'There is no such portal.' });
    }
    expect(await portals.list(thief)).toEqual([]);
    expect(await portal()).toEqual(before);
  });

  it('does not lend its key: a key is revoked only through its own portal', async () => {
    const [mine, other] = [await register(), await register()];
    await expect(portals.revoke({ ...mine.of, key: other.key })).rejects.toMatchObject({ code: 'not-found' });
    expect((await portals.find(other.key))?.portalId).toBe(other.portalId);
  });
});

describe('the usage', () => {
  const use = (portalId: string, key: string, more: object = {}) =>
    portals.counter.count({ portalId, key, isRefused: false, ...more });

  it('is counted by day in India, also over several flushes', async () => {
    const { portalId, key, of, portal } = await register();
    use(portalId, key, { version: '1.4.2' });
    use(portalId, key, { version: '1.10.0' });
    use(portalId, key, { isRefused: true, version: '9.9.9' });
    await portals.counter.flush();
    use(portalId, key);
    now = Date.UTC(2026, 10, 23, 18, 30);
    use(portalId, key);
    expect(await portals.usage({ ...of, days: 3 })).toEqual([
      { day: '2026-11-22', answered: 0, refused: 0 },
      { day: '2026-11-23', answered: 3, refused: 1 },
      { day: '2026-11-24', answered: 1, refused: 0 },
    ]);
    expect(await portal()).toMatchObject({
      keys: [{ lastUsedOn: '2026-11-24' }],
      versions: [
        { version: '1.10.0', seenOn: '2026-11-23' },
        { version: '1.4.2', seenOn: '2026-11-23' },
      ],
    });
    now = START;
  });

  it('keeps at most ten versions of a portal, and none that is not a version', async () => {
    const { portalId, key, portal } = await register();
    for (const version of ['<b>', '1', ['1.0.0'], '1.0.0; x', '99999.1.1']) use(portalId, key, { version });
    for (let round = 0; round < 3; round += 1) {
      for (let index = 0; index < 20; index += 1) use(portalId, key, { version: `1.${round}.${index}` });
      await portals.counter.flush();
    }
    const versions = (await portal())?.versions.map(({ version }) => version) ?? [];
    expect(versions).toHaveLength(10);
    expect(versions.every((version) => /^1\.\d\.\d+$/.test(version))).toBe(true);
  });

  it('is not lost if the database cannot store it, and not written twice', async () => {
    const { portalId, key, of } = await register();
    let isFull = true;
    const failing: KyselyPlugin = {
      transformQuery: ({ node }) => {
        if (isFull) throw new Error('disk full');
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const flaky = createPortals({ db: library.store.db.withPlugin(failing), now: () => now });
    const count = () => flaky.counter.count({ portalId, key, isRefused: false, version: '1.0.0' });
    count();
    await expect(flaky.counter.flush()).rejects.toThrow('disk full');
    count();
    await expect(flaky.counter.flush()).rejects.toThrow('disk full');
    isFull = false;
    await Promise.all([flaky.counter.flush(), flaky.counter.flush()]);
    expect(await portals.usage({ ...of, days: 1 })).toEqual([{ day: '2026-11-23', answered: 2, refused: 0 }]);
  });

  it('never fails a read: neither where nothing can be written, nor in a read-only library', async () => {
    const { portalId, key, of } = await register();
    const refuses: KyselyPlugin = {
      transformQuery: ({ node }) => {
        if (node.kind !== 'SelectQueryNode') throw new Error('attempt to write a readonly database');
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const db = library.store.db.withPlugin(refuses);
    for (const readOnly of [false, true]) {
      const locked = createPortals({ db, now: () => now, readOnly });
      locked.counter.count({ portalId, key, isRefused: false });
      expect((await locked.list(owner)).map(({ id }) => id)).toContain(portalId);
      expect(await locked.usage({ ...of, days: 1 })).toEqual([{ day: '2026-11-23', answered: 0, refused: 0 }]);
      const flushed = locked.counter.flush();
      if (readOnly) await expect(flushed).resolves.toBeUndefined();
      else await expect(flushed).rejects.toThrow('readonly');
    }
  });

  it('is in the list of portals at once', async () => {
    const { portalId, key, portal } = await register();
    use(portalId, key, { version: '1.2.3' });
    expect(await portal()).toMatchObject({
      keys: [{ lastUsedOn: '2026-11-23' }],
      versions: [{ version: '1.2.3', seenOn: '2026-11-23' }],
    });
  });

  it('of a portal that was removed meanwhile is dropped', async () => {
    const { portalId, key, of } = await register();
    use(portalId, key);
    await portals.remove(of);
    await portals.counter.flush();
    const rows = await library.store.db
      .selectFrom('partner_usage')
      .selectAll()
      .where('portal_id', '=', portalId)
      .execute();
    expect(rows).toEqual([]);
  });

  it('and ended keys are deleted after more than a year', async () => {
    const { portalId, key, of, portal } = await register();
    use(portalId, key);
    await portals.rotate(of);
    await portals.counter.flush();
    now += 430 * DAY;
    await portals.purge();
    expect((await portal())?.keys.map((one) => one.key)).not.toContain(key);
    now = START;
    expect(await portals.usage({ ...of, days: 1 })).toEqual([{ day: '2026-11-23', answered: 0, refused: 0 }]);
  });
});
