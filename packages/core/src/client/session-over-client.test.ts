import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCodec } from '../codec/index.js';
import { createSession } from '../session/index.js';
import { memoryStorage } from '../session/session.fixtures.js';
import { tokenSet } from '../session/tokens.fixtures.js';
import { writeToken, writeUser } from '../contract/index.js';
import { accountTransport, createClient } from './index.js';

const user = { userId: '7', username: 'demo', name: '', email: '', daysRemaining: 3 };
const body = { query: { match_all: {} } } as const;

/** A small server of the contract: it counts, and its access tokens can be made invalid. */
function startServer() {
  const seen: string[] = [];
  let issued = 0;
  const server = { seen, valid: '', isEnded: false, isDown: false, deniesAll: false, deniesRenewals: false };
  const next = () => {
    const token = tokenSet(Date.now(), 600, { id: String((issued += 1)) });
    server.valid = `Bearer ${token.token}`;
    return token;
  };
  const answer = (request: Request): Response => {
    const { pathname, search } = new URL(request.url);
    seen.push(
      `${request.method} ${pathname}${pathname.includes('aouth2') ? search.replace(/refreshtoken=[^&]+/, 'refreshtoken=…') : ''}`,
    );
    const date = { headers: { date: new Date().toUTCString() } };
    if (pathname.endsWith('signin')) {
      const outdata = { outdata: writeToken(next()), outdata1: [writeUser(user)], outdata2: 's1' };
      return Response.json({ flag: true, message: '', ...outdata }, date);
    }
    if (pathname.endsWith('newticket')) {
      if (server.deniesRenewals) return Response.json({ flag: false, message: 'no' }, { status: 401, ...date });
      if (server.isDown) return new Response('bad gateway', { status: 502 });
      if (server.isEnded) return Response.json({ flag: false, message: 'The session has ended.' }, date);
      return Response.json({ flag: true, message: '', outdata: writeToken(next()) }, date);
    }
    if (pathname.endsWith('logout')) return Response.json({ flag: true, message: '' }, date);
    const sent = request.headers.get('authorization');
    if (sent !== null && (server.deniesAll || sent !== server.valid))
      return Response.json({ flag: false, message: 'no' }, { status: 401, ...date });
    return Response.json({ flag: true, message: '', outdata: { hits: { hits: [] } } }, date);
  };
  const fetch = (async (input: Request) => answer(input)) as typeof globalThis.fetch;
  return { server, fetch };
}

/** Opens a page with this server. `inBetween`, a proxy, may answer a call instead. */
function openPage(inBetween?: (request: Request) => Response | undefined) {
  const { server, fetch: reach } = startServer();
  const fetch = (async (input: Request) => inBetween?.(input) ?? reach(input)) as typeof globalThis.fetch;
  const bases = { api: 'https://api.example' };
  const transport = accountTransport(createClient({ bases, fetch }));
  const codec = createCodec({ key: 'k' });
  const session = createSession({ storage: memoryStorage(), transport, codec, locks: null, channel: null });
  return { server, session, client: createClient({ bases, session, fetch }) };
}

const credentials = { username: 'demo', password: 'x', remember: false };
const isRenewal = (line: string): boolean => line.includes('newticket');

const pass = (milliseconds: number): void => void vi.setSystemTime(Date.now() + milliseconds);

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

describe('a page that talks to the server', () => {
  it('renews an expired token once for all its searches, by the contract’s call', async () => {
    const { server, session, client } = openPage();
    await session.signIn(credentials);
    pass(10 * 60_000);
    await Promise.all(Array.from({ length: 30 }, () => client.search.cases({ body })));
    expect(server.seen.filter(isRenewal)).toEqual(['POST /api/aouth2/newticket?refreshtoken=…&logintype=3']);
  });

  it('renews once if the server rejects an unexpired token, and continues', async () => {
    const { server, session, client } = openPage();
    await session.signIn(credentials);
    server.valid = 'another key';
    await Promise.all(Array.from({ length: 30 }, () => client.search.cases({ body })));
    expect(server.seen.filter(isRenewal)).toHaveLength(1);
    expect(session.getSnapshot().status).toBe('signed-in');
  });

  it('ends the session if the server says so, and searches as a visitor', async () => {
    const { server, session, client } = openPage();
    await session.signIn(credentials);
    server.isEnded = true;
    pass(10 * 60_000);
    await expect(client.search.cases({ body })).rejects.toMatchObject({ code: 'session-ended' });
    expect(session.getSnapshot().status).toBe('signed-out');
    expect((await client.search.cases({ body })).hits).toEqual([]);
  });

  it('keeps the session while the server is down', async () => {
    const { server, session, client } = openPage();
    await session.signIn(credentials);
    server.isDown = true;
    // Well after the expiry: a Date header has only whole seconds.
    pass(10 * 60_000 + 5000);
    await expect(client.search.cases({ body })).rejects.toMatchObject({ code: 'server', retryable: true });
    expect(session.getSnapshot().status).toBe('signed-in');
    server.isDown = false;
    pass(60_000);
    expect((await client.search.cases({ body })).hits).toEqual([]);
  });

  it.each([
    [502, 'a gateway'],
    [500, 'a broken server'],
    [200, 'a captive portal'],
  ])('B11: stays signed in if %s with its own clock answers a search with %i', async (status) => {
    const headers = { 'content-type': 'text/html', date: 'Fri, 01 Jan 2037 00:00:00 GMT' };
    let isBetween = true;
    const { server, session, client } = openPage((request) =>
      isBetween && !request.url.includes('aouth2') ? new Response('<h1>No</h1>', { status, headers }) : undefined,
    );
    await session.signIn(credentials);
    await expect(client.search.cases({ body })).rejects.toBeInstanceOf(Error);
    isBetween = false;
    expect((await client.search.cases({ body })).hits).toEqual([]);
    expect(session.getSnapshot().status).toBe('signed-in');
    expect(server.seen.filter(isRenewal)).toEqual([]);
  });

  it('tells the server that the session has ended', async () => {
    const { server, session } = openPage();
    await session.signIn(credentials);
    expect(await session.signOut()).toBe(true);
    expect(server.seen.at(-1)).toBe('POST /api/aouth2/logout?refreshtoken=…&userid=7');
  });

  it('B15: replays once after a renewal, then returns the server’s answer', async () => {
    const { server, session, client } = openPage();
    await session.signIn(credentials);
    server.deniesAll = true;
    await expect(client.search.cases({ body })).rejects.toMatchObject({ code: 'not-signed-in' });
    expect(server.seen.filter((line) => line.includes('getResults'))).toHaveLength(2);
    expect(server.seen.filter(isRenewal)).toHaveLength(1);
  });

  it('B15: requests one renewal if the renewal itself fails with 401', async () => {
    const { server, session, client } = openPage();
    await session.signIn(credentials);
    server.deniesAll = true;
    server.deniesRenewals = true;
    await expect(client.search.cases({ body })).rejects.toBeInstanceOf(Error);
    expect(server.seen.filter((line) => line.includes('getResults'))).toHaveLength(1);
    expect(server.seen.filter(isRenewal)).toHaveLength(1);
  });
});
