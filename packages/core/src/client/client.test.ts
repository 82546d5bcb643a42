import { inspect } from 'node:util';
import { describe, expect, it, vi } from 'vitest';
import { calls } from '../contract/index.js';
import { assembleClient } from './assemble-client.js';
import { failure, hurriedTimes } from './client.fixtures.js';
import { createClient, createClientFor, type Client, type ClientSession, type Progress } from './index.js';
import { orAborted } from './or-aborted.js';

interface Sent {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: string;
}

type Reply = Response | Error | ((request: Request) => Response | Promise<Response>);

function setUp(replies: readonly Reply[], session?: ClientSession, base = 'https://api.example') {
  const sent: Sent[] = [];
  const fetch = (async (input: Request) => {
    sent.push({ url: input.url, method: input.method, headers: input.headers, body: await input.clone().text() });
    const reply = replies[Math.min(sent.length, replies.length) - 1];
    if (reply instanceof Error) throw reply;
    return typeof reply === 'function' ? reply(input) : (reply?.clone() ?? new Response('{}'));
  }) as typeof globalThis.fetch;
  const options = { bases: { api: base }, fetch, ...(session ? { session } : {}) };
  const client: Client = assembleClient(calls, options, hurriedTimes);
  return { client, sent };
}

const json = (value: unknown, init: ResponseInit = {}): Response => Response.json(value, init);
const hits = { hits: { total: { value: 1, relation: 'eq' }, hits: [{ _id: 'c1', _source: { appellant: 'A' } }] } };
const found = (outdata: unknown = JSON.stringify(hits)): Response => json({ flag: true, message: '', outdata });
const body = { query: { match_all: {} } } as const;
/** A call that is sent once. */
const signIn = (client: Client) => client.account.signIn({ username: 'a', password: 'b', remember: false });

