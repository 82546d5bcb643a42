import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSession, type Session, type SessionOptions } from './index.js';

const user = { userId: '7', username: 'demo', name: 'Demo Member', email: '', daysRemaining: 3 };
const credentials = { username: 'demo', password: 'pass word', remember: false };
const open: Session[] = [];

/** Seconds for which the first token is valid. */
const FIRST_LIFE = 60;
/** Milliseconds by which the device's clock is advanced. */
let later = 0;
const clock = { now: () => Date.now() + later };

/** Creates an unsigned token set whose access token is valid for this many seconds. */
function tokenSet(seconds: number, id: number) {
  const now = Math.floor(Date.now() / 1000);
  const jwt = (claims: object): string => `a.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.c`;
  const token = jwt({ nameid: '7', iat: now, exp: now + seconds, jti: id });
  return { type: 'Bearer', token, refreshToken: jwt({ jti: -id, exp: now + 86_400 }) };
}

function openTabs(count: number, more: Partial<SessionOptions> = {}) {
  let issued = 0;
  const transport = {
    signIn: vi.fn(() => Promise.resolve({ token: tokenSet(FIRST_LIFE, (issued += 1)), user, sessionId: 's' })),
    newTicket: vi.fn(async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      return tokenSet(600, (issued += 1));
    }),
    signOut: vi.fn((): Promise<unknown> => Promise.resolve(true)),
    clockOffset: () => 0,
  };
  const tabs = Array.from({ length: count }, () =>
    createSession({ storage: () => window.localStorage, transport, clock, ...more }),
  );
  open.push(...tabs);
  return { tabs, transport };
}

beforeEach(() => {
  later = 0;
  window.localStorage.clear();
});
afterEach(() => {
  for (const session of open.splice(0)) session.dispose();
  window.localStorage.clear();
  window.sessionStorage.clear();
});

describe('five copies of the session in a browser', () => {
  it.each([
    ['the Web Locks of the browser', {}],
    ['a lease in its storage', { locks: null }],
  ])('B2: renew once, with %s', async (_, more) => {
    const { tabs, transport } = openTabs(5, more);
    await tabs[0]?.signIn(credentials);
    later = (FIRST_LIFE + 5) * 1000;
    const sent = await Promise.all(Array.from({ length: 1000 }, (_call, call) => tabs[call % 5]?.authorization()));
    expect(transport.newTicket).toHaveBeenCalledTimes(1);
    expect(new Set(sent).size).toBe(1);
    expect(Object.keys(window.localStorage).sort()).toEqual(['sid', 'token', 'udata']);
  });

  it('notify each other of sign-in and sign-out', async () => {
    const { tabs } = openTabs(2);
    await tabs[0]?.signIn(credentials);
    await vi.waitFor(() => expect(tabs[1]?.getSnapshot()).toEqual({ status: 'signed-in', user }));
    await tabs[1]?.signOut();
    expect(window.localStorage.length).toBe(0);
    await vi.waitFor(() => expect(tabs[0]?.getSnapshot()).toEqual({ status: 'signed-out' }));
  });

  it('B10: keep an unanswered sign-out only in the storage of the tab', async () => {
    const { tabs, transport } = openTabs(1);
    await tabs[0]?.signIn(credentials);
    transport.signOut.mockReturnValue(new Promise(() => undefined));
    void tabs[0]?.signOut();
    expect(window.localStorage.length).toBe(0);
    expect(Object.keys(window.sessionStorage)).toEqual(['token-revoke']);
    const { transport: next } = openTabs(1);
    await vi.waitFor(() => expect(window.sessionStorage.length).toBe(0));
    expect(next.signOut).toHaveBeenCalledTimes(1);
  });
});
