import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import type { PublicConfig } from '@headnote/core/config';
import { serverCalls } from '@headnote/core/contract';
import fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { build, type RouteDependencies } from '../routes/build-call.js';
import { createSharedRuns } from '../services/shared-runs.js';
import { registerPages } from '../site/page-routes.js';
import { sendError } from './error-answers.js';
import { registerCalls } from './register-calls.js';

type Work = (signal: AbortSignal) => Promise<unknown>;

/** Opens a server whose one call, and whose every page, does the work. */
async function open(work: Work) {
  const lines: { level: number; msg: string }[] = [];
  const answers: number[] = [];
  const app = fastify({ logger: { stream: { write: (line: string) => void lines.push(JSON.parse(line)) } } });
  app.setErrorHandler(sendError);
  app.addHook('onSend', async (_request, { statusCode }) => void answers.push(statusCode));
  const { totals } = serverCalls.welcome;
  const built = [build(totals, async ({ signal }) => (await work(signal)) as never)];
  registerCalls(app, { contract: [totals], built, dependencies: {} as RouteDependencies, prefix: '' });
  const render = async ({ signal }: Request) => (await work(signal)) as never;
  const site = { render, renderHindi: undefined, pages: [] };
  registerPages(app, { site, readPublicConfig: async () => ({ publicUrl: 'http://localhost' }) as PublicConfig });
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  return { lines, answers, path: totals.path, port, app };
}

const untilAborted = (signal: AbortSignal) => once(signal, 'abort');

it.each<[string, Work]>([
  ['stops between two steps', async (signal) => (await untilAborted(signal), signal.throwIfAborted())],
  [
    'waits for something that takes the signal',
    (signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      }),
  ],
  ['is shared with nobody else', (signal) => createSharedRuns().run('one', signal, untilAborted)],
])('a client that leaves while the work of a call or a page %s leaves no error in the log', async (_what, work) => {
  let begin: () => void = () => undefined;
  const { lines, answers, path, port } = await open((signal) => {
    begin();
    return work(signal);
  });
  for (const url of [path, '/case/2024-hn-1', '/contact']) {
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const socket = connect(port, '127.0.0.1');
    socket.write(`GET ${url} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
    await begun;
    socket.destroy();
    await expect.poll(() => answers.splice(0)).toEqual([499]);
  }
  expect(lines.filter(({ level }) => level > 30)).toEqual([]);
});

it('the same error is a fault while the client waits', async () => {
  const { lines, path, app } = await open(async () => AbortSignal.abort().throwIfAborted());
  expect((await app.inject({ url: path })).statusCode).toBe(500);
  expect(lines.filter(({ level }) => level === 50)).toMatchObject([{ msg: 'request failed' }]);
});
