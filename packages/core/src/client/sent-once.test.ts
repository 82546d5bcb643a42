import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import type { Call } from '../contract/index.js';
import { clientOf, failure, hurriedTimes, shortTimes, until } from './client.fixtures.js';
import { startFaultServer, type FaultServer } from './fault-server.fixtures.js';
import { createIdempotencyKey } from './index.js';

let server: FaultServer;
beforeAll(async () => void (server = await startFaultServer()));
afterAll(() => server.close());

const answer = v.pipe(
  v.object({ outdata: v.unknown() }),
  v.transform(({ outdata }) => outdata),
);
const note: Call<undefined> = {
  service: 'library',
  name: 'saveNote',
  method: 'GET',
  postAlias: true,
  path: '/api/caselaw/save',
  auth: 'member',
  ours: false,
  envelope: true,
  noStore: true,
  answer,
  request: () => ({ query: { personalNote: 'x' } }),
};
const read: Call<undefined> = { ...note, method: 'POST', safe: true };
delete (read as { postAlias?: unknown }).postAlias;

/** Sends a call to a new address of the server that fails in this way. Returns the requests that arrived. */
async function sent(call: Call<undefined>, fault: string, times = hurriedTimes) {
  const before = server.seen(fault).length;
  const error = await failure(clientOf(call, { bases: { api: server.base(fault) } }, times).call());
  return { error, requests: server.seen(fault).slice(before) };
}

const failures = ['error-502', 'reset', 'cut-body'];

describe('C2: a call that writes', () => {
  it.each([...failures, 'slow-first-byte'])('is sent once, by POST, bypassing every cache: %s', async (fault) => {
    const times = fault === 'slow-first-byte' ? shortTimes(800) : hurriedTimes;
    const { requests } = await sent(note, fault, times);
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual(['POST /api/caselaw/save?personalNote=x']);
    expect(requests[0]?.headers['cache-control']).toBe('no-cache');
  });

  it.each(failures)('control: a call that only reads is sent three times: %s', async (fault) => {
    expect((await sent(read, fault)).requests).toHaveLength(3);
  });

  it('is sent again only if the server rejected the token', async () => {
    const session = {
      authorization: () => Promise.resolve('Bearer old'),
      renewAuthorization: () => Promise.resolve('Bearer new'),
    };
    server.on('denies', (response) => response.writeHead(401).end());
    await failure(clientOf(note, { bases: { api: server.base('denies') }, session }).call());
    expect(server.seen('denies').map(({ headers }) => headers.authorization)).toEqual(['Bearer old', 'Bearer new']);
  });
});

describe('a call that only reads', () => {
  it('gets its answer from the next attempt', async () => {
    let tries = 0;
    server.on('recovers', (response, request) => {
      if ((tries += 1) === 1) request.socket.resetAndDestroy();
      else if (tries === 2) response.writeHead(503).end();
      else response.writeHead(200, { 'content-type': 'application/json' }).end('{"flag":true,"outdata":"here"}');
    });
    expect(await clientOf(read, { bases: { api: server.base('recovers') } }, hurriedTimes).call()).toBe('here');
  });

  it.each(['error-500', 'empty', 'portal', 'huge-announced'])(
    'is not repeated if that cannot help: %s',
    async (fault) => {
      expect((await sent(read, fault)).requests).toHaveLength(1);
    },
  );

  it('stops at once if the caller cancels it between two attempts', async () => {
    const controller = new AbortController();
    server.on('waits', (response) => response.writeHead(503, { 'retry-after': '20' }).end());
    const started = performance.now();
    const client = clientOf(read, { bases: { api: server.base('waits') } });
    const call = failure(client.call(undefined, { signal: controller.signal }));
    await until(() => server.seen('waits').length === 1);
    controller.abort();
    expect((await call).code).toBe('aborted');
    expect(performance.now() - started).toBeLessThan(20_000);
    expect(server.seen('waits')).toHaveLength(1);
  });
});