describe('a request', () => {
  it.each(['https://api.example', 'https://api.example/', 'https://api.example//'])(
    'goes to the path as spelt, for every form of the base: %s',
    async (base) => {
      const { client, sent } = setUp([found()], undefined, base);
      await client.welcome.latestCases({ body });
      expect(sent[0]?.url).toBe('https://api.example/api/welcome/getlatestcasedataes?adddocument=0&userid=0');
      expect(sent[0]?.method).toBe('POST');
      expect(sent[0]?.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(JSON.parse(sent[0]?.body ?? '')).toEqual(body);
    },
  );

  it('outlives the page if it is sent while the page closes, and only then', async () => {
    const kept: boolean[] = [];
    const { client } = setUp([
      (request) => {
        kept.push(request.keepalive);
        return json({ flag: true, message: '' });
      },
    ]);
    await client.library.clearHistory(undefined, { keepalive: true });
    await client.library.clearHistory(undefined, { keepalive: false });
    await client.library.clearHistory(undefined);
    expect(kept).toEqual([true, false, false]);
  });

  it('marks a call that needs no token, and sends no authorization with it even if a user is signed in', async () => {
    const session = { authorization: vi.fn(() => Promise.resolve('Bearer secret')) };
    const answer = { flag: true, outdatalist: [[{ TotalUsers: 1 }], [{ TotalCases: '2' }], [{ Totalbareacts: 3 }]] };
    const { client, sent } = setUp([json(answer)], session);
    expect(await client.welcome.totals()).toEqual({ users: 1, cases: 2, acts: 3 });
    expect(sent[0]?.headers.get('x-no-token')).toBe('1');
    expect(sent[0]?.headers.has('authorization')).toBe(false);
    expect(session.authorization).not.toHaveBeenCalled();
  });

  it('sends neither header on calls of the account service', async () => {
    const session = { authorization: vi.fn(() => Promise.resolve('Bearer secret')) };
    const { client, sent } = setUp([json({ flag: true })], session);
    await client.account.signOut({ refreshToken: 'a+b&c', userId: '7' });
    expect(sent[0]?.url).toBe('https://api.example/api/aouth2/logout?refreshtoken=a%2Bb%26c&userid=7');
    expect(sent[0]?.headers.has('x-no-token')).toBe(false);
    expect(sent[0]?.headers.has('authorization')).toBe(false);
    expect(session.authorization).not.toHaveBeenCalled();
  });

  it('has authorization on a search only if a user is signed in', async () => {
    const signedIn = setUp([found()], { authorization: () => Promise.resolve('Bearer t') });
    await signedIn.client.search.cases({ body });
    expect(signedIn.sent[0]?.headers.get('authorization')).toBe('Bearer t');
    const visitor = setUp([found()], { authorization: () => Promise.resolve(undefined) });
    await visitor.client.search.acts({ body });
    expect(visitor.sent[0]?.headers.has('authorization')).toBe(false);
    expect(visitor.sent[0]?.headers.has('x-no-token')).toBe(false);
  });

  it('is sent once if it writes, for any answer', async () => {
    for (const reply of [new Error('reset'), json({}, { status: 502 }), json({}, { status: 429 })]) {
      const { client, sent } = setUp([reply]);
      await failure(signIn(client));
      expect(sent).toHaveLength(1);
    }
  });
});

describe('a 401 to a signed-in request', () => {
  const denied = json({ flag: false, message: 'expired' }, { status: 401 });

  it('leads to one renewal and one replay', async () => {
    const renewAuthorization = vi.fn(() => Promise.resolve('Bearer new'));
    const session = { authorization: () => Promise.resolve('Bearer old'), renewAuthorization };
    const { client, sent } = setUp([denied, found()], session);
    expect((await client.search.cases({ body })).hits).toHaveLength(1);
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer old', 'Bearer new']);
    expect(renewAuthorization).toHaveBeenCalledExactlyOnceWith('Bearer old');
  });

  it('never becomes a loop', async () => {
    const renewAuthorization = vi.fn(() => Promise.resolve('Bearer new'));
    const session = { authorization: () => Promise.resolve('Bearer old'), renewAuthorization };
    const { client, sent } = setUp([denied], session);
    expect(await failure(client.search.cases({ body }))).toMatchObject({ code: 'not-signed-in', message: 'expired' });
    expect(sent).toHaveLength(2);
    expect(renewAuthorization).toHaveBeenCalledTimes(1);
  });

  it('is the result if the renewal returns the same token', async () => {
    const session = {
      authorization: () => Promise.resolve('Bearer t'),
      renewAuthorization: () => Promise.resolve('Bearer t'),
    };
    const { client, sent } = setUp([denied], session);
    expect((await failure(client.search.cases({ body }))).code).toBe('not-signed-in');
    expect(sent).toHaveLength(1);
  });

  it('is not part of the reported progress', async () => {
    const session = {
      authorization: () => Promise.resolve('Bearer old'),
      renewAuthorization: () => Promise.resolve('Bearer new'),
    };
    const reports: Progress[] = [];
    const { client } = setUp([denied, found()], session);
    await client.search.cases({ body }, { onProgress: (progress) => void reports.push(progress) });
    const whole = JSON.stringify(await found().json()).length;
    expect(reports.map(({ transferred }) => transferred)).toEqual(reports.map(() => whole));
  });

  it('is the result for a visitor', async () => {
    const { client, sent } = setUp([denied], {
      authorization: () => Promise.resolve(undefined),
      renewAuthorization: () => Promise.resolve('Bearer x'),
    });
    expect((await failure(client.search.cases({ body }))).code).toBe('not-signed-in');
    expect(sent).toHaveLength(1);
  });
});

describe('failures', () => {
  it.each([
    [400, 'bad-query', false],
    [401, 'not-signed-in', false],
    [403, 'not-allowed', false],
    [404, 'not-found', false],
    [413, 'too-large', false],
    [429, 'busy', true],
    [500, 'server', true],
    [501, 'not-built', false],
    [503, 'server', true],
  ])('with status %i have code %s and the request id', async (status, code, retryable) => {
    const reply = json({ flag: false, message: 'why' }, { status, headers: { 'x-request-id': 'r-1' } });
    const error = await failure(setUp([reply]).client.search.cases({ body }));
    expect(error).toMatchObject({ code, retryable, requestId: 'r-1' });
    expect(error.message.includes('why')).toBe(code !== 'server');
  });

  it.each([
    ['0', 1],
    ['7', 7],
    ['9999999', 60],
    ['Thu, 01 Jan 1970 00:00:00 GMT', 1],
    ['soon', 1],
  ])('that ask to wait are limited to a minute: Retry-After %s', async (header, seconds) => {
    const reply = json({}, { status: 429, headers: { 'retry-after': header } });
    expect(await failure(signIn(setUp([reply]).client))).toMatchObject({ retryAfter: seconds });
  });

  it.each([
    [false, 'message text', 'other'],
    ['false', 'message text', undefined],
    [0, 'message text', null],
    ['0', '', 'message text'],
  ])('with flag %j have the server’s message and its whole answer', async (flag, message, outdata) => {
    const answer = { flag, message, outdata, outdata1: [{ userid: 'handle' }] };
    const error = await failure(signIn(setUp([json(answer)]).client));
    expect(error).toMatchObject({
      code: 'refused',
      message: 'message text',
      answer: { outdata1: [{ userid: 'handle' }] },
    });
  });

  it('to connect have the code network', async () => {
    const error = await failure(setUp([new TypeError('fetch failed')]).client.search.cases({ body }));
    expect(error).toMatchObject({ code: 'network', retryable: true });
  });

  it('of a truncated body have the code network', async () => {
    const cut = new ReadableStream({
      pull(controller) {
        controller.error(new TypeError('terminated'));
      },
    });
    const reply = new Response(cut, { headers: { 'x-request-id': 'r-1' } });
    const error = await failure(signIn(setUp([() => reply]).client));
    expect(error).toMatchObject({ code: 'network', requestId: 'r-1' });
  });

  it('of an answer larger than any document have the code too-large', async () => {
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(4_000_000)),
    });
    expect((await failure(setUp([() => new Response(endless)]).client.search.cases({ body }))).code).toBe('too-large');
  });

  it.each([
    ['a page of HTML', new Response('<html>welcome to the hotel</html>'), ''],
    ['nothing', new Response(null, { status: 204 }), ''],
    ['cut JSON', new Response('{"flag":tr'), ''],
    ['no flag', json({ message: 'x' }), 'flag'],
    ['a list', json([1]), ''],
    ['outdata that is text', found('nothing here'), 'outdata'],
    ['no hits', found('{"took":1}'), 'outdata.hits'],
    ['hits that are not a list', found({ hits: { hits: 'none' } }), 'outdata.hits.hits'],
    ['a hit without id', found({ hits: { hits: [{ _id: 'c1' }, {}] } }), 'outdata.hits.hits.1._id'],
  ])('of an unexpected form name the call and the field: %s', async (_, reply, field) => {
    const error = await failure(setUp([reply]).client.search.cases({ body }));
    expect(error).toMatchObject({ code: 'contract', call: 'search.cases', field });
  });

  it('never show a stack, a token or the body of the request', async () => {
    const session = { authorization: () => Promise.resolve('Bearer secret-token') };
    const { client } = setUp([new TypeError('fetch failed')], session);
    const error = await failure(client.search.cases({ body: { query: { term: { id: 'private' } } } }));
    expect(JSON.stringify(error)).not.toMatch(/secret-token|private|fetch failed| at /);
    // The output of a log, with the cause.
    expect(inspect(error, { depth: 9, showHidden: true })).not.toMatch(/secret-token|private/);
  });
});

