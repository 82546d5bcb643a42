import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../app.fixtures.js';
import { writeBuiltSite } from './site.fixtures.js';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ settings: writeBuiltSite() });
});
afterAll(() => test.close());

const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers });
interface Shown {
  url: string;
  path: string;
  headers: string[];
  config: Record<string, unknown>;
  nonce: string;
  totals?: object;
  widget?: string;
  post?: unknown[];
  elsewhere?: string[];
}
async function show(url: string, headers: Record<string, string> = {}): Promise<Shown> {
  const answer = await get(url, headers);
  return JSON.parse(/<pre>(.*)<\/pre>/.exec(answer.body)?.[1] ?? 'null') as Shown;
}

describe('a page', () => {
  it.each(['/', '/casedetail?id=abc', '/case/2024-hn-1', '/Lawsuit/welcome', '/contact'])(
    'is rendered by the site: %s',
    async (url) => {
      const answer = await get(url);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(answer.headers['cache-control']).toBe('no-cache');
      expect((await show(url)).path).toBe(url);
    },
  );

  it.each(['/widgets', '/widgets/', '/widgets/?widget=latest-cases'])('shows the widgets at %s', async (url) => {
    expect((await show(url)).path).toBe(url);
    expect((await get(url)).headers).toMatchObject({ 'x-frame-options': 'DENY' });
  });

  it('may have a policy of its own, which says who may frame it', async () => {
    const { headers } = await get('/widgets/hosts/college');
    expect(headers['content-security-policy']).toBe("frame-ancestors 'self'");
    expect(headers['x-frame-options']).toBeUndefined();
  });

  it.each(['/%E0%A4%A', '/case/%zz?a=%zz', '/%'])('is rendered at an address that does not decode: %s', async (url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    const [path = '', ...query] = url.split('?');
    expect((await show(url)).path).toBe([path.replaceAll('%', '%25'), ...query].join('?'));
  });

  it('is an envelope below /api, also at an address that does not decode', async () => {
    const answer = await get('/api/%E0%A4%A');
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { flag: false, code: 'not-found' }]);
  });

  it('keeps the site’s own 404 and its redirects, and never a cookie', async () => {
    expect((await get('/missing')).statusCode).toBe(404);
    const moved = await get('/moved');
    expect([moved.statusCode, moved.headers['location'], moved.headers['set-cookie']]).toEqual([302, '/', undefined]);
  });

  it('may run only the inline scripts of this answer', async () => {
    const first = await get('/');
    const { nonce } = await show('/');
    expect(first.headers['content-security-policy']).toMatch(
      /^default-src 'self'; script-src 'self' 'nonce-[\w+/]{22}=='; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; frame-src 'self' https:\/\/www\.openstreetmap\.org; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'; require-trusted-types-for 'script'; trusted-types default headnote headnote-parse dompurify 'allow-duplicates'$/,
    );
    expect(first.headers['content-security-policy']).toContain((/"nonce":"([^"]+)"/.exec(first.body) ?? [])[1]);
    expect(first.body).not.toContain(nonce);
  });

  it('is a visitor’s: it gets neither cookie nor authorization of the reader', async () => {
    const { authorization } = await test.memberHeaders();
    const { headers } = await show('/', {
      authorization,
      cookie: 'a=b',
      'accept-language': 'en',
      'x-forwarded-for': '1.2.3.4',
    });
    expect(headers).toEqual(['accept-language', 'user-agent']);
  });

  it('calls the server’s own API in process, as a visitor', async () => {
    expect((await show('/totals')).totals).toMatchObject({ flag: true });
    // The server drops the renderer's authorization; otherwise "Bearer x" would cause a 401.
    expect((await show('/post')).post).toEqual([200, true]);
  });

  it('reads the published widgets in process', async () => {
    expect((await show('/widget')).widget).toBe('window.headnote = 1\n');
  });

  it('can call nothing else', async () => {
    expect((await show('/elsewhere')).elsewhere).toEqual(['TypeError', 'TypeError', 'TypeError']);
  });

  it('knows the public configuration', async () => {
    expect((await show('/', { host: 'localhost:99' })).config).toMatchObject({
      publicUrl: 'http://localhost:99',
      area: 'Lawsuit',
    });
  });

  it('that fails to render is an error page with the request id and without the cause', async () => {
    const answer = await get('/throw');
    expect(answer.statusCode).toBe(500);
    expect(answer.headers['content-type']).toMatch(/^text\/html/);
    expect(answer.body).toContain(String(answer.headers['x-request-id']));
    expect(answer.body).not.toContain('secret detail');
  });

  it('answers HEAD without a body', async () => {
    const answer = await test.app.inject({ method: 'HEAD', url: '/' });
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
  });

  it.each([
    ['//evil.example/x', '/evil.example/x'],
    ['/\\evil.example/x', '/evil.example/x'],
    ['///evil.example/x', '/evil.example/x'],
    // The absolute form, which proxies use.
    ['http://evil.example/contact', '/contact'],
    ['HTTP://evil.example:81?id=1', '/?id=1'],
    ['http://evil.example', '/'],
    ['http://evil.example//other.example/x', '/other.example/x'],
  ])('G17: stays on this site if the address is %s', async (path, shownPath) => {
    // Over a socket, because the injector resolves such an address first.
    if (!test.app.server.listening) await test.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = test.app.server.address() as AddressInfo;
    const asked = request({ host: '127.0.0.1', port, path, agent: false }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    const shown = JSON.parse(/<pre>(.*)<\/pre>/.exec(await text(answer))?.[1] ?? 'null') as Shown;
    expect(new URL(shown.url).host).toBe(`127.0.0.1:${port}`);
    expect(shown.path).toBe(shownPath);
  });
});