describe('C3: an action whose answer is lost', () => {
  const action: Call<undefined> = { ...note, idempotent: true };
  const { idempotent: _, ...plain } = action;
  const keys = (fault: string) => server.seen(fault).map(({ headers }) => headers['idempotency-key']);

  /** A server that performs each action once and loses its first answer. */
  function startShelf(fault: string) {
    const rows = new Map<unknown, number>();
    let replies = 0;
    server.on(fault, (response, request) => {
      const key = request.headers['idempotency-key'] ?? `no key ${replies}`;
      const row = rows.get(key) ?? rows.size + 1;
      rows.set(key, row);
      if ((replies += 1) === 1) return void request.socket.resetAndDestroy();
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ flag: true, message: '', outdata: row }));
    });
    return rows;
  }

  it('has one effect if the user retries with its key', async () => {
    const rows = startShelf('shelf');
    const client = clientOf(action, { bases: { api: server.base('shelf') } });
    const idempotencyKey = createIdempotencyKey();
    expect((await failure(client.call(undefined, { idempotencyKey }))).code).toBe('network');
    expect(await client.call(undefined, { idempotencyKey })).toBe(1);
    expect(rows.size).toBe(1);
    expect(keys('shelf')).toEqual([idempotencyKey, idempotencyKey]);
  });

  it('control: has two effects without a key', async () => {
    const rows = startShelf('keyless');
    const client = clientOf(plain, { bases: { api: server.base('keyless') } });
    await failure(client.call());
    expect(await client.call()).toBe(2);
    expect(rows.size).toBe(2);
    expect(keys('keyless')).toEqual([undefined, undefined]);
  });

  it('gets a new key by default, and keeps it after a renewal', async () => {
    const session = {
      authorization: () => Promise.resolve('Bearer old'),
      renewAuthorization: () => Promise.resolve('Bearer new'),
    };
    server.on('locked', (response) => response.writeHead(401).end());
    const client = clientOf(action, { bases: { api: server.base('locked') }, session });
    await failure(client.call());
    await failure(client.call());
    const [first, again, second] = keys('locked');
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(again).toBe(first);
    expect(second).not.toBe(first);
  });
});

describe('C4: Retry-After', () => {
  const now = Date.UTC(2026, 10, 21, 12);

  /** Returns the milliseconds between the first two attempts of a read; undefined without a second. */
  async function waitFor(header: string | undefined): Promise<number | undefined> {
    vi.useFakeTimers({ now });
    try {
      const times: number[] = [];
      const headers = header === undefined ? {} : { 'retry-after': header };
      const fetch = () => {
        times.push(Date.now());
        return Promise.resolve(new Response('{}', { status: 429, headers }));
      };
      const call = failure(clientOf(read, { bases: { api: 'https://api.example' }, fetch }, hurriedTimes).call());
      await vi.advanceTimersByTimeAsync(30_000);
      expect((await call).code).toBe('busy');
      return times[1] === undefined ? undefined : times[1] - now;
    } finally {
      vi.useRealTimers();
    }
  }

  it.each([
    ['0', 1000],
    ['7', 7000],
    ['Thu, 01 Jan 1970 00:00:00 GMT', 1000],
    [new Date(now + 9000).toUTCString(), 9000],
    ['soon', 1000],
    ['-5', 1000],
    ['1e9', 1000],
  ])('of %s makes a read wait for %d ms', async (header, wait) => {
    expect(await waitFor(header)).toBe(wait);
  });

  it.each(['9999999', '60', 'Fri, 31 Dec 9999 23:59:59 GMT'])(
    'of %s exceeds the call’s time, so the caller learns at once, with at most a minute',
    async (header) => {
      expect(await waitFor(header)).toBeUndefined();
      const fetch = () => Promise.resolve(new Response('{}', { status: 429, headers: { 'retry-after': header } }));
      const error = await failure(clientOf(read, { bases: { api: 'https://api.example' }, fetch }).call());
      expect(error).toMatchObject({ code: 'busy', retryAfter: 60 });
    },
  );

  it('control: without one the wait is the client’s own short pause', async () => {
    expect(await waitFor(undefined)).toBeLessThan(1000);
  });

  it('of a 503 also reaches the caller', async () => {
    const fetch = () => Promise.resolve(new Response('', { status: 503, headers: { 'retry-after': '45' } }));
    const { safe: _safe, ...once } = read;
    const error = await failure(clientOf(once, { bases: { api: 'https://api.example' }, fetch }).call());
    expect(error).toMatchObject({ code: 'busy', retryAfter: 45, retryable: true });
  });
});
