import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  BadQueryError,
  BusyError,
  ContractError,
  NetworkError,
  NotAllowedError,
  NotFoundError,
  NotSignedInError,
  RefusedError,
  ServerError,
  SessionEndedError,
  TimeoutError,
  TooLargeError,
} from '../errors/index.js';
import { codeOf, credentials, deferred, fairLocks, setUp, START, useFakeTime } from './session.fixtures.js';
import { jwt, tokenSet } from './tokens.fixtures.js';

const MINUTE = 60_000;

/** Tabs of one origin whose token has expired. */
async function expired(count = 1, options: Parameters<typeof setUp>[0] = {}) {
  const set = setUp(options);
  const tabs = Array.from({ length: count }, set.openTab);
  const [tab] = tabs;
  if (!tab) throw new Error('at least one tab is needed');
  await tab.signIn(credentials);
  set.clock.time += 10 * MINUTE;
  return { ...set, tabs, tab };
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a service that temporarily does not renew', () => {
  const faults: readonly [string, Error, string][] = [
    ['DNS fails, or the device is offline', new NetworkError(), 'network'],
    ['no answer comes in time', new TimeoutError(), 'timeout'],
    ['it is busy (429)', new BusyError(), 'busy'],
    ['it has a problem (5xx)', new ServerError(), 'server'],
    ['it answers with HTML', new ContractError('account.newTicket', '', 'it is not JSON'), 'network'],
    [
      'it answers with empty or truncated JSON',
      new ContractError('account.newTicket', 'outdata', 'missing'),
      'network',
    ],
    ['a proxy forbids it (403)', new NotAllowedError(), 'network'],
    ['a proxy does not find it (404)', new NotFoundError(), 'network'],
    ['a proxy refuses the request (400)', new BadQueryError(), 'network'],
    ['a proxy requires a sign-in (401)', new NotSignedInError(), 'network'],
    ['the service forbids it for this device (403)', new NotAllowedError(undefined, { fromService: true }), 'network'],
    ['the answer is too large', new TooLargeError(), 'network'],
    ['the transport has a bug', new TypeError('x is undefined'), 'network'],
  ];
  it.each(faults)('B5: leaves the session unchanged when %s', async (_, fault, code) => {
    const { tab, transport, storage, clock } = await expired();
    const stored = storage.values.get('token');
    const works = transport.newTicket.getMockImplementation();
    transport.newTicket.mockRejectedValue(fault);
    const codes = await Promise.all(Array.from({ length: 20 }, () => codeOf(tab.authorization())));
    expect(new Set(codes)).toEqual(new Set([code]));
    await expect(tab.authorization()).rejects.toMatchObject({ retryable: true });
    const sent = transport.newTicket.mock.calls.length;
    expect(sent).toBeLessThanOrEqual(2);
    expect(storage.values.get('token')).toBe(stored);
    expect(tab.getSnapshot().status).toBe('signed-in');
    clock.time += MINUTE - 1;
    await codeOf(tab.authorization());
    expect(transport.newTicket).toHaveBeenCalledTimes(sent);
    if (works) transport.newTicket.mockImplementation(works);
    clock.time += 1;
    expect(await tab.authorization()).toMatch(/^Bearer /);
  });

  it('B5: is called a second time at once only if the answer may be lost', async () => {
    for (const [fault, calls] of [
      [new NetworkError(), 2],
      [new TimeoutError(), 2],
      [new ContractError('a', '', 'b'), 2],
      [new ServerError(), 1],
      [new BusyError(), 1],
    ] as const) {
      const { tab, transport } = await expired();
      transport.newTicket.mockRejectedValue(fault);
      await codeOf(tab.authorization());
      expect(transport.newTicket).toHaveBeenCalledTimes(calls);
    }
  });

  it('B5: is the cause of the error, for logs', async () => {
    const { tab, transport } = await expired();
    const fault = new TypeError('x is undefined');
    transport.newTicket.mockRejectedValue(fault);
    await expect(tab.authorization()).rejects.toMatchObject({ code: 'network', cause: fault });
    const { tab: other, transport: refusing } = await expired();
    const refusal = new RefusedError('The session has ended.');
    refusing.newTicket.mockRejectedValue(refusal);
    await expect(other.authorization()).rejects.toMatchObject({ code: 'session-ended', cause: refusal });
  });

  it('B5: is not called, and no lock is requested, during a pause', async () => {
    const locks = fairLocks();
    const request = vi.spyOn(locks, 'request');
    const { tab, transport, clock } = await expired(1, { locks });
    transport.newTicket.mockRejectedValue(new ServerError());
    await codeOf(tab.authorization());
    for (let call = 0; call < 10; call += 1) await codeOf(tab.authorization());
    expect(request).toHaveBeenCalledTimes(1);
    clock.time += MINUTE;
    await codeOf(tab.authorization());
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('B5: that recovers ends the pause, and the next pause is short again', async () => {
    const { tab, transport, clock, storage } = await expired();
    transport.newTicket.mockRejectedValueOnce(new ServerError()).mockRejectedValueOnce(new ServerError());
    await codeOf(tab.authorization());
    clock.time += MINUTE;
    await codeOf(tab.authorization());
    expect(storage.values.get('token-pause')).toBe(`${clock.time}:120000`);
    clock.time += 2 * MINUTE;
    await tab.authorization();
    expect(storage.values.has('token-pause')).toBe(false);
  });

  it('B5: times out after twelve seconds per attempt, whatever the transport does', async () => {
    const { tab, transport } = await expired();
    useFakeTime();
    transport.newTicket.mockReturnValue(new Promise(() => undefined));
    const answer = codeOf(tab.authorization());
    await vi.advanceTimersByTimeAsync(23_999);
    expect(transport.newTicket).toHaveBeenCalledTimes(2);
    expect(vi.getTimerCount()).toBeGreaterThan(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toBe('network');
  });

  it('B8: does not stop requests while the token is valid', async () => {
    const { tab, transport, clock } = await expired();
    const fresh = await tab.authorization();
    clock.time += 9 * MINUTE + 40_000;
    transport.newTicket.mockRejectedValue(new NetworkError());
    const sent = transport.newTicket.mock.calls.length;
    expect(await tab.authorization()).toBe(fresh);
    expect(await tab.authorization()).toBe(fresh);
    expect(transport.newTicket.mock.calls.length - sent).toBe(2);
    clock.time += 20_000;
    expect(await codeOf(tab.authorization())).toBe('network');
  });
});

describe('a service that refuses to renew', () => {
  it('B6: ends a session whose token is still valid, if the early renewal is refused', async () => {
    const { tab, transport, clock, storage } = await expired();
    await tab.authorization();
    clock.time += 9 * MINUTE + 40_000;
    transport.newTicket.mockRejectedValue(new RefusedError());
    expect(await codeOf(tab.authorization())).toBe('session-ended');
    expect(storage.values.size).toBe(0);
  });

  it.each([
    ['the flag is false', new RefusedError('The session has ended.')],
    ['the refresh token is malformed (400)', new BadQueryError(undefined, { fromService: true })],
    ['the refresh token is refused (401)', new NotSignedInError(undefined, { fromService: true })],
    ['the session has ended', new SessionEndedError()],
  ])('B6: ends the session once when %s, and rejects each waiting request once', async (_, refusal) => {
    const { tabs, tab, transport, storage } = await expired(3);
    const listeners = tabs.map((each) => {
      const listener = vi.fn();
      each.subscribe(listener);
      return listener;
    });
    transport.newTicket.mockRejectedValue(refusal);
    const rejected = vi.fn();
    await Promise.all(Array.from({ length: 50 }, () => tab.authorization().catch(rejected)));
    expect(rejected).toHaveBeenCalledTimes(50);
    for (const [error] of rejected.mock.calls) expect(error).toMatchObject({ code: 'session-ended', retryable: false });
    expect(transport.newTicket).toHaveBeenCalledTimes(1);
    for (const listener of listeners) expect(listener).toHaveBeenCalledTimes(1);
    expect(storage.values.size).toBe(0);
    expect(await tab.authorization()).toBeUndefined();
  });

  const endsAt = (now: number): string => jwt({ jti: 'r', exp: now / 1000 });
  const answers: readonly [string, (now: number) => unknown][] = [
    ['missing', () => undefined],
    ['of the wrong type', () => 'token'],
    ['without a token', (now) => ({ ...tokenSet(now, 600), token: undefined })],
    ['expired', (now) => tokenSet(now - 20 * MINUTE, 600)],
    ['older than the one it replaces', (now) => tokenSet(now - 11 * MINUTE, 600)],
    [
      'expired before it was issued',
      (now) => ({
        ...tokenSet(now, 600),
        token: jwt({ nameid: '7', iat: now / 1000 + 100, exp: now / 1000 + 50 }),
      }),
    ],
    ['unreadable', () => ({ type: 'Bearer', token: 'x', refreshToken: 'y' })],
    ['without an expiry', () => ({ type: 'Bearer', token: jwt({ nameid: '7' }), refreshToken: 'y' })],
    ['without a user', (now) => ({ ...tokenSet(now, 600), token: jwt({ exp: now / 1000 + 600 }) })],
    ['valid, but without a refresh token', (now) => ({ ...tokenSet(now, 600), refreshToken: undefined })],
    ['valid, but with an opaque refresh token', (now) => ({ ...tokenSet(now, 600), refreshToken: '8f14e45f' })],
    ['valid, but with an unreadable refresh token', (now) => ({ ...tokenSet(now, 600), refreshToken: 'x.y.z' })],
    ['valid, but with an expired refresh token', (now) => ({ ...tokenSet(now, 600), refreshToken: endsAt(now) })],
  ];
  it.each(answers)('B7: stores nothing and keeps the session when the new token is %s', async (_, make) => {
    const { tab, transport, storage, clock } = await expired();
    const before = storage.values.get('token');
    transport.newTicket.mockImplementation(() => Promise.resolve(make(clock.time) as ReturnType<typeof tokenSet>));
    expect(await codeOf(tab.authorization())).toBe('network');
    expect(storage.values.get('token')).toBe(before);
    expect(tab.getSnapshot().status).toBe('signed-in');
  });

  it('B7: accepts a new token whose refresh token expires soon', async () => {
    const { tab, transport, clock } = await expired();
    transport.newTicket.mockResolvedValueOnce({
      ...tokenSet(clock.time, 600),
      refreshToken: endsAt(clock.time + 1000),
    });
    expect(await tab.authorization()).toMatch(/^Bearer /);
  });

  it('B7: ends the session with an error when the new token belongs to another user', async () => {
    const { tab, transport, storage, clock } = await expired();
    transport.newTicket.mockResolvedValueOnce(tokenSet(clock.time, 600, { user: '8' }));
    await expect(tab.authorization()).rejects.toThrow('The service sent the session of another user.');
    expect(storage.values.size).toBe(0);
  });

  it("B7: uses the stored user data to detect another user's token when the old token is unreadable", async () => {
    const { tab, transport, storage, clock } = await expired();
    const { refreshToken } = tokenSet(clock.time, 600);
    storage.setItem('token', JSON.stringify({ type: 'Bearer', token: 'a.b.c', refreshtoken: refreshToken }));
    transport.newTicket.mockResolvedValueOnce(tokenSet(clock.time, 600, { user: '8' }));
    expect(await codeOf(tab.authorization())).toBe('session-ended');
    expect(storage.values.size).toBe(0);
  });
});

describe('a 401', () => {
  it('B15: to an unexpired token causes one renewal; a second 401 is returned to the caller', async () => {
    const { tab, transport, clock } = await expired();
    clock.time = START;
    const rejected = (await tab.authorization()) ?? '';
    const renewed = await Promise.all(Array.from({ length: 50 }, () => tab.renewAuthorization(rejected)));
    expect(new Set(renewed).size).toBe(1);
    expect(transport.newTicket).toHaveBeenCalledTimes(1);
    for (let call = 0; call < 100; call += 1) {
      expect(await codeOf(tab.renewAuthorization(renewed[0] ?? ''))).toEqual({ value: undefined });
    }
    expect(transport.newTicket).toHaveBeenCalledTimes(1);
  });

  it('B15: never returns the rejected header when the renewal fails', async () => {
    const { tab, transport, clock } = await expired();
    clock.time = START;
    const rejected = (await tab.authorization()) ?? '';
    transport.newTicket.mockRejectedValue(new ServerError());
    expect(await codeOf(tab.renewAuthorization(rejected))).toBe('server');
    expect(tab.getSnapshot().status).toBe('signed-in');
  });

  it('B15: to every token does not make five tabs renew in turn', async () => {
    const { tabs, transport, clock } = await expired(5);
    clock.time = START;
    const until = clock.time + 5 * MINUTE;
    for (; clock.time < until; clock.time += 1000) {
      for (const tab of tabs) {
        const sent = await tab.authorization();
        const again = await tab.renewAuthorization(sent ?? '').catch(() => undefined);
        if (again !== undefined) await tab.renewAuthorization(again).catch(() => undefined);
      }
    }
    expect(transport.newTicket.mock.calls.length).toBeLessThanOrEqual(5);
  });

  it('B15: does not prevent the renewal of a token that expires within the pause', async () => {
    const { tab, transport, clock, storage } = await expired();
    transport.newTicket.mockImplementation(() => Promise.resolve(tokenSet(clock.time, 50, { id: String(clock.time) })));
    const sent = (await tab.authorization()) ?? '';
    const renewed = await tab.renewAuthorization(sent);
    clock.time += 51_000;
    const next = (await tab.authorization()) ?? '';
    expect(next).toMatch(/^Bearer /);
    expect(next).not.toBe(renewed);
    expect(transport.newTicket).toHaveBeenCalledTimes(3);
    // Renewed because it expired, not because it was rejected: the caller gets this 401 until the minute is over.
    expect(await tab.renewAuthorization(next)).toBeUndefined();
    clock.time += 9000;
    expect(await tab.renewAuthorization(next)).toMatch(/^Bearer /);
    expect(transport.newTicket).toHaveBeenCalledTimes(4);
    expect(storage.values.has('token-pause')).toBe(false);
  });

  it('B15: causes a renewal when another tab replaced the token by one that has expired as well', async () => {
    const { tabs, transport, clock } = await expired(2);
    clock.time = START;
    const rejected = (await tabs[0]?.authorization()) ?? '';
    const renewed = await tabs[0]?.renewAuthorization(rejected);
    clock.time += 10 * MINUTE;
    const next = await tabs[1]?.authorization();
    clock.time += 10 * MINUTE;
    expect(await tabs[0]?.renewAuthorization(renewed ?? '')).toMatch(/^Bearer /);
    expect(new Set([rejected, renewed, next]).size).toBe(3);
    expect(transport.newTicket).toHaveBeenCalledTimes(3);
  });

  it('B15: after a new sign-in causes a renewal again, whatever was rejected before', async () => {
    const { tab, transport, clock, storage } = await expired();
    clock.time = START;
    await tab.renewAuthorization((await tab.authorization()) ?? '');
    await tab.signIn(credentials);
    expect(await tab.renewAuthorization((await tab.authorization()) ?? '')).toMatch(/^Bearer /);
    expect(transport.newTicket).toHaveBeenCalledTimes(2);
    await tab.signOut();
    expect(storage.values.size).toBe(0);
  });

  it('B15: to the renewal itself ends the session without another renewal', async () => {
    const { tab, transport } = await expired();
    transport.newTicket.mockRejectedValue(new NotSignedInError(undefined, { fromService: true }));
    expect(await codeOf(tab.renewAuthorization((await codeOf(tab.authorization())) as string))).toEqual({
      value: undefined,
    });
    expect(transport.newTicket).toHaveBeenCalledTimes(1);
  });
});

describe('an outage', () => {
  /** Polls every five seconds in each tab for a time. Returns the number of renewals and the shortest time between rounds. */
  async function poll(minutes: number, fault: Error, pollers = 1) {
    const { tabs, transport, clock } = await expired(5);
    const times: number[] = [];
    transport.newTicket.mockImplementation(() => {
      times.push(clock.time);
      return Promise.reject(fault);
    });
    const until = clock.time + minutes * MINUTE;
    for (; clock.time < until; clock.time += 5000) {
      await Promise.all(tabs.flatMap((tab) => Array.from({ length: pollers }, () => codeOf(tab.authorization()))));
    }
    const rounds = [...new Set(times)];
    const gaps = rounds.slice(1).map((time, index) => time - (rounds[index] ?? 0));
    return { sent: times.length, gaps, tabs, transport, clock };
  }

  it.each([
    ['answers with errors', new ServerError(), 4],
    ['cannot be reached', new NetworkError(), 8],
  ])('B16: of ten minutes causes at most 12 renewals in five tabs when the service %s', async (_, fault, renewals) => {
    const { sent, gaps } = await poll(10, fault);
    expect(sent).toBe(renewals);
    expect(gaps).toEqual([60_000, 120_000, 240_000]);
  });

  it('B16: of half an hour with 20 polling components renews at most every five minutes, and recovers when it ends', async () => {
    const { sent, gaps, tabs, transport, clock } = await poll(30, new ServerError(), 4);
    expect(sent).toBe(8);
    expect(gaps.slice(3)).toEqual(gaps.slice(3).map(() => 300_000));
    for (const tab of tabs) expect(tab.getSnapshot().status).toBe('signed-in');
    transport.newTicket.mockImplementation(() => Promise.resolve(tokenSet(clock.time, 600, { id: 'back' })));
    clock.time += 5 * MINUTE;
    for (const tab of tabs) expect(await tab.authorization()).toMatch(/^Bearer /);
  });

  it('B16: control: a separate pause in each tab would renew more often', async () => {
    const { tabs, transport, clock, storage } = await expired(5);
    transport.newTicket.mockRejectedValue(new ServerError());
    const until = clock.time + 10 * MINUTE;
    for (; clock.time < until; clock.time += 1000) {
      for (const tab of tabs) {
        await codeOf(tab.authorization());
        storage.removeItem('token-pause');
      }
    }
    expect(transport.newTicket.mock.calls.length).toBeGreaterThan(12);
  });

  it('B16: does not block the sign-in form, and signing in ends the pause', async () => {
    const { tab, transport, storage } = await expired();
    const works = transport.newTicket.getMockImplementation();
    transport.newTicket.mockRejectedValue(new NetworkError());
    expect(await codeOf(tab.authorization())).toBe('network');
    expect(storage.values.has('token-pause')).toBe(true);
    const { token } = await tab.signIn(credentials);
    expect(await tab.authorization()).toBe(`Bearer ${token.token}`);
    if (works) transport.newTicket.mockImplementation(works);
    expect(await tab.renewAuthorization(`Bearer ${token.token}`)).toMatch(/^Bearer /);
  });

  it('B16: during a sign-in starts no pause; every press of the button is sent', async () => {
    const { tab, transport } = await expired();
    transport.signIn.mockRejectedValue(new NetworkError());
    for (let press = 0; press < 5; press += 1) expect(await codeOf(tab.signIn(credentials))).toBe('network');
    expect(transport.signIn).toHaveBeenCalledTimes(6);
    expect(tab.getSnapshot().status).toBe('signed-in');
  });

  it('B16: that ended long ago does not lengthen the next pause', async () => {
    const { tab, transport, clock, storage } = await expired();
    transport.newTicket.mockRejectedValue(new ServerError());
    storage.setItem('token-pause', `${clock.time - 11 * MINUTE}:300000`);
    await codeOf(tab.authorization());
    expect(storage.values.get('token-pause')).toBe(`${clock.time}:60000`);
  });

  it.each([
    ['from a clock far ahead', (now: number) => `${now + 86_400_000}:300000`],
    ['endless', (now: number) => `${now - 300_000}:1e99`],
    ['no numbers', () => 'x:y'],
    ['negative', (now: number) => `${now}:-5`],
    ['empty', () => ''],
  ])('B16: is not extended by a stored pause that is %s', async (_, text) => {
    const { tab, clock, storage } = await expired(1, { locks: fairLocks() });
    storage.setItem('token-pause', text(clock.time));
    expect(await tab.authorization()).toMatch(/^Bearer /);
  });

  it('B16: of ten minutes in which the service hangs causes six renewals per pause, because tabs wait 5 s for the lock', async () => {
    const { tabs, transport, clock } = await expired(5);
    useFakeTime();
    transport.newTicket.mockReturnValue(new Promise(() => undefined));
    for (let second = 0; second < 600; second += 5) {
      for (const tab of tabs) void codeOf(tab.authorization());
      clock.time += 5000;
      await vi.advanceTimersByTimeAsync(5000);
    }
    expect(transport.newTicket.mock.calls.length).toBeLessThanOrEqual(24);
  });

  it('B16: with a service that hangs makes no tab wait longer than its own renewal', async () => {
    const { tabs, transport } = await expired(5);
    useFakeTime();
    const hung = deferred<never>();
    transport.newTicket.mockReturnValue(hung.promise);
    const waiting = Promise.all(tabs.map((tab) => codeOf(tab.authorization())));
    await vi.advanceTimersByTimeAsync(29_000);
    expect(await waiting).toEqual(tabs.map(() => 'network'));
    expect(transport.newTicket.mock.calls.length).toBeLessThanOrEqual(6);
  });
});
