import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The fault that the service simulates. */
export type CaptchaFault =
  'none' | 'status-500' | 'status-429' | 'html' | 'empty' | 'no-picture' | 'stall' | 'cut' | 'reset';

/** A captcha service in this process. The text of challenge n is `text n`. */
export interface CaptchaService {
  readonly endpoint: string;
  /** Query of each request, in order. */
  readonly queries: URLSearchParams[];
  /** Applies to all following responses. */
  fault: CaptchaFault;
  /** Simulates that a form was sent: the service no longer accepts the text of this challenge. */
  consume(id: string): void;
  close(): Promise<void>;
}

const markupOf = (id: string): string =>
  `<div class="captcha"><img src="handler?get=image&amp;c=inquiry&amp;t=${id}" alt="Type the characters &amp; digits">` +
  `<a href="#" title="Another picture">↻</a><a href='handler?get=sound&amp;t=${id}'>Hear it</a>` +
  `<input type="hidden" name="BDC_VCID_inquiry" id="BDC_VCID_inquiry" value="${id}"></div>`;

/** Starts the service on a free port. */
export async function startCaptchaService(): Promise<CaptchaService> {
  const open = new Set<string>();
  const queries: URLSearchParams[] = [];
  let count = 0;

  function bodyFor(query: URLSearchParams): string {
    const id = query.get('t') ?? '';
    if (query.get('get') === 'html') {
      count += 1;
      open.add(`c${count}`);
      return markupOf(`c${count}`);
    }
    const isCorrect = open.has(id) && query.get('i') === `text ${id.slice(1)}`;
    if (!isCorrect) open.delete(id);
    return String(isCorrect);
  }

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const query = new URL(request.url ?? '/', 'http://localhost').searchParams;
    queries.push(query);
    const page = '<!doctype html><html><body>Sign in to the network</body></html>';
    switch (service.fault) {
      case 'status-500':
      case 'status-429':
        response.writeHead(Number(service.fault.slice(-3))).end(page);
        return;
      case 'html':
        response.end(page);
        return;
      case 'empty':
        response.end();
        return;
      case 'no-picture':
        response.end('<img src="https://elsewhere.example/pixel.png"><input type="hidden" value="c1">');
        return;
      case 'stall':
        return;
      case 'cut':
        response.writeHead(200, { 'content-length': 1000 }).write('<div');
        setTimeout(() => response.destroy(), 5);
        return;
      case 'reset':
        request.socket.destroy();
        return;
      case 'none':
        response.end(bodyFor(query));
    }
  }

  const server = createServer(answer);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const service: CaptchaService = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/captcha/handler`,
    queries,
    fault: 'none',
    consume: (id) => void open.delete(id),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return service;
}
