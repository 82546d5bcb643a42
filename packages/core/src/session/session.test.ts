import { describe, expect, it, vi } from 'vitest';
import { createCodec } from '../codec/index.js';
import {
  ContractError,
  NetworkError,
  NotSignedInError,
  RefusedError,
  ServerError,
  SessionEndedError,
} from '../errors/index.js';
import { createSession } from './index.js';
import { credentials, deferred, memoryStorage, setUp, START } from './session.fixtures.js';
import { jwt, tokenSet } from './tokens.fixtures.js';

const MINUTE = 60_000;
const codeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    (value) => ({ value }),
    (error: { code: string }) => error.code,
  );

describe('signing in and out', () => {
  it('stores token, user data and session id under the three names, the token encrypted', async () => {
    const codec = createCodec({ key: 'k' });
    const { transport } = setUp();
    const storage = memoryStorage();
    const session = createSession({ storage, transport, codec, channel: null, locks: null });
    await session.signIn(credentials);
    expect([...storage.values.keys()].sort()).toEqual(['sid', 'token', 'udata']);
    const stored = codec.decrypt(storage.values.get('token') ?? '');
    expect(stored.ok && JSON.parse(stored.value)).toMatchObject({ type: 'Bearer', refreshtoken: expect.any(String) });
    expect(JSON.parse(storage.values.get('udata') ?? '')).toMatchObject({ username: 'demo', daysremaining: 3 });
    expect(storage.values.get('sid')).toBe('s1');
  });

  it('shows at once who is signed in, in every tab, and again after a reload', async () => {
    const { openTab, user } = setUp();
    const [first, second] = [openTab(), openTab()];
    const told = vi.fn();
    second.subscribe(told);
    expect(first.getSnapshot()).toEqual({ status: 'signed-out' });
    await first.signIn(credentials);
    expect(first.getSnapshot()).toEqual({ status: 'signed-in', user });
    expect(second.getSnapshot()).toEqual({ status: 'signed-in', user });
    expect(openTab().getSnapshot()).toEqual({ status: 'signed-in', user });
    expect(told).toHaveBeenCalledTimes(1);
    expect(first.getSnapshot()).toBe(first.getSnapshot());
  });

  it('leaves nothing of a sign-in that was refused', async () => {
    const { openTab, transport, storage } = setUp();
    transport.signIn.mockRejectedValueOnce(new RefusedError('Wrong user name or password.'));
    const session = openTab();
    await expect(session.signIn(credentials)).rejects.toThrow('Wrong user name or password.');
    expect(storage.values.size).toBe(0);
    expect(session.getSnapshot().status).toBe('signed-out');
  });

  it('refuses a token that cannot be decoded', async () => {
    const { openTab, transport, storage, user } = setUp();
    const token = { type: 'Bearer', token: 'not.a.token', refreshToken: 'r' };
    transport.signIn.mockResolvedValueOnce({ token, user, sessionId: '' });
    expect(await codeOf(openTab().signIn(credentials))).toBe('network');
    expect(storage.values.size).toBe(0);
  });

  it('signs out here and in the other tabs before the server is asked', async () => {
    const { openTab, transport, storage } = setUp();
    const [first, second] = [openTab(), openTab()];
    await first.signIn(credentials);
    const answer = deferred<unknown>();
    transport.signOut.mockReturnValueOnce(answer.promise);
    const done = first.signOut();
    expect(storage.values.size).toBe(0);
    expect(second.getSnapshot()).toEqual({ status: 'signed-out' });
    expect(await second.authorization()).toBeUndefined();
    answer.resolve(true);
    expect(await done).toBe(true);
    expect(transport.signOut).toHaveBeenCalledWith({ refreshToken: expect.stringContaining('.'), userId: '7' });
  });

  it('keeps a reader no longer than three seconds, and asks the server again', async () => {
    vi.useFakeTimers();
    try {
      const { openTab, transport } = setUp();
      const session = openTab();
      await session.signIn(credentials);
      transport.signOut.mockRejectedValue(new NetworkError());
      const done = session.signOut();
      await vi.advanceTimersByTimeAsync(3000);
      expect(await done).toBe(false);
      transport.signOut.mockResolvedValue(true);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(transport.signOut).toHaveBeenCalledTimes(4);
      await vi.advanceTimersByTimeAsync(600_000);
      expect(transport.signOut).toHaveBeenCalledTimes(4);
    } finally {
      vi.useRealTimers();
    }
  });

  it('does not ask again when the server refused, nor when the page has let go', async () => {
    const { openTab, transport } = setUp();
    const session = openTab();
    await session.signIn(credentials);
    transport.signOut.mockRejectedValueOnce(new RefusedError());
    expect(await session.signOut()).toBe(false);
    expect(transport.signOut).toHaveBeenCalledTimes(1);
    session.dispose();
    session.dispose();
  });

  it('lets a sign-out win over a sign-in that is still under way', async () => {
    const { openTab, transport, storage, nextTokens, user } = setUp();
    const session = openTab();
    const answer = deferred<Awaited<ReturnType<typeof transport.signIn>>>();
    transport.signIn.mockReturnValueOnce(answer.promise);
    const signIn = codeOf(session.signIn(credentials));
    await session.signOut();
    answer.resolve({ token: nextTokens(), user, sessionId: 's' });
    expect(await signIn).toBe('session-ended');
    expect(storage.values.size).toBe(0);
    expect(transport.signOut).toHaveBeenCalledTimes(1);
  });
});

