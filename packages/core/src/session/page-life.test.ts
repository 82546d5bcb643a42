import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '../client/index.js';
import { createCodec } from '../codec/index.js';
import { isHeadnoteError, NetworkError, RefusedError, ServerError } from '../errors/index.js';
import { createSession, type ChannelLike } from './index.js';
import { MAX_WAITING } from './refresher.js';
import {
  channelHub,
  codeOf,
  credentials,
  deferred,
  frozenLocks,
  memoryStorage,
  setUp,
  useFakeTime,
} from './session.fixtures.js';
import { openTabSignal } from './tab-signal.js';
import { tokenSet } from './tokens.fixtures.js';

const MINUTE = 60_000;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('B17: a listener', () => {
  it('B17: may request, renew, sign out and subscribe without a deadlock', async () => {
    const { openTab, clock, transport } = setUp();
    const session = openTab();
    const seen: string[] = [];
    const requests: Promise<unknown>[] = [];
    session.subscribe(() => {
      const { status } = session.getSnapshot();
      seen.push(status);
      requests.push(session.authorization(), codeOf(session.renewAuthorization('Bearer other')));
      if (seen.length < 50) session.subscribe(() => undefined);
      if (status === 'signed-in') requests.push(session.signOut());
      if (status === 'signed-out') requests.push(session.signOut());
    });
    await session.signIn(credentials);
    await Promise.all(requests);
    expect(seen).toEqual(['signed-in', 'signed-out']);
    clock.time += 10 * MINUTE;
    expect(transport.signOut).toHaveBeenCalledTimes(1);
  });

  it('B17: called after a renewal gets the new token', async () => {
    const { openTab, clock, storage, transport, user } = setUp();
    const session = openTab();
    await session.signIn(credentials);
    const answers: (string | undefined)[] = [];
    session.subscribe(() => void session.authorization().then((header) => answers.push(header)));
    storage.setItem('udata', JSON.stringify({ userid: '7', username: 'renamed' }));
    clock.time += 10 * MINUTE;
    const header = await session.authorization();
    await vi.waitFor(() => expect(answers).toEqual([header]));
    expect(transport.newTicket).toHaveBeenCalledTimes(1);
    expect(user.username).toBe('demo');
  });

  it('B17: that throws is reported and does not affect others', async () => {
    const { openTab } = setUp();
    const session = openTab();
    const reported = vi.fn();
    vi.stubGlobal('queueMicrotask', reported);
    const listener = vi.fn();
    const fault = new Error('a fault of the view');
    session.subscribe(() => {
      throw fault;
    });
    session.subscribe(listener);
    await session.signIn(credentials);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(reported.mock.calls[0]?.[0]).toThrow(fault);
  });

  it('B17: that signs in and out in turn in two tabs terminates', async () => {
    const { openTab, transport } = setUp();
    const tabs = [openTab(), openTab()] as const;
    for (const tab of tabs) tab.subscribe(() => void (tab.getSnapshot().status === 'signed-in' && tab.signOut()));
    await tabs[0].signIn(credentials);
    await vi.waitFor(() => expect(transport.signOut).toHaveBeenCalledTimes(1));
    for (const tab of tabs) expect(tab.getSnapshot().status).toBe('signed-out');
  });

  it('B17: in a transport that uses the session waits at most for one renewal', async () => {
    useFakeTime();
    const { openTab, transport, clock } = setUp();
    const session = openTab();
    await session.signIn(credentials);
    clock.time += 10 * MINUTE;
    transport.newTicket.mockImplementation(() => session.authorization() as never);
    const answer = codeOf(session.authorization());
    await vi.advanceTimersByTimeAsync(24_000);
    expect(await answer).toBe('network');
    expect(transport.newTicket.mock.calls.length).toBeLessThanOrEqual(2);
  });
});

