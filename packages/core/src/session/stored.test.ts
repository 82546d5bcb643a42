import { describe, expect, it, vi } from 'vitest';
import { createCodec } from '../codec/index.js';
import { createSession, type StorageLike, type StorageSource } from './index.js';
import { createSafeStorage } from './storage-adapter.js';
import { credentials, memoryStorage, noLocks, setUp, START } from './session.fixtures.js';
import { jwt, tokenSet } from './tokens.fixtures.js';

const MINUTE = 60_000;

const denied = (): never => {
  throw new DOMException('denied', 'SecurityError');
};
const full = (): never => {
  throw new DOMException('full', 'QuotaExceededError');
};

/** One tab with this storage and locks that are always granted. */
function open(storage: StorageSource) {
  const set = setUp();
  const onLost = vi.fn();
  const session = createSession({
    storage,
    transport: set.transport,
    clock: set.clock,
    locks: noLocks,
    channel: null,
    tabStorage: null,
    onStorageLost: onLost,
  });
  return { ...set, session, onLost };
}

describe('B13: storage', () => {
  const sources: readonly [string, StorageSource][] = [
    ['missing', null],
    ['undefined', undefined],
    ['forbidden at the first access', denied],
    ['forbidden at each access', { getItem: denied, setItem: denied, removeItem: denied }],
    ['full', { getItem: () => null, setItem: full, removeItem: () => undefined }],
    ['full, and forbids removing', { getItem: () => null, setItem: full, removeItem: denied }],
  ];
  it.each(sources)('B13: that is %s only loses persistence, with one warning', async (_, storage) => {
    const { session, onLost, clock } = open(storage);
    await session.signIn(credentials);
    expect(session.getSnapshot()).toMatchObject({ status: 'signed-in', user: { username: 'demo' } });
    clock.time += 10 * MINUTE;
    expect(await session.authorization()).toMatch(/^Bearer /);
    expect(await session.signOut()).toBe(true);
    expect(await session.authorization()).toBeUndefined();
    expect(session.getSnapshot()).toEqual({ status: 'signed-out' });
    expect(onLost).toHaveBeenCalledTimes(1);
  });

  it('B13: that works causes no warning', async () => {
    const { session, onLost, storage } = setUpWorking();
    await session.signIn(credentials);
    expect(storage.values.size).toBe(3);
    await session.signOut();
    expect(storage.values.size).toBe(0);
    expect(onLost).not.toHaveBeenCalled();
  });

  function setUpWorking() {
    const storage = memoryStorage();
    return { ...open(storage), storage };
  }

  it('B13: that becomes forbidden during a session leaves the session unchanged', async () => {
    const { session, storage, onLost, clock } = setUpWorking();
    await session.signIn(credentials);
    const sent = await session.authorization();
    session.getSnapshot();
    Object.assign(storage, { getItem: denied, setItem: denied, removeItem: denied });
    expect(await session.authorization()).toBe(sent);
    clock.time += 10 * MINUTE;
    const renewed = await session.authorization();
    expect(renewed).not.toBe(sent);
    expect(await session.authorization()).toBe(renewed);
    await session.signOut();
    expect(await session.authorization()).toBeUndefined();
    expect(onLost).toHaveBeenCalledTimes(1);
  });

  it('B13: that becomes full does not keep a replaced token', async () => {
    const { session, storage, clock } = setUpWorking();
    await session.signIn(credentials);
    storage.setItem = full;
    clock.time += 10 * MINUTE;
    const renewed = await session.authorization();
    expect(await session.authorization()).toBe(renewed);
    expect(storage.values.has('token')).toBe(false);
  });

  it('B13: that is full only for the token does not keep the user’s name', async () => {
    for (const full_ of ['at sign-in', 'at a renewal'] as const) {
      const { session, storage, clock, onLost } = setUpWorking();
      if (full_ === 'at a renewal') await session.signIn(credentials);
      storage.setItem = (key, value) => (key === 'token' ? full() : void storage.values.set(key, value));
      if (full_ === 'at sign-in') await session.signIn(credentials);
      clock.time += 10 * MINUTE;
      expect(await session.authorization()).toMatch(/^Bearer /);
      expect(storage.values.size).toBe(0);
      expect(session.getSnapshot()).toMatchObject({ status: 'signed-in', user: { username: 'demo' } });
      expect(open(storage).session.getSnapshot()).toEqual({ status: 'signed-out' });
      await session.signOut();
      expect(session.getSnapshot()).toEqual({ status: 'signed-out' });
      expect(onLost).toHaveBeenCalledTimes(1);
    }
  });

  it('B13: works even if onStorageLost throws, and the error is reported', async () => {
    const { transport, clock } = setUp();
    const reported = vi.spyOn(globalThis, 'queueMicrotask').mockImplementation(() => undefined);
    const fault = new Error('in the site');
    const onStorageLost = vi.fn(() => {
      throw fault;
    });
    const common = { transport, clock, locks: noLocks, channel: null, tabStorage: null, onStorageLost } as const;
    const session = createSession({ ...common, storage: null });
    await session.signIn(credentials);
    expect(session.getSnapshot().status).toBe('signed-in');
    expect(onStorageLost).toHaveBeenCalledTimes(1);
    expect(reported.mock.calls[0]?.[0]).toThrow(fault);
    reported.mockRestore();
  });

  it('B13: that is full only for the lease does not affect the tabs', async () => {
    const { openTab, storage, clock, transport } = setUp({ locks: null });
    const tabs = [openTab(), openTab()] as const;
    await tabs[0].signIn(credentials);
    storage.setItem = (key, value) => (key.startsWith('token-') ? full() : void storage.values.set(key, value));
    clock.time += 10 * MINUTE;
    const sent = await Promise.all(tabs.map((tab) => tab.authorization()));
    expect(transport.newTicket.mock.calls.length).toBeLessThanOrEqual(2);
    expect(sent.every((header) => header?.startsWith('Bearer '))).toBe(true);
    expect(storage.values.has('token')).toBe(true);
    for (const tab of tabs) expect(tab.getSnapshot().status).toBe('signed-in');
  });

  it('B13: that was cleared by another program signs out, notifies the view, and accepts the next sign-in', async () => {
    const { session, storage } = setUpWorking();
    await session.signIn(credentials);
    const listener = vi.fn();
    session.subscribe(listener);
    storage.values.clear();
    expect(await session.authorization()).toBeUndefined();
    expect(listener).toHaveBeenCalledTimes(1);
    expect(session.getSnapshot()).toEqual({ status: 'signed-out' });
    await session.signIn(credentials);
    expect(session.getSnapshot().status).toBe('signed-in');
  });

  it('B13: without the user data still keeps the session', async () => {
    const { session, storage } = setUpWorking();
    await session.signIn(credentials);
    storage.values.delete('udata');
    expect(await session.authorization()).toMatch(/^Bearer /);
    expect(open(storage).session.getSnapshot()).toEqual({ status: 'signed-in' });
  });

  it('B13: that cannot be written never mixes its value with that of another tab', () => {
    const backing: StorageLike & { values: Map<string, string> } = memoryStorage();
    const storage = createSafeStorage(backing);
    backing.setItem = full;
    storage.setItem('token', 'mine');
    backing.setItem = (key, value) => void backing.values.set(key, value);
    backing.setItem('token', 'of another tab');
    expect(storage.getItem('token')).toBe('mine');
    storage.setItem('token', 'mine, renewed');
    storage.removeItem('token');
    expect(storage.getItem('token')).toBeNull();
    expect(backing.getItem('token')).toBe('of another tab');
  });

  it('B13: that cannot remove a value does not return it again', () => {
    const storage = createSafeStorage({ getItem: () => 'old', setItem: () => undefined, removeItem: denied });
    storage.removeItem('token');
    expect(storage.getItem('token')).toBeNull();
  });
});

