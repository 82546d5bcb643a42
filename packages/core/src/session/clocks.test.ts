import { afterEach, describe, expect, it, vi } from 'vitest';
import { NetworkError, RefusedError, ServerError } from '../errors/index.js';
import { createSession, type Session } from './index.js';
import { credentials, setUp, START, useFakeTime } from './session.fixtures.js';
import { jwt, tokenSet } from './tokens.fixtures.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A device with a wrong clock, and a service with a correct one. A new session forgets the clock offset. */
function device(options: { seconds?: number; header?: boolean } = {}) {
  const set = setUp();
  const { transport, clock, user, storage } = set;
  const error = { milliseconds: 0 };
  const deviceClock = { now: () => clock.time + error.milliseconds };
  let issued = 0;
  const fresh = () => tokenSet(clock.time, options.seconds ?? 600, { id: String((issued += 1)) });
  transport.signIn.mockImplementation(() => Promise.resolve({ token: fresh(), user, sessionId: 's' }));
  transport.newTicket.mockImplementation(() => Promise.resolve(fresh()));
  const clockOffset = () => clock.time - deviceClock.now();
  const open = (): Session =>
    createSession({
      storage,
      transport: options.header ? { ...transport, clockOffset } : transport,
      clock: deviceClock,
      locks: null,
      channel: null,
      tabStorage: null,
    });
  /** Returns the status with which the service would answer: 401 for a token that has expired by its clock. */
  const send = async (session: Session): Promise<number> => {
    const header = await session.authorization();
    const stored = JSON.parse(storage.values.get('token') ?? '{}') as { token: string };
    const claims = JSON.parse(atob(stored.token.split('.')[1] ?? '')) as { exp: number };
    if (header === `Bearer ${stored.token}` && claims.exp * 1000 > clock.time) return 200;
    return (await session.renewAuthorization(header ?? '')) === undefined ? 401 : 200;
  };
  return { ...set, error, open, send };
}

const skews = [MINUTE, 10 * MINUTE, HOUR, DAY].flatMap((skew) => [skew, -skew]);

describe('B11: a wrong clock', () => {
  it.each(skews)('B11: by %i ms causes at most one extra renewal and no failed request', async (skew) => {
    for (const header of [true, false]) {
      const { open, send, error, clock, transport } = device({ header });
      error.milliseconds = skew;
      await open().signIn(credentials);
      const session = open();
      for (let request = 0; request < 30; request += 1) {
        clock.time += 1000;
        expect(await send(session)).toBe(200);
      }
      expect(transport.newTicket.mock.calls.length).toBeLessThanOrEqual(1);
    }
  });

  it.each(skews)('B11: that changes by %i ms during a session causes at most one extra renewal', async (jump) => {
    const { open, send, error, clock, transport } = device();
    const session = open();
    await session.signIn(credentials);
    error.milliseconds = jump;
    for (let request = 0; request < 9; request += 1) {
      clock.time += MINUTE;
      expect(await send(session)).toBe(200);
    }
    expect(transport.newTicket.mock.calls.length).toBeLessThanOrEqual(1);
    clock.time += 10 * MINUTE;
    expect(await send(session)).toBe(200);
    expect(transport.newTicket.mock.calls.length).toBeLessThanOrEqual(2);
  });

  it('B11: and a token of 50 s do not cause a renewal for every request', async () => {
    const { open, send, error, clock, transport } = device({ seconds: 50 });
    error.milliseconds = 10 * MINUTE;
    const session = open();
    await session.signIn(credentials);
    for (let request = 0; request < 100; request += 1) {
      clock.time += 1000;
      expect(await send(session)).toBe(200);
    }
    expect(transport.newTicket.mock.calls.length).toBeLessThanOrEqual(4);
  });

  it('B11: is corrected by the date header, and never by invalid values', async () => {
    const { open, error, transport, clock } = device({ header: true });
    error.milliseconds = HOUR;
    const session = open();
    await session.signIn(credentials);
    for (const nonsense of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]) {
      session.setClockOffset(nonsense);
    }
    clock.time += 9 * MINUTE;
    await session.authorization();
    expect(transport.newTicket).not.toHaveBeenCalled();
    session.setClockOffset(0);
    await session.authorization();
    expect(transport.newTicket).toHaveBeenCalledTimes(1);
  });

  it('B11: is not corrected by a token without an issue time', async () => {
    const { open, transport, clock, user } = device();
    const token = { ...tokenSet(clock.time, 600), token: jwt({ nameid: '7', exp: clock.time / 1000 + 600 }) };
    transport.signIn.mockResolvedValueOnce({ token, user, sessionId: 's' });
    const session = open();
    await session.signIn(credentials);
    clock.time += 9 * MINUTE;
    expect(await session.authorization()).toBe(`Bearer ${token.token}`);
  });
});

