import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCodec } from '../codec/index.js';
import { BadQueryError, NetworkError, NotSignedInError, RefusedError, ServerError } from '../errors/index.js';
import { createSession } from './index.js';
import { codeOf, credentials, deferred, memoryStorage, setUp, useFakeTime } from './session.fixtures.js';

const MINUTE = 60_000;
const SECRET = 'token-revoke';

beforeEach(useFakeTime);
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A member's page. A reload creates another session with the same storage. */
async function memberPage() {
  const tabStorage = memoryStorage();
  const set = setUp({ tabStorage });
  const page = set.openTab();
  await page.signIn(credentials);
  return { ...set, tabStorage, page, reload: set.openTab };
}

/** Advances the fake timers and the session's clock together. */
async function pass(clock: { time: number }, milliseconds: number): Promise<void> {
  clock.time += milliseconds;
  await vi.advanceTimersByTimeAsync(milliseconds);
}

describe('signOut', () => {
  it.each([
    ['fails', () => Promise.reject(new ServerError())],
    ['is not sent, because the device is offline', () => Promise.reject(new NetworkError())],
    ['is refused', () => Promise.reject(new RefusedError())],
    ['is refused by a proxy', () => Promise.reject(new NotSignedInError())],
    ['never ends', () => new Promise<never>(() => undefined)],
    ['throws', () => Promise.reject(new TypeError('x'))],
  ])('B10: removes everything and notifies the tabs at once when the call %s', async (_, call) => {
    const { page, storage, transport, reload, clock } = await memberPage();
    const other = reload();
    transport.signOut.mockImplementation(call);
    const done = page.signOut();
    expect(storage.values.size).toBe(0);
    expect(page.getSnapshot()).toEqual({ status: 'signed-out' });
    expect(other.getSnapshot()).toEqual({ status: 'signed-out' });
    await pass(clock, 3000);
    expect(await done).toBe(false);
    expect(await other.authorization()).toBeUndefined();
  });

  it('B10: is sent again until the server answers, at most five times', async () => {
    const { page, transport, clock, tabStorage } = await memberPage();
    transport.signOut.mockRejectedValue(new NetworkError());
    const done = page.signOut();
    const counts = [];
    for (const wait of [0, 500, 2000, 10_000, 60_000, 600_000]) {
      await pass(clock, wait);
      counts.push(transport.signOut.mock.calls.length);
    }
    expect(counts).toEqual([1, 2, 3, 4, 5, 5]);
    expect(await done).toBe(false);
    expect(tabStorage.values.size).toBe(0);
  });

  it('B10: is sent again if a proxy refused it', async () => {
    const { page, transport, clock } = await memberPage();
    transport.signOut.mockRejectedValueOnce(new NotSignedInError()).mockRejectedValueOnce(new BadQueryError());
    const done = page.signOut();
    await pass(clock, 500);
    await pass(clock, 2000);
    expect(transport.signOut).toHaveBeenCalledTimes(3);
    expect(await done).toBe(true);
  });

  it('B10: is not sent again after the server confirms or refuses it', async () => {
    const fromService = { fromService: true };
    for (const answer of [
      () => Promise.resolve(true),
      () => Promise.reject(new RefusedError()),
      () => Promise.reject(new NotSignedInError(undefined, fromService)),
      () => Promise.reject(new BadQueryError(undefined, fromService)),
    ]) {
      const { page, transport, clock, tabStorage } = await memberPage();
      transport.signOut.mockRejectedValueOnce(new NetworkError()).mockImplementationOnce(answer);
      void page.signOut();
      await pass(clock, MINUTE);
      expect(transport.signOut).toHaveBeenCalledTimes(2);
      expect(tabStorage.values.size).toBe(0);
    }
  });

  it('B10: is continued after a reload if it was not answered', async () => {
    const { page, transport, reload, tabStorage, clock } = await memberPage();
    transport.signOut.mockReturnValueOnce(new Promise(() => undefined));
    void page.signOut();
    const [sent] = transport.signOut.mock.calls;
    expect(tabStorage.values.size).toBe(1);
    page.dispose();
    transport.signOut.mockClear();
    reload();
    expect(transport.signOut.mock.calls).toEqual([sent]);
    await pass(clock, 0);
    expect(tabStorage.values.size).toBe(0);
    transport.signOut.mockClear();
    reload();
    expect(transport.signOut).not.toHaveBeenCalled();
  });

  it('B10: keeps an unanswered request encrypted, outside the shared storage, and only while the tab is open', async () => {
    const { transport, clock } = await memberPage();
    const [storage, tabStorage] = [memoryStorage(), memoryStorage()];
    const codec = createCodec({ key: 'k' });
    const session = createSession({ storage, tabStorage, transport, codec, clock, locks: null, channel: null });
    const { token } = await session.signIn(credentials);
    transport.signOut.mockReturnValue(new Promise(() => undefined));
    void session.signOut();
    expect(storage.values.size).toBe(0);
    expect([...tabStorage.values.keys()]).toEqual([SECRET]);
    expect(tabStorage.values.get(SECRET)).not.toContain(token.refreshToken);
    const opened = codec.decrypt(tabStorage.values.get(SECRET) ?? '');
    expect(opened.ok && JSON.parse(opened.value)).toMatchObject({ refreshToken: token.refreshToken, tries: 1 });
  });

  it('B10: is abandoned after five attempts over all reloads', async () => {
    const { page, transport, reload, tabStorage } = await memberPage();
    transport.signOut.mockReturnValue(new Promise(() => undefined));
    void page.signOut();
    for (let page_ = 0; page_ < 10; page_ += 1) reload().dispose();
    expect(transport.signOut).toHaveBeenCalledTimes(5);
    expect(tabStorage.values.size).toBe(0);
  });

  it('B10: is abandoned after ten minutes', async () => {
    const { page, transport, reload, tabStorage, clock } = await memberPage();
    transport.signOut.mockReturnValue(new Promise(() => undefined));
    void page.signOut();
    page.dispose();
    clock.time += 10 * MINUTE;
    reload();
    expect(transport.signOut).toHaveBeenCalledTimes(1);
    expect(tabStorage.values.size).toBe(0);
  });

  it.each([
    ['null', 'null'],
    ['a number', '5'],
    ['text', '"x"'],
    ['a list', '[null]'],
    ['empty', '{}'],
    ['junk', '{"refreshToken":'],
    ['from the future', '{"refreshToken":"r","userId":"7","since":99999999999999,"tries":0}'],
    ['without an end', '{"refreshToken":"r","userId":"7","since":1795219200000,"tries":"x"}'],
  ])('B14: sends nothing for a stored request that is %s', (_, text) => {
    const tabStorage = memoryStorage();
    const { transport, openTab } = setUp({ tabStorage });
    tabStorage.setItem(SECRET, text);
    openTab().dispose();
    expect(transport.signOut).not.toHaveBeenCalled();
  });

  it('B14: sends at most one call for a negative number of attempts', async () => {
    const tabStorage = memoryStorage();
    const { transport, openTab, clock } = setUp({ tabStorage });
    transport.signOut.mockRejectedValue(new NetworkError());
    const pending = { refreshToken: 'r', userId: '7', since: clock.time, tries: -1e9 };
    tabStorage.setItem(SECRET, JSON.stringify(pending));
    openTab();
    await pass(clock, MINUTE);
    expect(transport.signOut).toHaveBeenCalledTimes(1);
    expect(tabStorage.values.size).toBe(0);
  });

  it('B10: without a session, or twice, causes no error and no call', async () => {
    const { page, transport } = await memberPage();
    expect(await page.signOut()).toBe(true);
    expect(await page.signOut()).toBe(true);
    expect(transport.signOut).toHaveBeenCalledTimes(1);
  });

  it('B9: during a sign-in takes precedence, and the new session is ended on the server', async () => {
    const { page, transport, storage, nextTokens, user } = await memberPage();
    await page.signOut();
    transport.signOut.mockClear();
    const answer = deferred<Awaited<ReturnType<typeof transport.signIn>>>();
    transport.signIn.mockReturnValueOnce(answer.promise);
    const signIn = codeOf(page.signIn(credentials));
    await page.signOut();
    const token = nextTokens();
    answer.resolve({ token, user, sessionId: 's' });
    expect(await signIn).toBe('session-ended');
    expect(storage.values.size).toBe(0);
    expect(transport.signOut.mock.calls).toEqual([[{ refreshToken: token.refreshToken, userId: '7' }]]);
  });

  it('B9: sends the user id from the user data if the token cannot be read', async () => {
    const { page, transport, storage, nextTokens } = await memberPage();
    const { refreshToken } = nextTokens();
    storage.setItem('token', JSON.stringify({ type: 'Bearer', token: 'x', refreshtoken: refreshToken }));
    await page.signOut();
    expect(transport.signOut).toHaveBeenCalledWith({ refreshToken, userId: '7' });
  });
});
