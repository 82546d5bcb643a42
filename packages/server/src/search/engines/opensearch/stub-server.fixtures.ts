import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that the stub got. */
export interface StubRequest {
  readonly method: string;
  readonly path: string;
  readonly body: string;
  /** Resolves when the other side closes the connection before it has an answer. */
  readonly left: Promise<void>;
}

/** Answers a request, or leaves it without an answer. */
export type StubAnswer = (request: StubRequest, send: (status: number, body: unknown) => void) => void;

/** Starts a stub of OpenSearch on a free port. */
export async function startStub(answer: StubAnswer) {
  const requests: StubRequest[] = [];
  const server = createServer((incoming, response: ServerResponse) => {
    const parts: Buffer[] = [];
    incoming.on('data', (part: Buffer) => parts.push(part));
    incoming.on('end', () => {
      const left = new Promise<void>((resolve) => {
        response.on('close', () => {
          if (!response.writableEnded) resolve();
        });
      });
      const body = Buffer.concat(parts).toString();
      const request = { method: incoming.method ?? '', path: incoming.url ?? '', body, left };
      requests.push(request);
      answer(request, (status, sent) => {
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(sent));
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests: requests as readonly StubRequest[],
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The answer to a search that found one document. */
export function foundOne(more: object = {}) {
  return {
    timed_out: false,
    _shards: { total: 1, successful: 1, failed: 0 },
    hits: {
      total: { value: 1, relation: 'eq' },
      max_score: 1,
      hits: [{ _index: 'library-1', _id: 'c1', _score: 1, sort: [1, 0, 'c1'] }],
    },
    ...more,
  };
}