describe('B11: a wrong clock offset', () => {
  const YEARS = 10 * 365 * DAY;

  /** A signed-in page whose clock is correct, but whose offset says that it is 2036. */
  async function withWrongOffset() {
    const set = setUp();
    const session = set.openTab();
    await session.signIn(credentials);
    session.setClockOffset(YEARS);
    return { ...set, session };
  }

  it('B11: ends no session; the server’s answer corrects it', async () => {
    const { session, transport, storage, clock } = await withWrongOffset();
    expect(await session.authorization()).toMatch(/^Bearer /);
    expect(transport.newTicket).toHaveBeenCalledTimes(1);
    expect(storage.values.size).toBe(3);
    expect(session.getSnapshot().status).toBe('signed-in');
    clock.time += 9 * MINUTE;
    await session.authorization();
    expect(transport.newTicket).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['answers with errors', () => new ServerError()],
    ['cannot be reached', () => new NetworkError()],
  ])('B11: ends no session in any tab while the service %s', async (_, fault) => {
    const { session, openTab, transport, storage, clock } = await withWrongOffset();
    transport.newTicket.mockImplementation(() => Promise.reject(fault()));
    const other = openTab();
    other.setClockOffset(YEARS);
    for (const tab of [session, other]) {
      await expect(tab.authorization()).rejects.toMatchObject({ retryable: true });
      storage.setItem('udata', JSON.stringify({ userid: '7', username: 'renamed' }));
      clock.time += 10 * MINUTE;
    }
    // A new tab makes each of them read storage again.
    await openTab()
      .authorization()
      .catch(() => undefined);
    expect(storage.values.has('token')).toBe(true);
    for (const tab of [session, other]) expect(tab.getSnapshot().status).toBe('signed-in');
  });

  it('B11: ends the session if the server says so', async () => {
    const { session, transport, storage } = await withWrongOffset();
    transport.newTicket.mockRejectedValue(new RefusedError());
    await expect(session.authorization()).rejects.toMatchObject({ code: 'session-ended' });
    expect(storage.values.size).toBe(0);
  });

  it('B11: does not discard the new token when it comes from the renewal itself', async () => {
    const { storage, transport, clock } = setUp();
    const clockOffset = vi.fn(() => 0);
    const session = createSession({
      storage,
      transport: { ...transport, clockOffset },
      clock,
      locks: null,
      channel: null,
      tabStorage: null,
    });
    await session.signIn(credentials);
    clock.time += 10 * MINUTE;
    clockOffset.mockReturnValue(YEARS);
    const renewed = await session.authorization();
    expect(renewed).toMatch(/^Bearer /);
    clock.time += 9 * MINUTE;
    expect(await session.authorization()).toBe(renewed);
    expect(transport.newTicket).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['also shows that it has expired', 31 * DAY, HOUR],
    ['also shows that it has expired, and is ahead', 31 * DAY + HOUR, -HOUR],
  ])('S1: ends the session without a request if the device’s own clock %s', async (_, passed, offset) => {
    const { openTab, clock, transport, storage } = setUp();
    const session = openTab();
    await session.signIn(credentials);
    clock.time += passed;
    session.setClockOffset(offset);
    await expect(session.authorization()).rejects.toMatchObject({ code: 'session-ended' });
    expect(transport.newTicket).not.toHaveBeenCalled();
    expect(storage.values.size).toBe(0);
  });

  it.each([
    ['this device’s', 30 * DAY - 1, 1],
    ['the learned one', 30 * DAY, -1],
  ])('S1: sends a request if it is over by all but %s', async (_, passed, offset) => {
    const { openTab, clock, transport } = setUp();
    const session = openTab();
    await session.signIn(credentials);
    clock.time += passed;
    session.setClockOffset(offset);
    expect(await session.authorization()).toMatch(/^Bearer /);
    expect(transport.newTicket).toHaveBeenCalledTimes(1);
  });
});