describe('the authorization of a request', () => {
  it('is none for a visitor, and that of the token for a member', async () => {
    const { openTab, transport } = setUp();
    const session = openTab();
    expect(await session.authorization()).toBeUndefined();
    const { token } = await session.signIn(credentials);
    expect(await session.authorization()).toBe(`Bearer ${token.token}`);
    expect(transport.newTicket).not.toHaveBeenCalled();
  });

  it('is renewed once for 500 requests that ask together, and all go on with the new one', async () => {
    const { openTab, transport, clock } = setUp();
    const session = openTab();
    const { token } = await session.signIn(credentials);
    clock.time += 10 * MINUTE;
    const answers = await Promise.all(Array.from({ length: 500 }, () => session.authorization()));
    expect(transport.newTicket).toHaveBeenCalledExactlyOnceWith({ refreshToken: token.refreshToken });
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).not.toBe(`Bearer ${token.token}`);
  });

  it('is renewed within the offset before its end, not earlier', async () => {
    const { openTab, transport, clock } = setUp();
    const session = openTab();
    await session.signIn(credentials);
    clock.time = START + 10 * MINUTE - 31_000;
    await session.authorization();
    expect(transport.newTicket).not.toHaveBeenCalled();
    clock.time += 2000;
    await session.authorization();
    expect(transport.newTicket).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['locks', undefined],
    ['locks that throw', { request: () => Promise.reject(new Error('not here')) }],
  ])('is renewed once over five tabs with %s, or at most once a tab', async (_, locks) => {
    const { openTab, transport, clock } = setUp(locks ? { locks } : {});
    const tabs = Array.from({ length: 5 }, openTab);
    await tabs[0]?.signIn(credentials);
    clock.time += 10 * MINUTE;
    const answers = await Promise.all(tabs.flatMap((tab) => Array.from({ length: 20 }, () => tab.authorization())));
    expect(transport.newTicket.mock.calls.length).toBeLessThanOrEqual(locks ? 5 : 1);
    expect(answers.every((answer) => answer?.startsWith('Bearer '))).toBe(true);
    expect(tabs.every((tab) => tab.getSnapshot().status === 'signed-in')).toBe(true);
  });

  it('is renewed once over five tabs by a lease in storage, where there are no locks', async () => {
    const { openTab, transport, clock, storage } = setUp({ locks: null });
    const tabs = Array.from({ length: 5 }, openTab);
    await tabs[0]?.signIn(credentials);
    clock.time += 10 * MINUTE;
    await Promise.all(tabs.map((tab) => tab.authorization()));
    expect(transport.newTicket).toHaveBeenCalledTimes(1);
    expect([...storage.values.keys()].sort()).toEqual(['sid', 'token', 'udata']);
  });

  it('waits for a lock no longer than five seconds', async () => {
    vi.useFakeTimers();
    try {
      const frozen = {
        request: (_name: string, { signal }: { signal: AbortSignal }) =>
          new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(new Error('waited')))),
      };
      const { openTab, transport, clock } = setUp({ locks: frozen });
      const session = openTab();
      await session.signIn(credentials);
      clock.time += 10 * MINUTE;
      const answer = session.authorization();
      await vi.advanceTimersByTimeAsync(5000);
      expect(await answer).toMatch(/^Bearer /);
      expect(transport.newTicket).toHaveBeenCalledTimes(1);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a renewal that fails', () => {
  it.each([
    ['the network is down', new NetworkError(), 'network'],
    ['the server has a problem', new ServerError(), 'server'],
    ['the answer is no answer', new ContractError('account.newTicket', 'outdata', 'missing'), 'network'],
    ['something unexpected happens', new TypeError('x'), 'network'],
  ])('keeps the session when %s, and lets the callers try again', async (_, problem, code) => {
    const { openTab, transport, clock, storage } = setUp();
    const session = openTab();
    await session.signIn(credentials);
    const before = storage.values.get('token');
    clock.time += 10 * MINUTE;
    const { newTicket } = transport;
    const works = newTicket.getMockImplementation();
    newTicket.mockRejectedValue(problem);
    expect(await Promise.all([codeOf(session.authorization()), codeOf(session.authorization())])).toEqual([code, code]);
    expect(storage.values.get('token')).toBe(before);
    expect(session.getSnapshot().status).toBe('signed-in');
    newTicket.mockImplementation(works ?? (() => Promise.reject(new Error('no transport'))));
    clock.time += MINUTE;
    expect(await session.authorization()).toMatch(/^Bearer /);
  });

  it.each([
    ['the flag is false', new RefusedError('ended')],
    ['the refresh token is refused', new NotSignedInError()],
  ])('ends the session once when %s', async (_, problem) => {
    const { openTab, transport, clock, storage } = setUp();
    const [session, other] = [openTab(), openTab()];
    await session.signIn(credentials);
    const told = vi.fn();
    session.subscribe(told);
    clock.time += 10 * MINUTE;
    transport.newTicket.mockRejectedValue(problem);
    const codes = await Promise.all(Array.from({ length: 20 }, () => codeOf(session.authorization())));
    expect(new Set(codes)).toEqual(new Set(['session-ended']));
    expect(transport.newTicket).toHaveBeenCalledTimes(1);
    expect(told).toHaveBeenCalledTimes(1);
    expect(storage.values.size).toBe(0);
    expect(other.getSnapshot().status).toBe('signed-out');
    expect(await session.authorization()).toBeUndefined();
  });

  it('is followed by a pause of a minute that grows to five', async () => {
    const { openTab, transport, clock } = setUp();
    const session = openTab();
    await session.signIn(credentials);
    clock.time += 10 * MINUTE;
    transport.newTicket.mockRejectedValue(new NetworkError());
    const until = clock.time + 10 * MINUTE;
    for (; clock.time < until; clock.time += 1000) await codeOf(session.authorization());
    expect(transport.newTicket.mock.calls.length).toBeLessThanOrEqual(10);
    transport.newTicket.mockResolvedValueOnce(tokenSet(clock.time + 5 * MINUTE, 600));
    clock.time += 5 * MINUTE;
    expect(await session.authorization()).toMatch(/^Bearer /);
  });

  it('does not stop requests while the token still holds', async () => {
    const { openTab, transport, clock } = setUp();
    const session = openTab();
    const { token } = await session.signIn(credentials);
    clock.time = START + 10 * MINUTE - 10_000;
    transport.newTicket.mockRejectedValue(new ServerError());
    expect(await session.authorization()).toBe(`Bearer ${token.token}`);
    expect(await session.authorization()).toBe(`Bearer ${token.token}`);
    expect(transport.newTicket).toHaveBeenCalledTimes(1);
  });

  it('leaves the sign-in form usable', async () => {
    const { openTab, transport, clock } = setUp();
    const session = openTab();
    await session.signIn(credentials);
    clock.time += 10 * MINUTE;
    transport.newTicket.mockRejectedValue(new NetworkError());
    await codeOf(session.authorization());
    await session.signIn(credentials);
    expect(await session.authorization()).toMatch(/^Bearer /);
  });

  it.each([
    ['expired', (now: number) => tokenSet(now - 20 * MINUTE, 600)],
    ['unreadable', () => ({ type: 'Bearer', token: 'x', refreshToken: 'y' })],
    ['without an expiry', () => ({ type: 'Bearer', token: jwt({ nameid: '7' }), refreshToken: 'y' })],
    ['of nobody', (now: number) => ({ ...tokenSet(now, 600), token: jwt({ exp: now / 1000 + 600 }) })],
  ])('stores nothing when the new token is %s', async (_, make) => {
    const { openTab, transport, clock, storage } = setUp();
    const session = openTab();
    await session.signIn(credentials);
    const before = storage.values.get('token');
    clock.time += 10 * MINUTE;
    transport.newTicket.mockImplementationOnce(() => Promise.resolve(make(clock.time)));
    expect(await codeOf(session.authorization())).toBe('network');
    expect(storage.values.get('token')).toBe(before);
  });

  it("ends the session when the new token is somebody else's", async () => {
    const { openTab, transport, clock, storage } = setUp();
    const session = openTab();
    await session.signIn(credentials);
    clock.time += 10 * MINUTE;
    transport.newTicket.mockResolvedValueOnce(tokenSet(clock.time, 600, { user: '8' }));
    await expect(session.authorization()).rejects.toThrow(SessionEndedError);
    expect(storage.values.size).toBe(0);
  });

  it('is not even tried when the refresh token has expired or cannot be read', async () => {
    const { openTab, transport, clock, storage } = setUp();
    const session = openTab();
    await session.signIn(credentials);
    clock.time += 31 * 24 * 60 * MINUTE;
    await expect(session.authorization()).rejects.toThrow(SessionEndedError);
    storage.setItem('token', JSON.stringify({ type: 'Bearer', token: 'a.b.c', refreshtoken: 'opaque' }));
    await expect(session.authorization()).rejects.toThrow(SessionEndedError);
    expect(transport.newTicket).not.toHaveBeenCalled();
    expect(storage.values.size).toBe(0);
  });
});

