import { createServer, type AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { workerLocation } from '../../runtime/worker-location.js';

let heard = 0;
const server = createServer((socket) => {
  heard += 1;
  socket.on('error', () => {}).end();
});
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => void server.close());

/** Tries every way out of a thread; the seal is for its own thread only. Returns those that failed. */
function tryAll(isSealed: boolean): Promise<readonly string[]> {
  const { url, options } = workerLocation({
    built: './none.js',
    source: 'ingest/texts/try-network.fixtures.ts',
  });
  const { port } = server.address() as AddressInfo;
  const thread = new Worker(url, { ...options, workerData: { isSealed, port } });
  return new Promise((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
  });
}

it('leaves a thread no way to the network', async () => {
  expect(await tryAll(true)).toEqual(['connect', 'request', 'lookup', 'fetch', 'datagram', 'listen']);
  expect(heard).toBe(0);
  expect(await tryAll(false)).toEqual([]);
  expect(heard).toBeGreaterThan(0);
}, 60_000);
