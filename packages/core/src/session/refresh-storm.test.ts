import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NetworkError } from '../errors/index.js';
import { rotatingServer } from './rotating-server.fixtures.js';
import { codeOf, credentials, fairLocks, frozenLocks, noLocks, setUp, useFakeTime } from './session.fixtures.js';
import type { LocksLike } from './index.js';

const MINUTE = 60_000;
const TABS = 5;

/** Five tabs whose token has expired, and a service that counts renewals. */
async function stormTabs(locks: LocksLike | null) {
  const set = setUp({ locks });
  const { transport, clock, openTab, user } = set;
  const service = rotatingServer(clock);
  transport.signIn.mockImplementation(() => Promise.resolve({ token: service.signIn('7'), user, sessionId: 's' }));
  transport.newTicket.mockImplementation(async ({ refreshToken }) => service.newTicket(refreshToken, '7'));
  const tabs = Array.from({ length: TABS }, openTab);
  const { token } = (await tabs[0]?.signIn(credentials)) ?? {};
  clock.time += 10 * MINUTE;
  const ask = (calls: number): Promise<string | undefined>[] =>
    Array.from({ length: calls }, (_, call) => tabs[call % TABS]?.authorization() ?? Promise.resolve(undefined));
  return { ...set, service, tabs, ask, before: `Bearer ${token?.token}` };
}

beforeEach(useFakeTime);
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('simultaneous requests with an expired token', () => {
  it.each([50, 500, 1000])('B1: %i of one tab cause one renewal and use the new token', async (calls) => {
    const { tabs, transport, before } = await stormTabs(fairLocks());
    const sent = await Promise.all(Array.from({ length: calls }, () => tabs[0]?.authorization()));
    expect(transport.newTicket).toHaveBeenCalledTimes(1);
    expect(new Set(sent).size).toBe(1);
    expect(sent[0]).not.toBe(before);
  });

  const kinds: readonly [string, LocksLike | null, number][] = [
    ['Web Locks', fairLocks(), 1],
    ['a lease in storage', null, 1],
    ['locks that refuse', { request: () => Promise.reject(new DOMException('no', 'SecurityError')) }, 1],
    [
      'locks that throw',
      {
        request: () => {
          throw new TypeError('not here');
        },
      },
      1,
    ],
    ['locks that are always granted', noLocks, TABS],
    ['locks of a frozen tab', frozenLocks, TABS],
  ];
  it.each(kinds)('B2: 1,000 in five tabs with %s share one renewal where possible', async (_, locks, renewals) => {
    const { ask, transport, before, tabs, service } = await stormTabs(locks);
    transport.newTicket.mockImplementation(async ({ refreshToken }) => {
      await new Promise((resolve) => setTimeout(resolve, 200));
      return service.newTicket(refreshToken, '7');
    });
    const work = Promise.all(ask(1000));
    await vi.advanceTimersByTimeAsync(6000);
    const sent = await work;
    expect(transport.newTicket).toHaveBeenCalledTimes(renewals);
    expect(new Set(sent).size).toBe(1);
    expect(sent[0]).not.toBe(before);
    expect(service.reused).toBe(0);
    for (const tab of tabs) expect(tab.getSnapshot().status).toBe('signed-in');
  });

  it('B2: control: without lock and lease there is more than one renewal', async () => {
    const { ask, transport } = await stormTabs(noLocks);
    await Promise.all(ask(1000));
    expect(transport.newTicket.mock.calls.length).toBe(TABS);
  });

  it('B3: wait at most five seconds for the lock of a frozen tab', async () => {
    const { tabs, transport } = await stormTabs(frozenLocks);
    const answer = codeOf(tabs[0]?.authorization() ?? Promise.reject(new Error()));
    await vi.advanceTimersByTimeAsync(4999);
    expect(transport.newTicket).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toEqual({ value: expect.stringMatching(/^Bearer /) });
  });

  it('B3: wait at most five seconds for the lease of a closed tab', async () => {
    const { tabs, storage } = await stormTabs(null);
    storage.setItem('token-lease', `0.5:${Date.now() + 5000}`);
    const answer = codeOf(tabs[0]?.authorization() ?? Promise.reject(new Error()));
    await vi.advanceTimersByTimeAsync(5100);
    expect(await answer).toEqual({ value: expect.stringMatching(/^Bearer /) });
  });

  it.each(['0.5:99999999999999', 'junk', '0.5:', '::', '0.5:Infinity'])(
    'B3: do not wait for an invalid lease: %s',
    async (lease) => {
      const { tabs, storage, transport } = await stormTabs(null);
      storage.setItem('token-lease', lease);
      const answer = codeOf(tabs[0]?.authorization() ?? Promise.reject(new Error()));
      await vi.advanceTimersByTimeAsync(60);
      expect(transport.newTicket).toHaveBeenCalledTimes(1);
      await answer;
    },
  );

  it('B3: use the token that another tab stored while they waited for its lock', async () => {
    const { tabs, transport, storage, nextTokens } = await stormTabs(frozenLocks);
    const answer = codeOf(tabs[0]?.authorization() ?? Promise.reject(new Error()));
    await vi.advanceTimersByTimeAsync(1000);
    const { token, refreshToken } = nextTokens();
    storage.setItem('token', JSON.stringify({ type: 'Bearer', token, refreshtoken: refreshToken }));
    await vi.advanceTimersByTimeAsync(4000);
    expect(await answer).toEqual({ value: `Bearer ${token}` });
    expect(transport.newTicket).not.toHaveBeenCalled();
  });

  it('B3: continue when the lock is stolen during the renewal, without a second renewal', async () => {
    let steal: (error: unknown) => void = () => undefined;
    const stolen: LocksLike = {
      request: (_name, _options, callback) =>
        new Promise((_resolve, reject) => {
          void callback();
          steal = reject;
        }),
    };
    const { tabs, transport } = await stormTabs(stolen);
    const answer = codeOf(tabs[0]?.authorization() ?? Promise.reject(new Error()));
    steal(new DOMException('stolen', 'AbortError'));
    expect(await answer).toEqual({ value: expect.stringMatching(/^Bearer /) });
    expect(transport.newTicket).toHaveBeenCalledTimes(1);
  });

  it('B3: are not blocked by a session that was disposed while it had the lock (StrictMode, hot reload)', async () => {
    const { tabs, transport } = await stormTabs(fairLocks());
    const orphan = codeOf(tabs[0]?.authorization() ?? Promise.reject(new Error()));
    tabs[0]?.dispose();
    expect(await tabs[1]?.authorization()).toMatch(/^Bearer /);
    expect(await orphan).toEqual({ value: expect.stringMatching(/^Bearer /) });
    expect(transport.newTicket).toHaveBeenCalledTimes(1);
  });
});

