import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { latestAnswer } from '../../tests/e2e/support/widget-answers.js';
import type { Subject } from './subjects.js';

/** A server of one subject's page, its files and the list, all compressed alike. */
export interface BenchServer {
  readonly url: string;
  /** Compressed bytes of code that were sent since the last reset. */
  readonly sent: { bytes: number; requests: number };
  close(): Promise<void>;
}

/** Height in px that the page keeps free where it says so: that of our eight rows in 360 px. */
const RESERVED = 980;

const page = ({ head, body }: Subject, isReserved: boolean): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Bench</title><link rel="icon" href="data:,">
<style>body { width: 360px; margin: 20px; font: 14px/1.4 sans-serif; } #column { min-height: ${isReserved ? RESERVED : 0}px; }</style>
${head}</head>
<body><div id="column">${body}</div><p>Working hours of the library: nine to eight.</p></body></html>`;

/** Starts a server. `/reserved` is the page that keeps the height free. */
export async function serve(subject: Subject): Promise<BenchServer> {
  const sent = { bytes: 0, requests: 0 };
  const files = new Map([...subject.files].map(([path, text]) => [path, gzipSync(text, { level: 9 })]));
  const server: Server = createServer((request, response) => {
    const { pathname, origin } = new URL(request.url ?? '/', `http://${request.headers.host ?? ''}`);
    const send = (type: string, body: Buffer): void => {
      response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip', 'cache-control': 'no-store' });
      response.end(body);
    };
    const file = files.get(pathname);
    if (file) {
      sent.bytes += file.length;
      sent.requests += 1;
      return send('text/javascript; charset=utf-8', file);
    }
    if (pathname === '/api/embed/v1/latest') {
      return send('application/json', gzipSync(JSON.stringify(latestAnswer('sc', 8, origin))));
    }
    if (pathname === '/' || pathname === '/reserved') {
      return send('text/html; charset=utf-8', gzipSync(page(subject, pathname === '/reserved')));
    }
    response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
