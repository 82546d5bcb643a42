// Two servers on free ports: a library that serves the built widgets and one canned answer, and another site that embeds
// them. Two servers, because widgets run cross-origin.
import { readFile } from 'node:fs/promises';
import { json } from 'node:stream/consumers';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { HostPage } from './host-pages.js';
import { embedAnswer } from './widget-answers.js';

const bundles = fileURLToPath(new URL('../../../packages/widgets/dist/', import.meta.url));
const hostPages = fileURLToPath(new URL('../../../packages/widgets/src/test-hosts/', import.meta.url));

/** How the library answers one request for data. Default: the canned list at once. */
export interface Behaviour {
  readonly delay?: number;
  readonly status?: number;
  readonly headers?: Record<string, string>;
  readonly body?: string;
  /** The library permits this page to read nothing. */
  readonly isForeign?: boolean;
  /** Ends the connection instead of answering. */
  readonly hangUp?: boolean;
}

/** A request to the library. */
export interface Seen {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  /** True once the browser has aborted the request. */
  isAborted: boolean;
}

/** The two servers, with what the tests control and read. */
export interface WidgetHosts {
  readonly library: string;
  readonly host: string;
  /** Requests for data, in order. */
  readonly data: Seen[];
  /** Requests for scripts, in order. */
  readonly scripts: Seen[];
  /** Behaviours of the next requests for data, in order; afterwards the default. */
  readonly next: Behaviour[];
  /** Paths of scripts that answer 404: `v1/shared.js`. */
  readonly missing: Set<string>;
  /** Options of the key, and the milliseconds until the library tells them. */
  defaults: { readonly options: unknown; readonly delay?: number };
  /** The page at `/page` of the other site. */
  page: HostPage | undefined;
  /** Changes a script before it is sent: its text and its path, such as `v1/shared.js`. */
  tamper: ((text: string, path: string) => string) | undefined;
  /** Paths of scripts whose connection ends in the middle. */
  readonly cut: Set<string>;
  reset(): void;
  close(): Promise<void>;
}

/** Starts both servers. */
export async function startWidgetHosts(): Promise<WidgetHosts> {
  const hosts: WidgetHosts = {
    library: '',
    host: '',
    data: [],
    scripts: [],
    next: [],
    missing: new Set(),
    defaults: { options: {} },
    page: undefined,
    tamper: undefined,
    cut: new Set(),
    reset() {
      for (const list of [hosts.data, hosts.scripts, hosts.next]) list.length = 0;
      hosts.missing.clear();
      hosts.cut.clear();
      hosts.defaults = { options: {} };
      hosts.page = undefined;
      hosts.tamper = undefined;
    },
    close: async () => {
      await Promise.all([stop(library), stop(site)]);
    },
  };
  const library = await listen((request, response) => serveLibrary(hosts, request, response));
  const site = await listen((request, response) => serveHost(hosts, request, response));
  return Object.assign(hosts, { library: origin(library), host: origin(site) });
}

async function serveLibrary(hosts: WidgetHosts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', hosts.library);
  const seen: Seen = { path: url.pathname + url.search, headers: request.headers, isAborted: false };
  response.on('close', () => {
    seen.isAborted = !response.writableFinished;
  });
  // As the library does: scripts are for everybody, data for no page without an origin.
  if (request.headers.origin === 'null' && url.pathname.startsWith('/api/')) return void response.writeHead(403).end();
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-expose-headers', 'retry-after, x-request-id, headnote-refusal, headnote-key-ends');
  response.setHeader('x-request-id', 'request-1');

  if (url.pathname === '/api/embed/v1/defaults') {
    const { options, delay = 0 } = hosts.defaults;
    return answer({ delay }, { options }, response);
  }
  if (request.method === 'OPTIONS') {
    response.setHeader('access-control-allow-headers', 'content-type');
    return void response.writeHead(204).end();
  }
  const known = embedAnswer(url, hosts.library, request.method === 'POST' ? await json(request) : undefined);
  if (known) {
    hosts.data.push(seen);
    return answer(hosts.next.shift() ?? {}, known, response);
  }
  const [, release = '', file] = /^\/widgets\/([\w.]+)\/([\w/-]+\.js(?:on)?)$/.exec(url.pathname) ?? [];
  if (!file || hosts.missing.has(`${release}/${file}`)) return void response.writeHead(404).end();
  hosts.scripts.push(seen);
  // An older loader; here it is the same code with another number.
  const isOld = release === 'v0';
  let text = await readFile(`${bundles}${isOld ? 'v1' : release}/${file}`, 'utf8');
  if (isOld) text = text.replaceAll('0.1.0', '0.0.1');
  response.setHeader('content-type', 'text/javascript; charset=utf-8');
  const sent = hosts.tamper ? hosts.tamper(text, `${release}/${file}`) : text;
  if (!hosts.cut.has(`${release}/${file}`)) return void response.end(sent);
  response.setHeader('content-length', Buffer.byteLength(sent));
  response.write(sent.slice(0, sent.length / 2), () => response.destroy());
}

async function answer(behaviour: Behaviour, known: object, response: ServerResponse): Promise<void> {
  if (behaviour.delay) await new Promise((resolve) => setTimeout(resolve, behaviour.delay));
  if (behaviour.hangUp) return void response.destroy();
  if (behaviour.isForeign) response.removeHeader('access-control-allow-origin');
  response.writeHead(behaviour.status ?? 200, { 'content-type': 'application/json', ...behaviour.headers });
  response.end(behaviour.body ?? JSON.stringify(known));
}

async function serveHost(hosts: WidgetHosts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', hosts.host);
  if (pathname === '/page' && hosts.page) {
    const { html, policy } = hosts.page;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    if (policy) response.setHeader('content-security-policy', policy);
    return void response.end(html);
  }
  const page = /^\/([\w-]+)\.html$/.exec(pathname)?.[1];
  if (!page) return void response.writeHead(204).end();
  const { files } = JSON.parse(await readFile(`${bundles}0.1.0/integrity.json`, 'utf8')) as {
    files: Record<string, string>;
  };
  const text = await readFile(`${hostPages}${page}.html`, 'utf8');
  const policy = policies[page]?.replaceAll('LIBRARY', hosts.library);
  if (policy) response.setHeader('content-security-policy', policy);
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('set-cookie', 'host=1');
  response.end(text.replaceAll('%LIBRARY%', hosts.library).replace('%INTEGRITY%', files['latest-cases.js'] ?? ''));
}

const policies: Record<string, string> = {
  'strict-csp':
    "default-src 'none'; script-src LIBRARY; connect-src LIBRARY; require-trusted-types-for 'script'; trusted-types 'none'",
  'csp-without-connect': "default-src 'none'; script-src LIBRARY",
};

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

async function listen(handle: Handler): Promise<Server> {
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

function origin(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