describe('answers of other servers', () => {
  it.each([
    ['outdata as an object', found(hits)],
    ['outdata as text', found(JSON.stringify(hits))],
    ['outdata encoded twice', found(JSON.stringify(JSON.stringify(hits)))],
    ['a flag as text', json({ flag: 'True', outdata: hits })],
    ['a flag as a number', json({ flag: 1, outdata: hits })],
    [
      'JSON declared as a page',
      new Response(JSON.stringify({ flag: true, outdata: hits }), { headers: { 'content-type': 'text/html' } }),
    ],
    ['a byte order mark', new Response(`\uFEFF${JSON.stringify({ flag: true, outdata: hits })}`)],
    ['a total as a number', found({ hits: { total: 1, hits: hits.hits.hits } })],
  ])('are understood: %s', async (_, reply) => {
    const answer = await setUp([reply]).client.search.cases({ body });
    expect(answer.total).toEqual({ value: 1, relation: 'eq' });
    expect(answer.hits[0]?.record).toEqual({ id: 'c1', appellant: 'A' });
  });
});

describe('a caller that cancels', () => {
  it('ends the call at once, in every state', async () => {
    const never = (): Promise<Response> => new Promise(() => undefined);
    for (const session of [undefined, { authorization: () => new Promise<never>(() => undefined) }]) {
      const controller = new AbortController();
      const { client } = setUp([never], session);
      const call = failure(client.search.cases({ body }, { signal: controller.signal }));
      controller.abort();
      expect((await call).code).toBe('aborted');
    }
  });

  it('before the call started sends nothing', async () => {
    const { client, sent } = setUp([found()]);
    const error = await failure(client.search.cases({ body }, { signal: AbortSignal.abort() }));
    expect(error.code).toBe('aborted');
    expect(sent).toHaveLength(0);
  });

  it('before a step does not wait for that step', async () => {
    const aborted = AbortSignal.abort(new Error('gone'));
    await expect(orAborted(new Promise(() => undefined), aborted)).rejects.toThrow('gone');
  });

  it('does not disturb another caller', async () => {
    const { client } = setUp([found()]);
    const controller = new AbortController();
    const first = failure(client.search.cases({ body }, { signal: controller.signal }));
    const second = client.search.cases({ body });
    controller.abort();
    expect((await first).code).toBe('aborted');
    expect((await second).hits).toHaveLength(1);
  });
});

