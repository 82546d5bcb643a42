import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { gzipSync } from 'node:zlib';

/** A request as received. */
export interface Seen {
  readonly fault: string;
  readonly method: string;
  /** Path and query after the name of the fault. */
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

type Reply = (response: ServerResponse, request: IncomingMessage, server: { readonly elsewhere: string }) => void;

const ENVELOPE = JSON.stringify({ flag: true, message: '', outdata: [] });
const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };
const PDF_TYPE = { 'content-type': 'application/pdf' };
const PORTAL = '<!doctype html><title>Welcome to the hotel</title><form>Room number</form>';

/** Writes small pieces until the client disconnects. */
function trickle(response: ServerResponse, every: number): void {
  const timer = setInterval(() => response.write(' '), every);
  response.on('close', () => clearInterval(timer));
}

/** Eight kinds of network failure; `refused` is an address without a server. */
export const networkFaults = [
  'refused',
  'reset',
  'slow-first-byte',
  'slow-body',
  'cut-body',
  'stall',
  'error-500',
  'redirect',
] as const;

const replies: Readonly<Record<string, Reply>> = {
  ok: (response) => response.writeHead(200, JSON_TYPE).end(ENVELOPE),
  reset: (_, request) => request.socket.resetAndDestroy(),
  'slow-first-byte': () => undefined,
  'slow-body': (response) => trickle(response.writeHead(200, JSON_TYPE), 20),
  'cut-body': (response, request) => {
    response.writeHead(200, { ...JSON_TYPE, 'content-length': '1000' });
    response.write(ENVELOPE, () => request.socket.destroy());
  },
  stall: (response) => void response.writeHead(200, JSON_TYPE).write('{"flag":true,'),
  'error-500': (response) => response.writeHead(500, JSON_TYPE).end('{"flag":false,"message":"stack at line 3"}'),
  'error-502': (response) => response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad Gateway</h1>'),
  redirect: (response, _, { elsewhere }) => response.writeHead(302, { location: `${elsewhere}/portal/` }).end(),
  'redirect-307': (response, request, { elsewhere }) =>
    response.writeHead(307, { location: `${elsewhere}/ok${request.url?.replace(/^\/[^/]+/, '')}` }).end(),
  'redirect-home': (response, request) =>
    response.writeHead(307, { location: `/ok${request.url?.replace(/^\/[^/]+/, '')}` }).end(),
  portal: (response) => response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PORTAL),
  'portal-as-json': (response) => response.writeHead(200, JSON_TYPE).end(PORTAL),
  empty: (response) => response.writeHead(204).end(),
  'empty-200': (response) => response.writeHead(200, JSON_TYPE).end(),
  bom: (response) => response.writeHead(200, JSON_TYPE).end(`\uFEFF${ENVELOPE}`),
  'bad-charset': (response) =>
    response
      .writeHead(200, { 'content-type': 'application/json; charset=iso-8859-1' })
      .end(Buffer.from('{"flag":true,"message":"caf\u00e9"}', 'latin1')),
  'utf-16': (response) => response.writeHead(200, JSON_TYPE).end(Buffer.from(`\uFEFF${ENVELOPE}`, 'utf16le')),
  'broken-gzip': (response) => {
    const zipped = gzipSync(ENVELOPE.repeat(100));
    zipped.fill(0xff, 12, 30);
    response.writeHead(200, { ...JSON_TYPE, 'content-encoding': 'gzip' }).end(zipped);
  },
  'not-gzip': (response) => response.writeHead(200, { ...JSON_TYPE, 'content-encoding': 'gzip' }).end(ENVELOPE),
  huge: (response) => {
    // One byte more than the limit, without a content length.
    response.writeHead(200, JSON_TYPE);
    const piece = Buffer.alloc(1_000_000, 32);
    for (let sent = 0; sent < 20; sent += 1) response.write(piece);
    response.end(' ');
  },
  'huge-announced': (response) => {
    response.writeHead(200, { ...JSON_TYPE, 'content-length': '20000001' });
    response.write(' ');
  },
  'pdf-without-length': (response) => {
    response.writeHead(200, PDF_TYPE);
    for (let part = 0; part < 10; part += 1) response.write(Buffer.alloc(1000, part));
    response.end();
  },
  'pdf-with-length': (response) =>
    response.writeHead(200, { ...PDF_TYPE, 'content-length': '10000' }).end(Buffer.alloc(10_000)),
  'pdf-stalls-at-99': (response) => {
    response.writeHead(200, { ...PDF_TYPE, 'content-length': '10000' });
    response.write(Buffer.alloc(9900));
  },
  'pdf-refused': (response) =>
    response.writeHead(200, JSON_TYPE).end('{"flag":false,"message":"This page cannot be printed.","outdata":null}'),
};

/** A local server on a free port; the base's path selects how its answers fail. */
export interface FaultServer {
  /** Returns the base of an API that fails in this way. */
  base(fault: string): string;
  /** Returns the requests in order of arrival: all, or those of one fault. */
  seen(fault?: string): readonly Seen[];
  /** Returns the number of open connections. */
  open(): number;
  /** Adds or replaces a way to answer. */
  on(fault: string, reply: (response: ServerResponse, request: IncomingMessage) => void): void;
  close(): Promise<void>;
}

/** Starts a server. `elsewhere` is the target origin of redirects; its own by default. */
export async function startFaultServer({ elsewhere }: { readonly elsewhere?: string } = {}): Promise<FaultServer> {
  const seen: Seen[] = [];
  const sockets = new Set<Socket>();
  const own: Record<string, Reply> = { ...replies };
  const server = createServer((request, response) => {
    const [, fault = '', url = ''] = /^\/([^/]*)(.*)$/.exec(request.url ?? '') ?? [];
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString();
      seen.push({ fault, method: request.method ?? '', url, headers: request.headers, body });
      const reply = own[fault];
      if (reply) reply(response, request, { elsewhere: elsewhere ?? origin });
      else response.writeHead(404).end();
    });
    request.on('error', () => undefined);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const closed = await findClosedPort();
  return {
    base: (fault) => (fault === 'refused' ? `http://127.0.0.1:${closed}` : `${origin}/${fault}`),
    seen: (fault) => seen.filter((request) => fault === undefined || request.fault === fault),
    open: () => sockets.size,
    on: (fault, reply) => void (own[fault] = reply),
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Returns a port that was free a moment ago. */
async function findClosedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
