import { contract, serverCalls, type ContractCall } from '@headnote/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from './app.fixtures.js';
import type { ServerOptions } from './config/config.js';
import { callsNotBuilt } from './routes/calls-not-built.js';

const unbuilt: ContractCall = { ...serverCalls.config.get, service: 'later', name: 'call', path: '/api/later/call' };
const notBuilt = callsNotBuilt();
/** Every route of the contract, with aliases, and with the POST alias of calls that write by GET. */
const routes = contract
  .filter(({ base }) => base !== 'web')
  .flatMap((call) =>
    [call.path, ...(call.aliases ?? [])].flatMap((path) =>
      [call.method, ...(call.postAlias ? ['POST' as const] : [])].map(
        (method) => [method, path, !notBuilt.includes(`${call.service}.${call.name}`)] as const,
      ),
    ),
  );

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ contract: [...contract, unbuilt] });
});
afterAll(() => test.close());

const get = (url: string) => test.app.inject({ url });

describe('every answer', () => {
  it.each(['/api/config/get', '/api/nothing', '/healthz', '/', '/%zz', '/api/welcome/getlatestcasedata'])(
    'has a request id, also in its envelope, and the security headers: %s',
    async (url) => {
      const answer = await get(url);
      expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
      if (answer.statusCode >= 400 && String(answer.headers['content-type']).startsWith('application/json')) {
        expect(answer.json()).toMatchObject({ flag: false, outdata: null, requestId: answer.headers['x-request-id'] });
      }
      expect(answer.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
        'x-frame-options': 'DENY',
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as string,
      });
    },
  );

  it('has a new id, for any id from the client', async () => {
    const answer = await test.app.inject({
      url: '/healthz',
      headers: { 'x-request-id': 'mine', 'request-id': 'mine' },
    });
    expect(answer.headers['x-request-id']).not.toBe('mine');
  });
});

describe('the calls of the contract', () => {
  it('answer 501 in the envelope if they are not built', async () => {
    const answer = await get('/api/later/call');
    expect(answer.statusCode).toBe(501);
    expect(answer.json()).toEqual({
      flag: false,
      message: 'later.call is part of the contract and is not built yet.',
      outdata: null,
      code: 'not-built',
      requestId: answer.headers['x-request-id'],
    });
  });

  it.each(routes)('answer 501 exactly where no route builds them: %s %s', async (method, path, isBuilt) => {
    const answer = await test.app.inject({ method, url: path, ...(method === 'POST' ? { payload: {} } : {}) });
    expect(answer.statusCode === 501).toBe(!isBuilt);
    if (!isBuilt) expect(answer.json()).toMatchObject({ flag: false, code: 'not-built' });
  });

  it.each(routes)('exist as spelt: %s %s', async (method, path) => {
    const answer = await test.app.inject({ method, url: path });
    expect([404, 500]).not.toContain(answer.statusCode);
    const otherCase = path.replace(/[a-z](?=[^/]*$)/, (letter) => letter.toUpperCase());
    expect((await test.app.inject({ method, url: otherCase })).statusCode).toBe(404);
    expect((await test.app.inject({ method: 'PUT', url: path })).statusCode).toBe(404);
  });

  it('are 404 in the envelope if the call does not exist', async () => {
    for (const url of ['/api', '/api/', '/api/nothing', '/api/embed/v1/nothing']) {
      const answer = await get(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ flag: false, code: 'not-found' });
    }
  });
});

describe('a malformed request', () => {
  const post = (payload: string, contentType = 'application/json') =>
    test.app.inject({ method: 'POST', url: '/api/ec/getResults', headers: { 'content-type': contentType }, payload });

  it.each([
    ['broken JSON', '{"query":', 'application/json'],
    ['a form', 'query=1', 'application/x-www-form-urlencoded'],
    ['plain text', '{"query":{"match_all":{}}}', 'text/plain'],
    ['a constructor property', '{"query":{"match_all":{}},"constructor":{"prototype":{"x":1}}}', 'application/json'],
  ])('is 400 without a stack: %s', async (_what, payload, contentType) => {
    const answer = await post(payload, contentType);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ flag: false, outdata: null, code: 'bad-query' });
    expect(answer.body).not.toMatch(/ at |node_modules|\.ts/);
  });

  it('names a key that would change a prototype', async () => {
    const answer = await post('{"query":{"bool":{"must":[{"match":{"__proto__":"a"}}]}}}');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'bad-query',
      message: expect.stringContaining('query.bool.must[0].match.__proto__: not supported'),
    });
  });

  it.each(['?userid=0&userid=5', '?userid[]=0', '?userid[0]=5', '?adddocument=0&adddocument=1', '?x=1&x=2'])(
    'is 400 for a repeated or list parameter: %s',
    async (query) => {
      const answer = await test.app.inject({
        method: 'POST',
        url: `/api/ec/getResults${query}`,
        payload: { query: { match_all: {} } },
      });
      expect(answer.statusCode).toBe(400);
    },
  );
});