describe('a sign-out during a renewal', () => {
  it('wins: the late token is not stored, in this tab or another', async () => {
    for (const which of [0, 1] as const) {
      const { openTab, transport, clock, storage, nextTokens } = setUp();
      const tabs = [openTab(), openTab()] as const;
      await tabs[0].signIn(credentials);
      clock.time += 10 * MINUTE;
      const answer = deferred<Awaited<ReturnType<typeof transport.newTicket>>>();
      transport.newTicket.mockReturnValueOnce(answer.promise);
      const waiting = codeOf(tabs[0].authorization());
      await vi.waitFor(() => expect(transport.newTicket).toHaveBeenCalled());
      await tabs[which].signOut();
      answer.resolve(nextTokens());
      expect(await waiting).toBe('session-ended');
      expect(storage.values.size).toBe(0);
      expect(tabs[0].getSnapshot().status).toBe('signed-out');
    }
  });

  it('and a sign-in of somebody else: the new session stays, the old request does not go out under it', async () => {
    const { openTab, transport, clock, storage, nextTokens, user } = setUp();
    const session = openTab();
    await session.signIn(credentials);
    clock.time += 10 * MINUTE;
    const answer = deferred<Awaited<ReturnType<typeof transport.newTicket>>>();
    transport.newTicket.mockReturnValueOnce(answer.promise);
    const waiting = codeOf(session.authorization());
    await vi.waitFor(() => expect(transport.newTicket).toHaveBeenCalled());
    const token = tokenSet(clock.time, 600, { user: '8', id: 'other' });
    transport.signIn.mockResolvedValueOnce({ token, user: { ...user, userId: '8' }, sessionId: 's2' });
    await session.signIn(credentials);
    const stored = storage.values.get('token');
    answer.resolve(nextTokens());
    expect(await waiting).toBe('session-ended');
    expect(storage.values.get('token')).toBe(stored);
    expect(await session.authorization()).toBe(`Bearer ${token.token}`);
  });
});