describe('a renewal whose answer was lost', () => {
  it('B4: is requested again at once, within the grace period, and returns the same token', async () => {
    const { tabs, transport, service } = await stormTabs(fairLocks());
    const works = transport.newTicket.getMockImplementation();
    let successor = '';
    transport.newTicket.mockImplementationOnce(async (input) => {
      successor = (await works?.(input))?.token ?? '';
      throw new NetworkError();
    });
    expect(await tabs[0]?.authorization()).toBe(`Bearer ${successor}`);
    expect(transport.newTicket).toHaveBeenCalledTimes(2);
    expect(service.reused).toBe(0);
    expect(tabs[0]?.getSnapshot().status).toBe('signed-in');
  });

  it('B4: is retried within the grace period even with the longest waits', async () => {
    const { tabs, transport, clock, service } = await stormTabs(frozenLocks);
    const works = transport.newTicket.getMockImplementation();
    const started = Date.now();
    transport.newTicket.mockImplementation(async (input) => {
      clock.time += Date.now() - started;
      await works?.(input);
      return new Promise<never>(() => undefined);
    });
    const answer = codeOf(tabs[0]?.authorization() ?? Promise.reject(new Error()));
    await vi.advanceTimersByTimeAsync(29_000);
    expect(await answer).toBe('network');
    expect(transport.newTicket).toHaveBeenCalledTimes(2);
    expect(service.reused).toBe(0);
  });

  it('B4: is not retried after a sign-out', async () => {
    const { tabs, transport, storage } = await stormTabs(fairLocks());
    let lose: (error: unknown) => void = () => undefined;
    transport.newTicket.mockImplementationOnce(() => new Promise((_resolve, reject) => (lose = reject)));
    const answer = codeOf(tabs[0]?.authorization() ?? Promise.reject(new Error()));
    await vi.waitFor(() => expect(transport.newTicket).toHaveBeenCalled());
    await tabs[1]?.signOut();
    lose(new NetworkError());
    expect(await answer).toBe('session-ended');
    expect(transport.newTicket).toHaveBeenCalledTimes(1);
    expect(storage.values.size).toBe(0);
  });
});