describe('an unexpected error', () => {
  it('is 500 with a message without details', async () => {
    const { app, library, close } = await openTestApp();
    await library.store.close();
    const answer = await app.inject('/api/welcome/getTotalCount');
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toMatchObject({
      flag: false,
      outdata: null,
      code: 'server',
      message: 'Something went wrong on the server. Please try again.',
    });
    await close();
  });
});

describe('the public configuration', () => {
  it('contains what a browser needs and no secret', async () => {
    const answer = await test.app.inject({ url: '/api/config/get', headers: { host: 'localhost:1234' } });
    expect(answer.json()).toMatchObject({
      flag: true,
      outdata: {
        publicUrl: 'http://localhost:1234',
        codecKey: 'a codec key',
        brand: { name: 'Headnote' },
        passwordRule: { min: 8, max: 128 },
        hasSample: true,
        area: 'Lawsuit',
      },
    });
    expect(answer.body).not.toContain('ssss');
    expect(answer.body).not.toContain('pppp');
  });
});

describe('the metrics for operators', () => {
  it('report liveness and readiness', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await get('/readyz')).json()).toEqual({ status: 'ready' });
  });

  it('count requests by route and status, and documents', async () => {
    await get('/api/config/get');
    const { body, headers } = await get('/metrics');
    expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(body).toMatch(
      /headnote_http_request_seconds_count\{method="GET",route="\/api\/config\/get",call="config.get",status="200"\} [1-9]/,
    );
    expect(body).toMatch(
      /headnote_http_request_seconds_bucket\{method="GET",route="\/healthz",call="",status="200",le="\+Inf"\} \d/,
    );
    expect(body).toContain('headnote_documents{kind="case"} 3');
    expect(body).toMatch(/process_resident_memory_bytes \d{7,}/);
    for (const name of ['outbox_messages{state="waiting"}', 'outbox_oldest_seconds', 'index_queue', 'read_only'])
      expect(body).toContain(`headnote_${name} 0\n`);
    expect(body).toMatch(/headnote_database_size_bytes [1-9]\d+/);
    for (const line of body.trim().split('\n'))
      expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{[^}]*\})? [\d.e+-]+)$/);
  });
});

describe('who may read the metrics', () => {
  const token = 'a token of the monitor'.replaceAll(' ', '-');
  const status = async (
    settings: ServerOptions,
    request: { remoteAddress?: string; headers?: Record<string, string> },
  ) => {
    const { app, close } = await openTestApp({ settings });
    const { statusCode } = await app.inject({ url: '/metrics', ...request });
    await close();
    return statusCode;
  };

  it('is this machine, and nobody behind a proxy on it', async () => {
    expect(await status({}, { remoteAddress: '127.0.0.1' })).toBe(200);
    expect(await status({}, { remoteAddress: '192.0.2.1' })).toBe(403);
    expect(await status({}, { remoteAddress: '127.0.0.1', headers: { 'x-forwarded-for': '192.0.2.1' } })).toBe(403);
  });

  it.each([
    'forwarded',
    'x-forwarded',
    'forwarded-for',
    'x-arr-clientip',
    'x-azure-clientip',
    'x-appengine-user-ip',
    'x-real-ip',
    'via',
    'a-header-of-the-next-proxy',
  ])('is nobody behind a proxy that adds %s', async (name) => {
    expect(await status({}, { remoteAddress: '127.0.0.1', headers: { [name]: '192.0.2.1' } })).toBe(403);
  });

  it.each([
    ['evil.example', 403],
    ['127.0.0.1.evil.example', 403],
    ['127.0.0.1:3000', 200],
    ['localhost', 200],
    ['[::1]:3000', 200],
  ])('is no page under the name %s: %i', async (host, answer) => {
    expect(await status({}, { remoteAddress: '127.0.0.1', headers: { host } })).toBe(answer);
  });

  it('is also a monitor with the token', async () => {
    const settings = { metricsToken: token };
    const remoteAddress = '192.0.2.1';
    expect(await status(settings, { remoteAddress, headers: { authorization: `Bearer ${token}` } })).toBe(200);
    expect(await status(settings, { remoteAddress, headers: { authorization: 'Bearer another' } })).toBe(403);
    expect(await status({}, { remoteAddress, headers: { authorization: 'Bearer undefined' } })).toBe(403);
  });
});

describe('the log', () => {
  it('contains only the paths of requests: no query, no token, no password', async () => {
    const { app, signIn, close, password } = await openTestApp({ settings: { logLevel: 'trace' }, logTo: log });
    const { outdata } = await signIn();
    await app.inject({ method: 'POST', url: `/api/aouth2/newticket?refreshtoken=${outdata.refreshtoken}&logintype=3` });
    await app.inject({ url: '/casedetail?id=secretlink', headers: { authorization: `Bearer ${outdata.token}` } });
    await close();
    const text = log.lines.join('');
    expect(text).toContain('"path":"/api/aouth2/newticket"');
    for (const secret of [outdata.refreshtoken, outdata.token, password, 'secretlink', 'ssss', 'pppp', 'a codec key'])
      expect(text).not.toContain(secret);
  });
});

const log = {
  lines: [] as string[],
  write(line: string) {
    this.lines.push(line);
  },
};
