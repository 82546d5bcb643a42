import { describe, expect, it, vi } from 'vitest';
import { createCodec } from '../codec/index.js';
import { RefusedError } from '../errors/index.js';
import { createSession } from './index.js';
import { codeOf, credentials, deferred, memoryStorage, setUp, START } from './session.fixtures.js';
import { tokenSet } from './tokens.fixtures.js';

const MINUTE = 60_000;

describe('sign-in and sign-out', () => {
  it('stores token (encrypted), user data and session id under the three keys', async () => {
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

  it('shows the user at once in every tab, and after a reload', async () => {
    const { openTab, user } = setUp();
    const [first, second] = [openTab(), openTab()];
    const listener = vi.fn();
    second.subscribe(listener);
    expect(first.getSnapshot()).toEqual({ status: 'signed-out' });
    await first.signIn(credentials);
    expect(first.getSnapshot()).toEqual({ status: 'signed-in', user });
    expect(second.getSnapshot()).toEqual({ status: 'signed-in', user });
    expect(openTab().getSnapshot()).toEqual({ status: 'signed-in', user });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(first.getSnapshot()).toBe(first.getSnapshot());
  });

  it('stores nothing of a refused sign-in', async () => {
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

  it('signs out in all tabs before the server answers', async () => {
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
});

describe('the authorization of a request', () => {
  it('is undefined for a visitor, and contains the token for a member', async () => {
    const { openTab, transport } = setUp();
    const session = openTab();
    expect(await session.authorization()).toBeUndefined();
    const { token } = await session.signIn(credentials);
    expect(await session.authorization()).toBe(`Bearer ${token.token}`);
    expect(transport.newTicket).not.toHaveBeenCalled();
  });

  it('is renewed within the offset before its expiry, not earlier', async () => {
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

  it('B2: without locks, a lease in storage limits five tabs to one renewal', async () => {
    const { openTab, transport, clock, storage } = setUp({ locks: null });
    const tabs = Array.from({ length: 5 }, openTab);
    await tabs[0]?.signIn(credentials);
    clock.time += 10 * MINUTE;
    await Promise.all(tabs.map((tab) => tab.authorization()));
    expect(transport.newTicket).toHaveBeenCalledTimes(1);
    expect([...storage.values.keys()].sort()).toEqual(['sid', 'token', 'udata']);
  });
});

describe('a sign-out during a renewal', () => {
  it('B9: takes precedence: no tab stores the late token', async () => {
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

  it('B9: followed by another user’s sign-in: the new session stays, and the old request does not use it', async () => {
    const { openTab, transport, clock, storage, nextTokens, user } = setUp();
    const session = openTab();
    await session.signIn(credentials);
    clock.time += 10 * MINUTE;
    const answer = deferred<Awaited<ReturnType<typeof transport.newTicket>>>();
    transport.newTicket.mockReturnValueOnce(answer.promise);
    const waiting = codeOf(session.authorization());
    const message = session.authorization().catch((error: Error) => error.message);
    await vi.waitFor(() => expect(transport.newTicket).toHaveBeenCalled());
    const token = tokenSet(clock.time, 600, { user: '8', id: 'other' });
    transport.signIn.mockResolvedValueOnce({ token, user: { ...user, userId: '8' }, sessionId: 's2' });
    await session.signIn(credentials);
    const stored = storage.values.get('token');
    answer.resolve(nextTokens());
    expect(await waiting).toBe('session-ended');
    expect(await message).toBe('Another user has signed in. Please sign in again.');
    expect(storage.values.get('token')).toBe(stored);
    expect(await session.authorization()).toBe(`Bearer ${token.token}`);
  });
});

describe('a tab that slept', () => {
  it('B9: while another user signed in elsewhere sends nothing as that user', async () => {
    const { openTab, transport, clock, user } = setUp({
      createSession: (options) => createSession({ ...options, channel: null }),
    });
    const sleeping = openTab();
    await sleeping.signIn(credentials);
    const awake = openTab();
    await awake.signOut();
    const token = tokenSet(clock.time, 600, { user: '8', id: 'other' });
    transport.signIn.mockResolvedValueOnce({ token, user: { ...user, userId: '8' }, sessionId: 's2' });
    await awake.signIn(credentials);
    expect(await codeOf(sleeping.authorization())).toBe('session-ended');
    expect(sleeping.getSnapshot()).toMatchObject({ user: { userId: '8' }, isReplaced: true });
    expect(awake.getSnapshot()).not.toHaveProperty('isReplaced');
    // What its screens send when they close.
    expect(await codeOf(sleeping.authorization())).toBe('session-ended');
    expect(await awake.authorization()).toBe(`Bearer ${token.token}`);
  });
});

describe('a 401 to an unexpired token', () => {
  it('has no effect for a visitor', async () => {
    expect(await setUp().openTab().renewAuthorization('Bearer x')).toBeUndefined();
  });
});

describe('listeners', () => {
  it('are not called after they unsubscribe or when nothing changed', async () => {
    const { openTab } = setUp();
    const session = openTab();
    const listener = vi.fn();
    const unsubscribe = session.subscribe(listener);
    await session.signIn(credentials);
    await session.authorization();
    unsubscribe();
    await session.signOut();
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('a renewal', () => {
  it('notifies the other tabs once', async () => {
    const { openTab, storage, transport, clock } = setUp();
    const channel = { postMessage: vi.fn(), onmessage: null, close: () => undefined };
    const session = createSession({ storage, transport, clock, locks: null, channel, tabStorage: null });
    await session.signIn(credentials);
    channel.postMessage.mockClear();
    clock.time += 10 * MINUTE;
    await session.authorization();
    expect(channel.postMessage.mock.calls).toEqual([['changed']]);
    expect(openTab().getSnapshot().status).toBe('signed-in');
  });

  it('that was interrupted does not affect those that wait for the next one', async () => {
    const { openTab, transport, clock, nextTokens } = setUp();
    const session = openTab();
    await session.signIn(credentials);
    clock.time += 10 * MINUTE;
    const [first, second] = [deferred<ReturnType<typeof nextTokens>>(), deferred<ReturnType<typeof nextTokens>>()];
    transport.newTicket.mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise);
    const late = codeOf(session.authorization());
    await vi.waitFor(() => expect(transport.newTicket).toHaveBeenCalledTimes(1));
    await session.signIn(credentials);
    clock.time += 10 * MINUTE;
    const waiting = session.authorization();
    first.resolve(nextTokens());
    await late;
    await vi.waitFor(() => expect(transport.newTicket).toHaveBeenCalledTimes(2));
    const joined = session.authorization();
    second.resolve(nextTokens());
    expect(await joined).toBe(await waiting);
    expect(transport.newTicket).toHaveBeenCalledTimes(2);
  });
});
