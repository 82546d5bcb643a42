import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A site build that shows the renderer's input; `/stream` answers in two pieces, `/throw` fails. */
const ENTRY = `
export const pages = ['/', '/contact'];
export async function render(request, { fetch, config, nonce }) {
  const url = new URL(request.url);
  if (url.pathname === '/throw') throw new Error('secret detail');
  if (url.pathname === '/moved') return new Response(null, { status: 302, headers: { location: '/', 'set-cookie': 'a=b' } });
  if (url.pathname.startsWith('/widgets/hosts/')) {
    return new Response('<!doctype html>', { headers: { 'content-type': 'text/html', 'content-security-policy': "frame-ancestors 'self'" } });
  }
  const shown = { url: request.url, path: url.pathname + url.search, headers: [...request.headers.keys()], config, nonce };
  if (url.pathname === '/totals') shown.totals = await (await fetch('/api/welcome/getTotalCount')).json();
  if (url.pathname === '/widget') shown.widget = await (await fetch('/widgets/v1/widgets.js')).text();
  if (url.pathname === '/post') {
    const init = { method: 'POST', headers: { 'content-type': 'application/json', authorization: 'Bearer x' }, body: '{"query":{"match_all":{}}}' };
    const answer = await fetch('/api/ec/getResults', init);
    shown.post = [answer.status, (await answer.json()).flag];
  }
  if (url.pathname === '/elsewhere') {
    shown.elsewhere = [];
    for (const target of ['https://evil.example/api/x', '/healthz', config.publicUrl + '/metrics']) {
      shown.elsewhere.push(await fetch(target).then(() => 'answered', (error) => error.name));
    }
  }
  const text = '<!doctype html><title>Page</title><pre>' + JSON.stringify(shown) + '</pre>';
  const body = new ReadableStream({ start(controller) {
    for (const piece of [text.slice(0, 20), text.slice(20)]) controller.enqueue(new TextEncoder().encode(piece));
    controller.close();
  } });
  return new Response(body, { status: url.pathname === '/missing' ? 404 : 200, headers: { 'content-type': 'text/html; charset=utf-8' } });
}`;

/** Writes a small site build and widget build. Returns their folders. */
export function writeBuiltSite(entry: string = ENTRY): { siteDir: string; widgetsDir: string } {
  const root = mkdtempSync(join(tmpdir(), 'headnote-site-'));
  const files = {
    // The same site, whose pages say that they are Hindi.
    'site/hi/server/entry-server.js': entry.replace('<title>Page', '<title>पृष्ठ'),
    'site/hi/client/assets/hi/entry-def.js': 'console.log(2)\n',
    'site/package.json': '{ "type": "module" }',
    'site/server/entry-server.js': entry,
    'site/client/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'site/client/.vite/manifest.json': '{}',
    'site/client/assets/entry-abc.js': 'console.log(1)\n',
    'site/client/assets/site-abc.css': 'p { margin: 0; }\n',
    'widgets/v1/widgets.js': 'window.headnote = 1\n',
    'widgets/v1/latest-cases.js': '',
    'widgets/1.2.3/latest-cases.js': 'window.headnote = 1\n',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return { siteDir: join(root, 'site'), widgetsDir: join(root, 'widgets') };
}