describe('B12: a device that sleeps', () => {
  it('B12: for eight hours renews once, before any request is sent', async () => {
    const { openTab, clock, transport } = setUp();
    const tabs = [openTab(), openTab()] as const;
    const { token } = await tabs[0].signIn(credentials);
    clock.time += 8 * HOUR;
    const sent = await Promise.all(
      Array.from({ length: 20 }, (_, call) => tabs[call % 2 === 0 ? 0 : 1].authorization()),
    );
    expect(transport.newTicket).toHaveBeenCalledTimes(1);
    expect(new Set(sent).size).toBe(1);
    expect(sent[0]).not.toBe(`Bearer ${token.token}`);
  });

  it('B12: has no timers, however long a token is valid', async () => {
    useFakeTime();
    const { openTab, transport, user } = setUp();
    const token = tokenSet(START, 2 ** 31);
    transport.signIn.mockResolvedValueOnce({ token, user, sessionId: 's' });
    const session = openTab();
    await session.signIn(credentials);
    expect(await session.authorization()).toBe(`Bearer ${token.token}`);
    expect(vi.getTimerCount()).toBe(0);
    await vi.advanceTimersByTimeAsync(2 ** 31);
    expect(transport.newTicket).not.toHaveBeenCalled();
  });

  it('B12: during a renewal retries when it wakes up', async () => {
    useFakeTime();
    const { openTab, transport, clock } = setUp();
    const session = openTab();
    await session.signIn(credentials);
    clock.time += 10 * MINUTE;
    transport.newTicket.mockReturnValueOnce(new Promise(() => undefined));
    const answer = session.authorization();
    await vi.advanceTimersByTimeAsync(0);
    clock.time += 8 * HOUR;
    await vi.advanceTimersByTimeAsync(12_000);
    expect(await answer).toMatch(/^Bearer /);
    expect(transport.newTicket).toHaveBeenCalledTimes(2);
    expect(vi.getTimerCount()).toBeLessThanOrEqual(1);
  });

  it('B12: for longer than the refresh token is valid ends its session, also for the view', async () => {
    const { openTab, clock, transport } = setUp();
    const session = openTab();
    await session.signIn(credentials);
    clock.time += 31 * DAY;
    expect(openTab().getSnapshot().status).toBe('signed-out');
    await expect(session.authorization()).rejects.toMatchObject({ code: 'session-ended' });
    expect(session.getSnapshot().status).toBe('signed-out');
    expect(transport.newTicket).not.toHaveBeenCalled();
  });

  it('B12: exactly until the margin before the expiry renews the token', async () => {
    const { openTab, clock, transport } = setUp();
    const session = openTab();
    await session.signIn(credentials);
    clock.time = START + 10 * MINUTE - 30_001;
    await session.authorization();
    expect(transport.newTicket).not.toHaveBeenCalled();
    clock.time += 1;
    await session.authorization();
    expect(transport.newTicket).toHaveBeenCalledTimes(1);
  });
});