describe('B18: waiting requests', () => {
  it('B18: stop only for the caller that aborts', async () => {
    const { openTab, transport, clock } = setUp();
    const session = openTab();
    await session.signIn(credentials);
    clock.time += 10 * MINUTE;
    const answer = deferred<ReturnType<typeof tokenSet>>();
    transport.newTicket.mockReturnValueOnce(answer.promise);
    const sent: string[] = [];
    const fetch = (async (request: Request) => {
      sent.push(request.headers.get('authorization') ?? '');
      return Response.json({ flag: true, message: '', outdata: { hits: { hits: [] } } });
    }) as typeof globalThis.fetch;
    const client = createClient({ bases: { api: 'https://api.example' }, session, fetch });
    const body = { query: { match_all: {} } } as const;
    const abort = new AbortController();
    const calls = Array.from({ length: 20 }, (_, call) =>
      codeOf(client.search.cases({ body }, call === 7 ? { signal: abort.signal } : {})),
    );
    abort.abort();
    expect(await calls[7]).toBe('aborted');
    answer.resolve(tokenSet(clock.time, 600, { id: 'new' }));
    const codes = await Promise.all(calls);
    expect(codes.filter((code) => code === 'aborted')).toHaveLength(1);
    expect(sent).toHaveLength(19);
    expect(new Set(sent).size).toBe(1);
  });

  it('B18: 10,000 in a minute are limited in number and time, and leave nothing behind', async () => {
    useFakeTime();
    const { openTab, transport, clock } = setUp({ locks: frozenLocks });
    const session = openTab();
    await session.signIn(credentials);
    clock.time += 10 * MINUTE;
    transport.newTicket.mockReturnValue(new Promise(() => undefined));
    let open = 0;
    let most = 0;
    const codes = new Map<unknown, number>();
    const ask = async (): Promise<void> => {
      open += 1;
      const code = await codeOf(session.authorization());
      codes.set(code, (codes.get(code) ?? 0) + 1);
      open -= 1;
    };
    const requests: Promise<void>[] = [];
    for (let second = 0; second < 60; second += 1) {
      for (let call = 0; call < 10_000 / 60; call += 1) requests.push(ask());
      clock.time += 1000;
      await vi.advanceTimersByTimeAsync(1000);
      most = Math.max(most, open);
    }
    await vi.advanceTimersByTimeAsync(30_000);
    await Promise.all(requests);
    expect(requests.length).toBeGreaterThan(10_000);
    expect(most).toBeLessThanOrEqual(MAX_WAITING);
    expect([...codes.keys()]).toEqual(['network']);
    expect(open).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('B18: 10,000 at once: those beyond the limit are rejected at once with a retryable error', async () => {
    const { openTab, transport, clock } = setUp();
    const session = openTab();
    await session.signIn(credentials);
    clock.time += 10 * MINUTE;
    const answer = deferred<ReturnType<typeof tokenSet>>();
    transport.newTicket.mockReturnValueOnce(answer.promise);
    let refused = 0;
    const all = Array.from({ length: 10_000 }, () =>
      session.authorization().catch((error: { retryable: boolean }) => {
        if (error.retryable) refused += 1;
        return undefined;
      }),
    );
    await vi.waitFor(() => expect(refused).toBe(10_000 - MAX_WAITING));
    answer.resolve(tokenSet(clock.time, 600, { id: 'new' }));
    const headers = await Promise.all(all);
    expect(headers.filter(Boolean)).toHaveLength(MAX_WAITING);
    expect(await session.authorization()).toBe(headers[0]);
  });
});

describe('B19: the life of a page', () => {
  /** A window to which the test sends events. */
  function stubWindow() {
    const page = new EventTarget();
    const listen = vi.spyOn(page, 'addEventListener');
    vi.stubGlobal('window', page);
    return { page, listen };
  }

  it('B19: a session disposed twice leaves no listener, channel or timer behind', async () => {
    useFakeTime();
    const { page } = stubWindow();
    const { transport, clock, storage } = setUp();
    const unref = vi.fn();
    const channel: ChannelLike & { closed: number } = {
      closed: 0,
      onmessage: null,
      postMessage() {
        if (channel.closed > 0) throw new DOMException('closed', 'InvalidStateError');
      },
      close: () => void (channel.closed += 1),
      unref,
    };
    const session = createSession({ storage, transport, clock, locks: null, channel, tabStorage: null });
    await session.signIn(credentials);
    transport.signOut.mockRejectedValue(new NetworkError());
    void session.signOut();
    await vi.advanceTimersByTimeAsync(3000);
    expect(vi.getTimerCount()).toBe(1);
    const listener = vi.fn();
    session.subscribe(listener);
    session.dispose();
    session.dispose();
    expect(vi.getTimerCount()).toBe(0);
    expect(channel.closed).toBeGreaterThan(0);
    expect(unref).toHaveBeenCalledTimes(1);
    storage.setItem(
      'token',
      JSON.stringify({ type: 'Bearer', token: 'a.b.c', refreshtoken: tokenSet(clock.time, 9).refreshToken }),
    );
    page.dispatchEvent(new Event('storage'));
    page.dispatchEvent(new Event('pageshow'));
    expect(listener).not.toHaveBeenCalled();
  });

  it('B19: a session disposed during a sign-out does not retry after the current call fails', async () => {
    useFakeTime();
    const tabStorage = memoryStorage();
    const { openTab, transport } = setUp({ tabStorage });
    const session = openTab();
    await session.signIn(credentials);
    const answer = deferred<never>();
    transport.signOut.mockReturnValue(answer.promise);
    const done = session.signOut();
    session.dispose();
    answer.reject(new NetworkError());
    expect(await done).toBe(false);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(transport.signOut).toHaveBeenCalledTimes(1);
    expect(tabStorage.values.size).toBe(1);
  });

  it('B19: a session disposed during a renewal still stores the new token', async () => {
    const { openTab, transport, clock, storage } = setUp();
    const session = openTab();
    await session.signIn(credentials);
    clock.time += 10 * MINUTE;
    const answer = deferred<ReturnType<typeof tokenSet>>();
    transport.newTicket.mockReturnValueOnce(answer.promise);
    const waiting = session.authorization();
    session.dispose();
    const next = tokenSet(clock.time, 600, { id: 'new' });
    answer.resolve(next);
    expect(await waiting).toBe(`Bearer ${next.token}`);
    expect(storage.values.get('token')).toContain(next.refreshToken);
  });

  it('B19: a page from the back-forward cache reads the session again', async () => {
    const { page } = stubWindow();
    const { transport, clock, storage } = setUp();
    const session = createSession({ storage, transport, clock, locks: null, channel: null, tabStorage: null });
    await session.signIn(credentials);
    storage.values.clear();
    expect(session.getSnapshot().status).toBe('signed-in');
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(session.getSnapshot().status).toBe('signed-out');
  });

  it('B19: a forged storage event or message changes nothing', async () => {
    const { page } = stubWindow();
    const openChannel = channelHub();
    const { transport, clock, storage } = setUp();
    const channel = openChannel();
    const session = createSession({ storage, transport, clock, locks: null, channel, tabStorage: null });
    await session.signIn(credentials);
    const listener = vi.fn();
    session.subscribe(listener);
    const forged = openChannel();
    const lies = [
      'changed',
      { type: 'signed-out' },
      { token: 'evil', user: { userId: '1' } },
      null,
      { __proto__: { status: 'signed-out' } },
      'x'.repeat(1_000_000),
    ];
    for (const lie of lies) forged.postMessage(lie);
    for (const newValue of ['evil', null]) {
      page.dispatchEvent(Object.assign(new Event('storage'), { key: 'token', newValue }));
    }
    expect(listener).not.toHaveBeenCalled();
    expect(session.getSnapshot()).toMatchObject({ status: 'signed-in', user: { userId: '7' } });
    expect(await session.authorization()).toMatch(/^Bearer /);
  });

  it('B19: storage events alone notify other tabs if there is no channel', async () => {
    const { page } = stubWindow();
    const { openTab, transport, clock, storage } = setUp();
    const session = createSession({ storage, transport, clock, locks: null, channel: null, tabStorage: null });
    await openTab().signIn(credentials);
    expect(session.getSnapshot().status).toBe('signed-out');
    page.dispatchEvent(new Event('storage'));
    expect(session.getSnapshot().status).toBe('signed-in');
  });

  it('B19: a session opens its own channel, or none if the origin may not', () => {
    const opened: string[] = [];
    class Channel {
      onmessage: unknown = null;
      constructor(name: string) {
        opened.push(name);
      }
      close(): void {
        opened.push('closed');
      }
    }
    vi.stubGlobal('BroadcastChannel', Channel);
    openTabSignal(undefined, () => undefined).close();
    expect(opened).toEqual(['headnote-session', 'closed']);
    vi.stubGlobal('BroadcastChannel', function refuse() {
      throw new DOMException('opaque origin', 'SecurityError');
    });
    const signal = openTabSignal(undefined, () => undefined);
    signal.send();
    signal.close();
  });

  it('B19: a session uses the locks and tab storage of the page by default', async () => {
    const request = vi.fn((_name: string, _options: unknown, callback: () => Promise<unknown>) => callback());
    vi.stubGlobal('navigator', { locks: { request } });
    const tabStorage = memoryStorage();
    vi.stubGlobal('sessionStorage', tabStorage);
    const { transport, clock, storage } = setUp();
    const session = createSession({ storage, transport, clock, channel: null });
    await session.signIn(credentials);
    clock.time += 10 * MINUTE;
    await session.authorization();
    expect(request.mock.calls[0]?.[0]).toBe('headnote-session-refresh');
    transport.signOut.mockReturnValueOnce(new Promise(() => undefined));
    void session.signOut();
    expect(tabStorage.values.size).toBe(1);
    session.dispose();
  });
});

describe('B21: output of a session', () => {
  it('B21: errors, console and hooks contain no token, password or key', async () => {
    useFakeTime();
    const output: unknown[] = [];
    for (const method of ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const) {
      vi.spyOn(console, method).mockImplementation((...words) => void output.push(words));
    }
    const secrets = new Set(['pass word', 'the codec key']);
    const onStorageLost = vi.fn();
    const faults: readonly (Error | 'another user' | 'unusable')[] = [
      new NetworkError(),
      new ServerError(),
      new RefusedError('The session has ended.'),
      new TypeError('x'),
      'another user',
      'unusable',
    ];
    for (const fault of faults) {
      const { transport, clock, user } = setUp();
      const storage = memoryStorage();
      const codec = createCodec({ key: 'the codec key' });
      const tokens = (who: string) => {
        const set = tokenSet(clock.time, 600, { user: who });
        for (const secret of [set.token, set.refreshToken]) {
          for (const part of secret.split('.').slice(1, 2)) secrets.add(part);
        }
        return set;
      };
      transport.signIn.mockImplementation(() => Promise.resolve({ token: tokens('7'), user, sessionId: 's' }));
      const session = createSession({ storage, transport, clock, codec, locks: null, channel: null, onStorageLost });
      const failures: unknown[] = [];
      await session.signIn(credentials);
      clock.time += 10 * MINUTE;
      transport.newTicket.mockImplementation(() => {
        if (fault === 'another user') return Promise.resolve(tokens('8'));
        if (fault === 'unusable') return Promise.resolve({ ...tokens('7'), token: 'pass word' });
        return Promise.reject(fault);
      });
      const tried = session.authorization().catch((error: unknown) => failures.push(error));
      await vi.advanceTimersByTimeAsync(1000);
      await tried;
      transport.signIn.mockRejectedValueOnce(new RefusedError('Wrong user name or password.'));
      await session.signIn(credentials).catch((error: unknown) => failures.push(error));
      transport.signIn.mockResolvedValueOnce({ token: { ...tokens('7'), token: 'pass word' }, user, sessionId: '' });
      await session.signIn(credentials).catch((error: unknown) => failures.push(error));
      storage.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
      await session.signIn(credentials);
      const interrupted = session.signIn(credentials).catch((error: unknown) => failures.push(error));
      void session.signOut();
      await interrupted;
      expect(failures.length).toBeGreaterThanOrEqual(4);
      for (const failure of failures) {
        expect(isHeadnoteError(failure)).toBe(true);
        output.push(failure, (failure as Error).message, JSON.stringify(failure), String((failure as Error).cause));
      }
      session.dispose();
    }
    output.push(onStorageLost.mock.calls);
    const text = output
      .map((word) => (word instanceof Error ? `${word.name} ${word.stack}` : JSON.stringify(word)))
      .join();
    for (const secret of secrets) expect(text).not.toContain(secret);
    // Control: the search finds a token that is there.
    expect(text).toContain('Wrong user name or password.');
    expect(onStorageLost.mock.calls.every((words) => words.length === 0)).toBe(true);
  });
});
