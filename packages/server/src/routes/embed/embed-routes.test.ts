import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../app.fixtures.js';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({
    settings: { publicUrl: 'https://library.example', allowedOrigins: ['https://college.example'] },
  });
});
afterAll(() => test.close());

const URL_SC = '/api/embed/v1/latest?court=sc';
const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers });

describe('GET /api/embed/v1/latest', () => {
  it('answers the latest cases with complete links', async () => {
    const answer = await get(URL_SC);
    expect(answer.json()).toEqual({
      court: 'sc',
      total: 2,
      sample: false,
      items: [
        {
          date: '2024-03-05',
          appellant: 'Asha Rao',
          respondent: 'State of Karnataka',
          reference: 'Supreme Court of India',
          court: 'Supreme Court of India',
          subject: 'Tenancy',
          decision: 'Allowed',
          citation: '2024 HN 1',
          href: 'https://library.example/case/2024-hn-1',
        },
        expect.objectContaining({ appellant: 'Vikram', date: '2023-01-02' }),
      ],
      more: 'https://library.example/',
    });
  });

  it('says if it lists the fictional sample', async () => {
    expect((await get('/api/embed/v1/latest?court=hc')).json()).toMatchObject({ court: 'hc', total: 1, sample: true });
  });

  it('accepts 1 to 20 items and only the two kinds of courts', async () => {
    expect((await get(`${URL_SC}&limit=1`)).json<{ items: unknown[] }>().items).toHaveLength(1);
    for (const query of ['limit=0', 'limit=21', 'limit=x', 'limit=1&limit=2', 'court=all', 'court[]=sc']) {
      expect((await get(`/api/embed/v1/latest?${query}`)).statusCode, query).toBe(400);
    }
  });

  it('answers 304 to a client that has it, and is cacheable for a minute', async () => {
    const first = await get(URL_SC);
    expect(first.headers['cache-control']).toBe('public, max-age=60, stale-while-revalidate=600');
    const again = await get(URL_SC, { 'if-none-match': String(first.headers['etag']) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await get(URL_SC, { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it('links to its own address if none is configured', async () => {
    const other = await openTestApp();
    try {
      const answer = await other.app.inject({ url: URL_SC, headers: { host: 'localhost:4321' } });
      expect(answer.json()).toMatchObject({ more: 'http://localhost:4321/' });
      const forged = await other.app.inject({ url: URL_SC, headers: { host: 'evil.example/"><script>' } });
      expect(forged.statusCode).toBe(400);
    } finally {
      await other.close();
    }
  });
});

describe('the citation finder', () => {
  const found = {
    citation: '2024 hn 1',
    state: 'found',
    canonical: '2024 HN 1',
    printed: '2024 HN 1',
    reason: '',
    items: [
      {
        title: 'Asha Rao v. State of Karnataka',
        citation: '2024 HN 1',
        court: 'Supreme Court of India',
        date: '2024-03-05',
        href: 'https://library.example/case/2024-hn-1',
        later: null,
      },
    ],
    elsewhere: [],
    fits: [],
  };
  const check = (payload: object) => test.app.inject({ method: 'POST', url: '/api/embed/v1/check', payload });

  it('answers one citation with the link to the case, cacheable for a minute', async () => {
    const answer = await get('/api/embed/v1/citation?citation=2024%20hn%201');
    expect(answer.json()).toEqual(found);
    expect(answer.headers['cache-control']).toBe('public, max-age=60, stale-while-revalidate=600');
    expect((await get('/api/embed/v1/citation?citation=')).statusCode).toBe(400);
    expect((await get(`/api/embed/v1/citation?citation=${'x'.repeat(257)}`)).statusCode).toBe(400);
  });

  it('reads a citation that was copied with invisible characters', async () => {
    const copied = '\ufeff20\u00ad24\u200b HN\u2060 1\u200e';
    const answer = await get(`/api/embed/v1/citation?citation=${encodeURIComponent(copied)}`);
    expect(answer.json()).toEqual({ ...found, citation: copied });
  });

  it('says what a citation lacks', async () => {
    const read = async (citation: string) =>
      (await get(`/api/embed/v1/citation?citation=${encodeURIComponent(citation)}`)).json<object>();
    const incomplete = { state: 'incomplete', items: [], fits: [] };
    expect(await read('AIR SC 14')).toMatchObject({ ...incomplete, reason: 'The year is missing.' });
    expect(await read('SCC 225')).toMatchObject({ ...incomplete, reason: 'The year and the volume are missing.' });
    expect(await read('AIR 1973 SC')).toMatchObject({ ...incomplete, printed: 'AIR 1973', reason: '' });
  });

  it.each(['s. 302 IPC', '302 ipc', 'IPC 302'])('says the pair of a section in the other code: %s', async (typed) => {
    const answer = await get(`/api/embed/v1/citation?citation=${encodeURIComponent(typed)}`);
    expect(answer.json()).toMatchObject({
      state: 'provision',
      printed: 'S. 302 IPC',
      pair: { otherAct: 'BNS', provisions: ['S. 103(1) BNS'] },
    });
  });

  it('answers several in order, at most 500', async () => {
    expect((await check({ citations: ['no citation', '2024 hn 1'] })).json()).toEqual({
      items: [
        {
          citation: 'no citation',
          state: 'unread',
          canonical: '',
          printed: '',
          reason: '',
          items: [],
          elsewhere: [],
          fits: [],
        },
        found,
      ],
    });
    expect((await check({ citations: Array.from({ length: 501 }, () => 'x') })).statusCode).toBe(400);
    expect((await check({ citations: '2024 hn 1' })).statusCode).toBe(400);
    expect((await check({ citations: Array.from({ length: 500 }, () => 'x'.repeat(256)) })).statusCode).toBe(200);
  });

  it('is limited by address', async () => {
    const limited = await openTestApp({ visitorSearches: 1 });
    const ask = () => limited.app.inject('/api/embed/v1/citation?citation=2024%20HN%201');
    expect((await ask()).statusCode).toBe(200);
    expect((await ask()).statusCode).toBe(429);
    await limited.close();
  });
});

describe('pages of other origins', () => {
  it.each([
    'http://localhost',
    'http://localhost:5173',
    'https://localhost:8443',
    'http://127.0.0.1:3000',
    'http://[::1]:3000',
    'https://college.example',
  ])('may read from %s, and caches separate the answers by origin', async (origin) => {
    const answer = await get(URL_SC, { origin });
    expect(answer.headers['access-control-allow-origin']).toBe(origin);
    expect(answer.headers['vary']).toMatch(/origin/i);
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
    expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin');
  });

  it.each([
    'null',
    'https://evil.example',
    'http://localhost.evil.example',
    'http://evil-localhost:80',
    'http://localhost:5173/',
    'http://LOCALHOST:5173',
    'http://localhost.:5173',
    'file://localhost',
    'http://user@localhost',
    'https://college.example:444',
    'http://college.example',
    'http://127.0.0.2',
    '*',
  ])('may not read from %s', async (origin) => {
    const answer = await get(URL_SC, { origin });
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    expect(answer.headers['vary']).toMatch(/origin/i);
  });

  it('can read an error too, so a widget can show it', async () => {
    const answer = await get('/api/embed/v1/latest?limit=0', { origin: 'http://localhost:5173' });
    expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([400, 'http://localhost:5173']);
  });

  it('may send a preflight, from allowed origins only', async () => {
    const ask = (origin: string) =>
      test.app.inject({ method: 'OPTIONS', url: URL_SC, headers: { origin, 'access-control-request-method': 'GET' } });
    const allowed = await ask('http://localhost:5173');
    expect([allowed.statusCode, allowed.headers['access-control-allow-origin']]).toEqual([
      204,
      'http://localhost:5173',
    ]);
    expect((await ask('https://evil.example')).headers['access-control-allow-origin']).toBeUndefined();
  });

  it('get no such header from any other call', async () => {
    const headers = { origin: 'http://localhost:5173' };
    for (const url of ['/api/welcome/getTotalCount', '/api/config/get', '/healthz']) {
      expect((await get(url, headers)).headers['access-control-allow-origin'], url).toBeUndefined();
    }
    const preflight = await test.app.inject({
      method: 'OPTIONS',
      url: '/api/ec/getResults',
      headers: {
        ...headers,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization',
      },
    });
    expect(preflight.headers['access-control-allow-origin']).toBeUndefined();
  });
});