describe('the files of the site', () => {
  it('with a hash in their name are cached forever', async () => {
    const answer = await get('/assets/entry-abc.js');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect(answer.headers['content-type']).toMatch(/javascript/);
  });

  it('K5: a stylesheet is served as such, and browsers may not guess another type', async () => {
    const { statusCode, headers } = await get('/assets/site-abc.css');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/css; charset=utf-8']);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('next to the assets folder are served from the root', async () => {
    expect((await get('/favicon.svg')).headers['content-type']).toMatch(/^image\/svg\+xml/);
  });

  it.each([
    '/assets/nothing.js',
    '/assets/',
    '/assets/../../server/entry-server.js',
    '/assets/%2e%2e/%2e%2e/server/entry-server.js',
    '/widgets/nothing.js',
    '/widgets/hosts/../v1/nothing.js',
    '/widgets/hosts/a.js',
    '/widgets/v1/..%2f..%2fpackage.json',
  ])('do not include %s', async (url) => {
    const answer = await get(url);
    expect(answer.body).not.toContain('export async function render');
    if (!answer.headers['content-type']?.toString().startsWith('text/html'))
      expect([400, 403, 404]).toContain(answer.statusCode);
  });

  it('do not include the build’s manifest', async () => {
    expect((await get('/.vite/manifest.json')).body).not.toBe('{}');
  });
});

describe('the widget bundles', () => {
  it.each([
    ['/widgets/v1/widgets.js', 'public, max-age=300, stale-while-revalidate=86400'],
    ['/widgets/1.2.3/latest-cases.js', 'public, max-age=31536000, immutable'],
  ])('may be loaded by any page: %s', async (url, cacheControl) => {
    const answer = await get(url, { origin: 'https://college.example' });
    expect([answer.statusCode, answer.body]).toEqual([200, 'window.headnote = 1\n']);
    expect(answer.headers).toMatchObject({
      'cache-control': cacheControl,
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  it.each(['/widgets/9.9.9/latest-cases.js', '/widgets/1.2.3/widgets.js'])('do not include %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
});

describe('the frame page of a widget', () => {
  it('has a title, runs only our scripts, and names the sites that may frame it', async () => {
    const { statusCode, headers, body } = await get('/widgets/v1/frame/latest-cases?limit=3');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['x-frame-options']).toBeUndefined();
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'self'; connect-src 'self'; .*frame-ancestors 'self'/,
    );
    expect(body).toContain('<title>Latest cases</title>');
  });

  it('F8: may be framed by the origins of its key only; an unknown key gets the same page, which nobody may frame', async () => {
    const { id: userId } = await test.library.store.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
    const actor = { name: `member:${userId}`, userId };
    await test.portals.register(actor, { userId, name: 'College', origins: ['https://college.example'] });
    const key = (await test.portals.list(actor))[0]?.keys[0]?.key ?? '';
    const framed = async (given: string) => {
      const { statusCode, headers, body } = await get(`/widgets/v1/frame/latest-cases?key=${given}`);
      const [, ancestors = ''] = /frame-ancestors ([^;]*)$/.exec(String(headers['content-security-policy'])) ?? [];
      return { statusCode, ancestors, body };
    };
    const known = await framed(key);
    expect(known).toMatchObject({
      statusCode: 200,
      ancestors: expect.stringMatching(/^'self' .* https:\/\/college\.example$/),
    });
    for (const unknown of ['pk_0123456789abcdefghijkl', 'college', '%27self%27;']) {
      expect(await framed(unknown)).toEqual({ ...known, ancestors: "'none'" });
    }
  });

  it('has the same bytes for every address: nothing of it is written into the page', async () => {
    const plain = (await get('/widgets/v1/frame/latest-cases')).body;
    for (const query of ['key=unknown', 'limit=%22%3E%3Cscript%3E', 'key=a&key=b', 'onclick=alert(1)']) {
      expect((await get(`/widgets/v1/frame/latest-cases?${query}`)).body).toBe(plain);
    }
  });

  it.each(['case-preview', 'nothing', '..%2fwidgets.js', 'latest-cases/'])('does not exist for %s', async (name) => {
    expect((await get(`/widgets/v1/frame/${name}`)).statusCode).toBe(404);
  });
});

describe('a server without a built site', () => {
  it('says which command to run, and its API works', async () => {
    const bare = await openTestApp();
    try {
      const page = await bare.app.inject('/');
      expect([page.statusCode, page.body]).toEqual([503, expect.stringContaining('npm run build')]);
      expect((await bare.app.inject('/api/config/get')).statusCode).toBe(200);
    } finally {
      await bare.close();
    }
  });

  it.each([
    ['throw new Error("x")', /cannot be loaded; run npm run build again/],
    ['export const draw = 1', /has no function "render" or no list "pages"/],
  ])('does not start with a broken build: %s', async (entry, message) => {
    await expect(openTestApp({ settings: writeBuiltSite(entry) })).rejects.toThrow(message);
  });
});

describe('long answers', () => {
  it('are compressed if the client accepts it', async () => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/ec/getResults',
      headers: { 'accept-encoding': 'br' },
      payload: { query: { match_all: {} }, _source: ['content'] },
    });
    expect(answer.headers['content-encoding']).toBe('br');
  });
});