describe('time', () => {
  it('C1: ends an ordinary call after 30 seconds, a stalling body included', async () => {
    vi.useFakeTimers();
    try {
      const stalled = new ReadableStream<Uint8Array>({
        start: (controller) => controller.enqueue(new TextEncoder().encode('{')),
      });
      for (const reply of [() => new Promise<Response>(() => undefined), () => new Response(stalled)]) {
        const call = failure(setUp([reply]).client.search.cases({ body }));
        const ended = vi.fn();
        void call.then(ended);
        await vi.advanceTimersByTimeAsync(29_999);
        expect(ended).not.toHaveBeenCalled();
        await vi.advanceTimersByTimeAsync(1);
        expect(await call).toMatchObject({ code: 'timeout', retryable: true });
      }
    } finally {
      vi.useRealTimers();
    }
  });

  it('of a slow call restarts with each attempt: a renewal or a wait is not a stall', async () => {
    vi.useFakeTimers();
    try {
      const delayed = <T>(value: T, after: number) => new Promise<T>((done) => setTimeout(() => done(value), after));
      const session = {
        authorization: () => Promise.resolve('Bearer old'),
        renewAuthorization: () => delayed('Bearer new', 40_000),
      };
      const replies = [
        () => delayed(json({}, { status: 503, headers: { 'retry-after': '45' } }), 1000),
        () => delayed(json({}, { status: 401 }), 1000),
        () => delayed(json({ flag: true, outdata: hits }), 100_000),
      ];
      const fetch = (() => replies.shift()?.()) as unknown as typeof globalThis.fetch;
      const cases = { ...calls.search.cases, slow: true, safe: true } as const;
      const options = { bases: { api: 'https://api.example' }, fetch, session };
      const call = createClientFor({ search: { cases } }, options).search.cases({ body });
      await vi.advanceTimersByTimeAsync(200_000);
      expect((await call).hits).toHaveLength(1);
    } finally {
      vi.useRealTimers();
    }
  });

  it('ends with the call: no timer remains', async () => {
    vi.useFakeTimers();
    try {
      const slow = { ...calls.welcome.totals, slow: true } as const;
      const start = (reply: () => Promise<Response>, signal?: AbortSignal) => {
        const fetch = reply as unknown as typeof globalThis.fetch;
        const client = createClientFor({ welcome: { slow } }, { bases: { api: 'https://api.example' }, fetch });
        return failure(client.welcome.slow(undefined, signal ? { signal } : {}));
      };
      await start(() => Promise.resolve(json({})));
      expect(vi.getTimerCount()).toBe(0);
      // A fetch that ignores its signal and answers after the call has ended.
      const controller = new AbortController();
      let answer: (response: Response) => void = () => undefined;
      const cancelled = start(() => new Promise((resolve) => (answer = resolve)), controller.signal);
      await vi.advanceTimersByTimeAsync(10);
      controller.abort();
      expect((await cancelled).code).toBe('aborted');
      answer(json({}));
      await Promise.resolve();
      await new Promise((resolve) => process.nextTick(resolve));
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it('of the server is learned from uncached answers and passed to the session', async () => {
    const setClockOffset = vi.fn();
    const ahead = new Date(Date.now() + 3_600_000).toUTCString();
    const reply = json({ flag: true, outdata: hits }, { headers: { date: ahead } });
    const { client } = setUp([reply], { authorization: () => Promise.resolve(undefined), setClockOffset });
    await client.welcome.latestCasesByCourt({ courtIds: [] });
    expect(client.clockOffset()).toBeUndefined();
    await client.search.cases({ body });
    expect(Math.abs((client.clockOffset() ?? 0) - 3_600_000)).toBeLessThan(5000);
    expect(setClockOffset).toHaveBeenCalledTimes(1);
  });

  it('is longer for a slow call: two minutes for the first data, half a minute for more, ten minutes in total', async () => {
    vi.useFakeTimers();
    try {
      const slow = { ...calls.welcome.totals, slow: true } as const;
      const end = async (every: number | undefined): Promise<number> => {
        let timer: ReturnType<typeof setInterval> | undefined;
        const words = new ReadableStream<Uint8Array>({
          start(controller) {
            controller.enqueue(new Uint8Array([32]));
            if (every) timer = setInterval(() => controller.enqueue(new Uint8Array([32])), every);
          },
          cancel: () => clearInterval(timer),
        });
        const reply = () => (every === undefined ? new Promise<Response>(() => undefined) : new Response(words));
        const fetch = (async () => reply()) as unknown as typeof globalThis.fetch;
        const client = createClientFor({ welcome: { slow } }, { bases: { api: 'https://api.example' }, fetch });
        const started = Date.now();
        const ended = failure(client.welcome.slow()).then((error) => [error.code, Date.now() - started] as const);
        await vi.advanceTimersByTimeAsync(700_000);
        const [code, took] = await ended;
        expect(code).toBe('timeout');
        return took;
      };
      expect(await end(undefined)).toBe(120_000);
      expect(await end(0)).toBe(30_000);
      expect(await end(29_000)).toBe(600_000);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a client of some services', () => {
  it('has only those, with their types', async () => {
    const fetch = (() => Promise.resolve(found())) as typeof globalThis.fetch;
    const { search } = calls;
    const client = createClientFor({ search }, { bases: { api: 'https://api.example' }, fetch });
    expect(Object.keys(client)).toEqual(['search', 'loading', 'clockOffset']);
    expect(Object.keys(client.search)).toEqual(Object.keys(search));
    const answer: { readonly hits: readonly unknown[] } = await client.search.cases({ body });
    expect(answer.hits).toHaveLength(1);
    // @ts-expect-error A search needs its request.
    await failure(client.search.cases());
    // @ts-expect-error This service was not chosen.
    expect(client.welcome).toBeUndefined();
  });

  it('uses the loading flags from its options', () => {
    const bases = { api: 'https://api.example' };
    const { loading } = createClient({ bases });
    expect(createClient({ bases, loading }).loading).toBe(loading);
    expect(createClient({ bases }).loading).not.toBe(loading);
  });
});
