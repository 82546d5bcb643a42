import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openBucketStore } from './bucket-store.js';
import { FilesUnavailableError } from './files-unavailable-error.js';

beforeEach(() => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

/** Opens a store whose server answers every request in this way; the other tests ask a real one. */
async function storeOn(answer: (response: ServerResponse) => void) {
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    answer(response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const files = openBucketStore({
    bucket: 'headnote',
    prefix: '',
    endpoint: `http://127.0.0.1:${port}`,
    region: undefined,
  });
  const close = () => {
    files.close();
    server.closeAllConnections();
    server.close();
  };
  onTestFinished(close);
  return { files, server, asked: () => asked, close };
}

const fault = (status: number, code: string) => (response: ServerResponse) =>
  response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`);
/** What is said of the store; undefined if the work does not fail by it. */
const failure = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof FilesUnavailableError ? error.reason : undefined),
  );

describe('a store that fails', () => {
  it.each([
    [403, 'AccessDenied', 'it denies access: check the keys and what they may do'],
    [403, 'SignatureDoesNotMatch', 'it denies access: check the keys and what they may do'],
    [404, 'NoSuchBucket', 'it has no bucket "headnote"'],
    [418, 'Odd', 'it answers with the error Odd (418)'],
  ])('with %i %s says why, without its address and keys', async (status, code, reason) => {
    const { files } = await storeOn(fault(status, code));
    expect(await failure(files.check())).toBe(reason);
    expect(await failure(files.keep('a/b', Buffer.from('x')))).toBe(reason);
  });

  it('and is down or silent is an error in time, and is not asked by everybody', async () => {
    const { files, asked } = await storeOn(() => {});
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const looks = Promise.all(
      Array.from({ length: 10 }, async (_item, at) => failure(files.held([`originals/a1/${at}.pdf`]))),
    );
    await vi.waitUntil(() => asked() === 10, { interval: 5 });
    await vi.advanceTimersByTimeAsync(3_000);
    const late = 'it does not answer in time';
    expect(await looks).toEqual(Array.from({ length: 10 }, () => late));
    expect(await failure(files.find('originals/a1/c.pdf'))).toBe(late);
    expect(asked()).toBe(10);
  });

  it('to slow readers still answers questions', async () => {
    const length = 3 * 1024 * 1024;
    const { files } = await storeOn((response) => {
      response.writeHead(200, { 'content-length': length });
      if (response.req.method === 'HEAD') response.end();
      else response.write('%PDF');
    });
    const file = await files.find('originals/a1/a.pdf');
    const bodies = await Promise.all(Array.from({ length: 60 }, async () => file?.read()));
    expect((await files.find('originals/a1/b.pdf'))?.size).toBe(length);
    for (const body of bodies) body?.destroy();
  });

  it('and is not there is an error', async () => {
    const { files, close } = await storeOn(() => {});
    close();
    expect(await failure(files.find('originals/a1/c.pdf'))).toBe('it cannot be reached');
  });
});

it('asks for all hits of a page at once, and not again soon', async () => {
  const waiting: ServerResponse[] = [];
  const { files, asked } = await storeOn((response) => {
    waiting.push(response);
    if (waiting.length < 10) return;
    for (const [at, one] of waiting.entries()) one.writeHead(at % 2 === 0 ? 200 : 404).end();
  });
  const names = Array.from({ length: 10 }, (_item, at) => `originals/a1/${at}.pdf`);
  const held = await files.held(names);
  expect(held.size).toBe(5);
  expect(await files.held(names)).toEqual(held);
  expect(asked()).toBe(10);
});