describe('a 401 to an unexpired token', () => {
  it('leads to one renewal for all who met it, and to none when that token is refused too', async () => {
    const { openTab, transport } = setUp();
    const session = openTab();
    const { token } = await session.signIn(credentials);
    const rejected = `Bearer ${token.token}`;
    const renewed = await Promise.all(Array.from({ length: 50 }, () => session.renewAuthorization(rejected)));
    expect(transport.newTicket).toHaveBeenCalledTimes(1);
    expect(new Set(renewed).size).toBe(1);
    expect(renewed[0]).not.toBe(rejected);
    expect(await session.renewAuthorization(rejected)).toBe(renewed[0]);
    expect(await session.renewAuthorization(renewed[0] ?? '')).toBeUndefined();
    expect(transport.newTicket).toHaveBeenCalledTimes(1);
  });

  it('is nothing to a visitor', async () => {
    expect(await setUp().openTab().renewAuthorization('Bearer x')).toBeUndefined();
  });
});

describe('clocks', () => {
  it.each([60_000, 600_000, 3_600_000, 86_400_000, -60_000, -3_600_000, -86_400_000])(
    'that are wrong by %i ms cost at most one more renewal',
    async (error) => {
      const { transport, storage, clock } = setUp();
      const device = { now: () => clock.time + error };
      const open = (): ReturnType<typeof createSession> =>
        createSession({ storage, transport, clock: device, locks: null, channel: null, offsetSeconds: 30 });
      await open().signIn(credentials);
      const session = open();
      for (let request = 0; request < 20; request += 1) {
        clock.time += 1000;
        expect(await session.authorization()).toMatch(/^Bearer /);
      }
      expect(transport.newTicket.mock.calls.length).toBeLessThanOrEqual(1);
    },
  );

  it('do not lead to a renewal before each request when a token lives shorter than the offset', async () => {
    const { openTab, transport, clock, user } = setUp();
    const token = tokenSet(clock.time, 20);
    transport.signIn.mockResolvedValueOnce({ token, user, sessionId: '' });
    const session = openTab();
    await session.signIn(credentials);
    for (let request = 0; request < 9; request += 1) {
      clock.time += 1000;
      await session.authorization();
    }
    expect(transport.newTicket).not.toHaveBeenCalled();
  });
});

