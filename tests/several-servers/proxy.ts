import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy as operators put it before servers: it knows nothing of them but their addresses. */
export interface Proxy {
  readonly url: URL;
  close(): Promise<void>;
}

/**
 * Starts a proxy that sends each request to the next server. Where nobody listens it tries the next one, as nginx does: such a
 * server has not seen the request. A connection that breaks afterwards is an error of that request (502).
 */
export async function startProxy(backends: () => readonly URL[]): Promise<Proxy> {
  const agent = new Agent({ keepAlive: false });
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const all = backends();
      const from = (turn += 1);
      const order = all.map((_, at) => all[(from + at) % all.length]).filter((url) => url !== undefined);
      forward({ incoming, outgoing, body: Buffer.concat(chunks), agent }, order);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    async close() {
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

interface Exchange {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  readonly body: Buffer;
  readonly agent: Agent;
}

function forward(exchange: Exchange, [backend, ...others]: readonly URL[]): void {
  const { incoming, outgoing, body, agent } = exchange;
  if (backend === undefined) return void outgoing.writeHead(502).end();
  const sent = request(
    new URL(incoming.url ?? '/', backend),
    {
      method: incoming.method,
      agent,
      headers: {
        ...incoming.headers,
        'x-forwarded-for': incoming.headers['x-forwarded-for'] ?? incoming.socket.remoteAddress,
      },
    },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on('error', () => outgoing.destroy());
      answer.pipe(outgoing);
    },
  );
  sent.on('error', (error: NodeJS.ErrnoException) => {
    if (outgoing.headersSent) return void outgoing.destroy();
    if (error.code === 'ECONNREFUSED' && others.length > 0) return forward(exchange, others);
    outgoing.writeHead(502).end();
  });
  sent.end(body);
}
