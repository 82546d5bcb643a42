import { createSocket } from 'node:dgram';
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { get } from 'node:http';
import { connect, createServer } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import { sealNetwork } from './seal-network.js';

const { isSealed, port } = workerData as { readonly isSealed: boolean; readonly port: number };
if (isSealed) sealNetwork();

/** Every way out that Node has. Each ends with an error if it is closed. */
const ways: Readonly<Record<string, () => unknown>> = {
  connect: () => once(connect(port, '127.0.0.1'), 'connect'),
  request: () =>
    new Promise((resolve, reject) => get({ port, host: '127.0.0.1' }).on('socket', resolve).on('error', reject)),
  lookup: () => lookup('localhost'),
  // The listener is no web server: any answer of it is an answer.
  fetch: () =>
    fetch(`http://127.0.0.1:${port}/`).catch((error: Error) =>
      error.message === 'fetch failed' ? null : Promise.reject(error),
    ),
  datagram: () => {
    const socket = createSocket('udp4');
    return new Promise((resolve, reject) =>
      socket
        .on('error', reject)
        .send('x', port, '127.0.0.1', (error) => (error ? reject(error) : resolve(socket.close()))),
    );
  },
  listen: () => {
    const server = createServer();
    return once(server.listen(0, '127.0.0.1'), 'listening').then(() => server.close());
  },
};

const failed: string[] = [];
for (const [name, attempt] of Object.entries(ways)) {
  try {
    await attempt();
  } catch {
    failed.push(name);
  }
}
parentPort?.postMessage(failed);