describe('storage', () => {
  it.each([
    ['missing', null],
    ['undefined', undefined],
    [
      'forbidden',
      () => {
        throw new DOMException('denied', 'SecurityError');
      },
    ],
    [
      'full',
      {
        getItem: () => null,
        setItem: () => {
          throw new DOMException('full', 'QuotaExceededError');
        },
        removeItem: () => undefined,
      },
    ],
  ])('that is %s costs persistence only', async (_, storage) => {
    const { transport, clock } = setUp();
    const session = createSession({ storage, transport, clock, locks: null, channel: null });
    await session.signIn(credentials);
    expect(session.getSnapshot().status).toBe('signed-in');
    clock.time += 10 * MINUTE;
    expect(await session.authorization()).toMatch(/^Bearer /);
    await session.signOut();
    expect(await session.authorization()).toBeUndefined();
  });

  it('that becomes full keeps no token that has been replaced', async () => {
    const { storage, transport, clock } = setUp();
    const session = createSession({ storage, transport, clock, locks: null, channel: null });
    await session.signIn(credentials);
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    clock.time += 10 * MINUTE;
    const renewed = await session.authorization();
    expect(await session.authorization()).toBe(renewed);
    expect(storage.values.has('token')).toBe(false);
  });

  it.each([
    '',
    'nonsense',
    '<html>',
    'null',
    '[]',
    '{}',
    '{"type":"Bearer","token":5}',
    '{"token":"a.b.c"}',
    'x'.repeat(2_000_000),
  ])('with a damaged token counts as nobody signed in: %s', async (text) => {
    const { openTab, storage, transport } = setUp();
    storage.setItem('token', text.slice(0, 2_000_000));
    storage.setItem('udata', '{"userid":');
    const session = openTab();
    expect(session.getSnapshot()).toEqual({ status: 'signed-out' });
    expect(await session.authorization()).toBeUndefined();
    expect(transport.newTicket).not.toHaveBeenCalled();
  });

  it.each([
    ['one segment', 'abc'],
    ['five segments', 'a.b.c.d.e'],
    ['no JSON', 'a.b.c'],
    ['no expiry', jwt({ nameid: '7' })],
    ['an expiry as text', jwt({ nameid: '7', exp: '1999999999' })],
    ['a negative expiry', jwt({ nameid: '7', exp: -5 })],
    ['an endless expiry', jwt({ nameid: '7', exp: 1e20 })],
  ])('with an access token of %s is renewed', async (_, token) => {
    const { openTab, storage, transport, clock } = setUp();
    const { refreshToken } = tokenSet(clock.time, 600);
    storage.setItem('token', JSON.stringify({ type: 'Bearer', token, refreshtoken: refreshToken }));
    expect(await openTab().authorization()).toMatch(/^Bearer ey/);
    expect(transport.newTicket).toHaveBeenCalledTimes(1);
  });

  it('with the user id in the long claim is read like one with the short', async () => {
    const { openTab, transport, user, storage, clock } = setUp();
    const long = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/nameidentifier';
    const { refreshToken } = tokenSet(clock.time, 600);
    const token = { type: 'Bearer', token: jwt({ [long]: '7', exp: clock.time / 1000 + 600 }), refreshToken };
    transport.signIn.mockResolvedValueOnce({ token, user, sessionId: 's' });
    const session = openTab();
    await session.signIn(credentials);
    clock.time += 10 * MINUTE;
    expect(await session.authorization()).toMatch(/^Bearer /);
    expect(storage.values.has('token')).toBe(true);
  });
});

describe('listeners', () => {
  it('may call the session back, and one that fails disturbs nobody', async () => {
    const { openTab } = setUp();
    const session = openTab();
    const seen: string[] = [];
    const reported = vi.fn();
    vi.stubGlobal('queueMicrotask', reported);
    session.subscribe(() => {
      throw new Error('a fault of the view');
    });
    session.subscribe(() => {
      seen.push(session.getSnapshot().status);
      if (session.getSnapshot().status === 'signed-in') void session.signOut();
    });
    await session.signIn(credentials);
    expect(seen).toEqual(['signed-in', 'signed-out']);
    expect(reported).toHaveBeenCalledTimes(2);
    vi.unstubAllGlobals();
  });

  it('are left alone after they leave, and when nothing changed', async () => {
    const { openTab } = setUp();
    const session = openTab();
    const told = vi.fn();
    const leave = session.subscribe(told);
    await session.signIn(credentials);
    await session.authorization();
    leave();
    await session.signOut();
    expect(told).toHaveBeenCalledTimes(1);
  });
});