describe('B14: a stored token', () => {
  const codec = createCodec({ key: 'the key of today' });
  const LIVING = tokenSet(START, 600).token;
  const living = (more: object): string =>
    JSON.stringify({ type: 'Bearer', token: LIVING, refreshtoken: tokenSet(START, 600).refreshToken, ...more });
  const tokenText = JSON.stringify({ type: 'Bearer', token: 'a.b.c', refreshtoken: 'd.e.f' });
  const junk: readonly [string, string][] = [
    ['empty', ' '],
    ['bad JSON', '{"type":"Bearer",'],
    ['not JSON', 'nonsense'],
    ['HTML', '<!doctype html><html></html>'],
    ['null', 'null'],
    ['a list', '[]'],
    ['an empty object', '{}'],
    ['an object with a prototype', '{"__proto__":{"token":"a.b.c","refreshtoken":"d.e.f"}}'],
    ['of the wrong type', '{"type":"Bearer","token":true,"refreshtoken":{}}'],
    ['without a refresh token', '{"token":"a.b.c"}'],
    ['2 MB', 'x'.repeat(2_000_000)],
    ['2 MB of JSON', JSON.stringify({ token: 'x'.repeat(2_000_000), refreshtoken: 'y' })],
    ['encrypted with an old key', createCodec({ key: 'the key of yesterday' }).encrypt(tokenText)],
    ['truncated', codec.encrypt(tokenText).slice(0, -7)],
    ['invalid in a header, in its first part', living({ token: `\u092e.${LIVING.split('.')[1]}.c` })],
    ['invalid in a header, in its last part', living({ token: `${LIVING}\n` })],
    ['preceded by a space', living({ token: ` ${LIVING}` })],
    ['of a type with a line break', living({ type: 'Bearer\r\nx-evil: 1' })],
    ['of a type in another script', living({ type: '\u092e' })],
    ['of a type of two words', living({ type: 'Bearer x' })],
  ];
  it.each(junk)('B14: that is %s is removed with all other data of the session', async (_, text) => {
    const { transport, clock } = setUp();
    const storage = memoryStorage();
    storage.setItem('token', text);
    storage.setItem('udata', '{"userid":"7"}');
    storage.setItem('sid', 's');
    const session = createSession({
      storage,
      transport,
      clock,
      codec,
      locks: noLocks,
      channel: null,
      tabStorage: null,
    });
    expect(session.getSnapshot()).toEqual({ status: 'signed-out' });
    expect(await session.authorization()).toBeUndefined();
    expect(await session.renewAuthorization('Bearer x')).toBeUndefined();
    expect(await session.signOut()).toBe(true);
    expect(transport.newTicket).not.toHaveBeenCalled();
    expect(transport.signOut).not.toHaveBeenCalled();
    expect(storage.values.size).toBe(0);
    await session.signIn(credentials);
    expect(session.getSnapshot().status).toBe('signed-in');
  });

  it.each([{}, { type: '' }, { type: 5 }, { type: 'MAC' }])('B14: that is valid is read: %j', async (more) => {
    const { openTab, storage } = setUp();
    storage.setItem('token', living(more));
    const type = 'type' in more ? more.type || 'Bearer' : 'Bearer';
    expect(await openTab().authorization()).toBe(`${type} ${LIVING}`);
  });

  const segment = (text: string): string => Buffer.from(text).toString('base64url');
  const payload = (claims: unknown): string => `a.${segment(JSON.stringify(claims))}.c`;
  const unreadable: readonly [string, string][] = [
    ['one segment', 'abc'],
    ['two segments', 'a.b'],
    ['four segments', `${payload({ nameid: '7', exp: 2e9 })}.d`],
    ['five segments', 'a.b.c.d.e'],
    ['an empty payload', 'a..c'],
    ['invalid base64', 'a.%%%.c'],
    ['invalid JSON', `a.${segment('{')}.c`],
    ['null', payload(null)],
    ['a number', payload(5)],
    ['a list', payload([])],
    ['no expiry', payload({ nameid: '7' })],
    ['an expiry as text', payload({ nameid: '7', exp: '1999999999' })],
    ['a negative expiry', payload({ nameid: '7', exp: -5 })],
    ['an expiry of 0', payload({ nameid: '7', exp: 0 })],
    ['an expiry too large for a date', payload({ nameid: '7', exp: 1e20 })],
    ['a payload of 10,000 characters', payload({ nameid: '7', exp: 2e9, more: 'x'.repeat(10_000) })],
  ];
  it.each(unreadable)('B14: whose access token has %s counts as expired and is renewed', async (_, token) => {
    const { openTab, storage, transport, clock } = setUp();
    const { refreshToken } = tokenSet(clock.time, 600);
    storage.setItem('token', JSON.stringify({ type: 'Bearer', token, refreshtoken: refreshToken }));
    expect(await openTab().authorization()).toMatch(/^Bearer ey/);
    expect(transport.newTicket).toHaveBeenCalledTimes(1);
  });

  it.each(unreadable)('B14: whose two tokens have %s ends its session', async (_, token) => {
    const { openTab, storage, transport } = setUp();
    storage.setItem('token', JSON.stringify({ type: 'Bearer', token, refreshtoken: token }));
    const session = openTab();
    expect(session.getSnapshot()).toEqual({ status: 'signed-out' });
    await expect(session.authorization()).rejects.toMatchObject({ code: 'session-ended' });
    expect(storage.values.size).toBe(0);
    expect(transport.newTicket).not.toHaveBeenCalled();
  });

  it.each([
    ['missing', {}],
    ['an object', { nameid: {} }],
    ['empty', { nameid: '' }],
  ])('B14: whose user id is %s is refused at sign-in', async (_, more) => {
    const { openTab, transport, storage, clock, user } = setUp();
    const token = { ...tokenSet(clock.time, 600), token: jwt({ exp: clock.time / 1000 + 600, ...more }) };
    transport.signIn.mockResolvedValueOnce({ token, user, sessionId: '' });
    await expect(openTab().signIn(credentials)).rejects.toThrow('cannot be used');
    expect(storage.values.size).toBe(0);
  });

  const unusable: readonly [string, (now: number) => Partial<ReturnType<typeof tokenSet>>][] = [
    ['that has expired', (now) => ({ token: jwt({ nameid: '7', exp: now / 1000 }) })],
    ['with an opaque refresh token', () => ({ refreshToken: '8f14e45f' })],
    ['with an unreadable refresh token', () => ({ refreshToken: 'a.b.c' })],
    ['with a refresh token without an expiry', () => ({ refreshToken: jwt({ jti: 'r' }) })],
    ['with an expired refresh token', (now) => ({ refreshToken: jwt({ exp: now / 1000 }) })],
  ];
  it.each(unusable)('B7: %s is refused at sign-in, and the previous session stays', async (_, make) => {
    const { openTab, transport, storage, clock, user } = setUp();
    const session = openTab();
    await session.signIn(credentials);
    const before = [...storage.values];
    const token = { ...tokenSet(clock.time, 600), ...make(clock.time) };
    transport.signIn.mockResolvedValueOnce({ token, user, sessionId: 's2' });
    await expect(session.signIn(credentials)).rejects.toThrow('cannot be used');
    expect([...storage.values]).toEqual(before);
    expect(await session.authorization()).toMatch(/^Bearer /);
  });

  it("B7: of another user than the answer's user data is refused at sign-in", async () => {
    const { openTab, transport, storage, clock, user } = setUp();
    transport.signIn.mockResolvedValueOnce({ token: tokenSet(clock.time, 600, { user: '99' }), user, sessionId: 's' });
    const session = openTab();
    await expect(session.signIn(credentials)).rejects.toThrow('The service sent the session of another user.');
    expect(storage.values.size).toBe(0);
    expect(session.getSnapshot()).toEqual({ status: 'signed-out' });
  });

  it('B14: with user data of another user shows no name, and requests use the token’s user', async () => {
    const { openTab, storage, transport } = setUp();
    const session = openTab();
    await session.signIn(credentials);
    storage.setItem('udata', '{"userid":"666","username":"mallory"}');
    expect(openTab().getSnapshot()).toEqual({ status: 'signed-in' });
    // A message from another tab.
    await openTab().signIn(credentials);
    expect(session.getSnapshot()).toMatchObject({ user: { userId: '7' } });
    storage.setItem('udata', '{"userid":"666","username":"mallory"}');
    await session.signOut();
    expect(transport.signOut).toHaveBeenCalledWith({ refreshToken: expect.any(String), userId: '7' });
  });

  it.each([
    ['nameid', { nameid: 7 }],
    ['the long claim', { 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/nameidentifier': '7' }],
    [
      'the long claim, which takes precedence over the short one',
      {
        'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/nameidentifier': '7',
        nameid: '8',
      },
    ],
  ])('B14: contains its user as %s', async (_, more) => {
    const { openTab, transport, clock, user } = setUp();
    const token = { ...tokenSet(clock.time, 600), token: jwt({ exp: clock.time / 1000 + 600, ...more }) };
    transport.signIn.mockResolvedValueOnce({ token, user, sessionId: '' });
    const session = openTab();
    await session.signIn(credentials);
    await session.signOut();
    expect(transport.signOut).toHaveBeenCalledWith({ refreshToken: token.refreshToken, userId: '7' });
  });

  it('B14: counts as signed in while its refresh token is valid, also for the view of a new page', async () => {
    const { openTab, clock } = setUp();
    await openTab().signIn(credentials);
    clock.time += 11 * MINUTE;
    expect(openTab().getSnapshot().status).toBe('signed-in');
  });

  it('B14: is read in URL-safe base64', async () => {
    // Bytes encoded with the 63rd and 64th characters of the alphabet.
    for (const name of ['ÿÿÿÿ', '>>>>>', '?????']) {
      const { openTab, transport, clock, user } = setUp();
      const token = { ...tokenSet(clock.time, 600), token: jwt({ exp: clock.time / 1000 + 600, nameid: name }) };
      transport.signIn.mockResolvedValueOnce({ token, user: { ...user, userId: name }, sessionId: '' });
      const session = openTab();
      await session.signIn(credentials);
      await session.signOut();
      expect(transport.signOut).toHaveBeenCalledWith({ refreshToken: token.refreshToken, userId: name });
    }
    expect([jwt({ nameid: '>>>>>' }), jwt({ nameid: '?????' })].join()).toMatch(/-.*_|_.*-/);
  });

  it('B14: may contain a name in any script', async () => {
    const { openTab, transport, clock, user } = setUp();
    const token = { ...tokenSet(clock.time, 600), token: jwt({ nameid: 'मीरा-ÿ', exp: clock.time / 1000 + 600 }) };
    transport.signIn.mockResolvedValueOnce({ token, user: { ...user, userId: 'मीरा-ÿ' }, sessionId: '' });
    const session = openTab();
    await session.signIn(credentials);
    await session.signOut();
    expect(transport.signOut).toHaveBeenCalledWith({ refreshToken: token.refreshToken, userId: 'मीरा-ÿ' });
  });

  it.each(['', 'null', '{', '[]', '[{"userid":""}]', '{"userid":{}}', '"x"'])(
    'B14: with damaged user data keeps the user signed in, without a name: %s',
    async (text) => {
      const { openTab, storage } = setUp();
      await openTab().signIn(credentials);
      storage.setItem('udata', text);
      expect(openTab().getSnapshot()).toEqual({ status: 'signed-in' });
    },
  );
});

describe('B20: two versions of the site on one origin', () => {
  const codec = createCodec({ key: 'k' });
  /** The newer version encrypts the token. The older one stores plain JSON with more fields. */
  function versions() {
    const { transport, clock } = setUp();
    const storage = memoryStorage();
    const common = { storage, transport, clock, locks: noLocks, channel: null, tabStorage: null } as const;
    const older = () => createSession(common);
    const newer = () => createSession({ ...common, codec });
    return { transport, clock, storage, older, newer };
  }

  it('B20: the newer version reads the token of the older one, and renews it in a format that the older one reads', async () => {
    const { storage, older, newer, clock } = versions();
    await older().signIn(credentials);
    const stored = JSON.parse(storage.values.get('token') ?? '') as object;
    storage.setItem('token', JSON.stringify({ ...stored, device: 'd1' }));
    const session = newer();
    expect(session.getSnapshot()).toMatchObject({ status: 'signed-in', user: { username: 'demo' } });
    clock.time += 10 * MINUTE;
    const renewed = await session.authorization();
    expect(JSON.parse(storage.values.get('token') ?? '')).toMatchObject({ device: 'd1', type: 'Bearer' });
    const old = older();
    expect(await old.authorization()).toBe(renewed);
    expect(old.getSnapshot().status).toBe('signed-in');
    expect([...storage.values.keys()].sort()).toEqual(['sid', 'token', 'udata']);
  });

  it('B20: the newer version keeps unknown fields in its own format', async () => {
    const { storage, newer, clock } = versions();
    const session = newer();
    await session.signIn(credentials);
    const opened = codec.decrypt(storage.values.get('token') ?? '');
    const wire = opened.ok ? (JSON.parse(opened.value) as object) : {};
    storage.setItem('token', codec.encrypt(JSON.stringify({ ...wire, device: 'd1' })));
    clock.time += 10 * MINUTE;
    await session.authorization();
    const again = codec.decrypt(storage.values.get('token') ?? '');
    expect(again.ok && JSON.parse(again.value)).toMatchObject({ device: 'd1' });
  });

  it('B20: user data in the older list format, or with further fields, are read and not changed', async () => {
    const { storage, newer, older, clock } = versions();
    await older().signIn(credentials);
    const udata = '[{"userid":"7","username":"demo","daysremaining":"12","mobile":"98"}]';
    storage.setItem('udata', udata);
    const session = newer();
    expect(session.getSnapshot()).toMatchObject({ user: { userId: '7', daysRemaining: 12 } });
    clock.time += 10 * MINUTE;
    await session.authorization();
    expect(storage.values.get('udata')).toBe(udata);
    expect(storage.values.get('sid')).toBe('s1');
    session.setDaysRemaining(365);
    expect(session.getSnapshot()).toMatchObject({ user: { username: 'demo', daysRemaining: 365 } });
    expect(JSON.parse(storage.values.get('udata') ?? '')).toEqual([
      { userid: '7', username: 'demo', daysremaining: 365, mobile: '98' },
    ]);
  });

  it('the days that remain are for the member who is signed in, in all tabs', async () => {
    const { storage, openTab } = setUp();
    const [tab, other] = [openTab(), openTab()];
    tab.setDaysRemaining(365);
    expect(storage.values.get('udata')).toBeUndefined();
    await tab.signIn(credentials);
    tab.setDaysRemaining(365);
    expect(other.getSnapshot()).toMatchObject({ user: { daysRemaining: 365 } });
  });

  it('B20: a sign-in removes all data of the previous user', async () => {
    const { storage, older, newer } = versions();
    await older().signIn(credentials);
    const stored = JSON.parse(storage.values.get('token') ?? '') as object;
    storage.setItem('token', JSON.stringify({ ...stored, device: 'd1' }));
    await newer().signIn(credentials);
    const opened = codec.decrypt(storage.values.get('token') ?? '');
    expect(opened.ok && Object.keys(JSON.parse(opened.value) as object)).toEqual(['type', 'token', 'refreshtoken']);
  });
});
