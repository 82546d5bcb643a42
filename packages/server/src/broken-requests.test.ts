import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from './app.fixtures.js';

let test: TestApp;
let port = 0;
beforeAll(async () => {
  test = await openTestApp({ settings: { allowedHosts: ['https://library.example'] }, requestTimeoutMs: 1_000 });
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = test.app.server.address() as AddressInfo);
});
afterAll(() => test.close());

/** Sends bytes as they are, and returns everything that comes back until the server closes the connection. */
async function send(...lines: readonly string[]): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.write([...lines, '', ''].join('\r\n'));
  return text(socket);
}

const latest = '/api/embed/v1/latest';
const linkOf = (answer: string) => /"more":"([^"]*)"/.exec(answer)?.[1];

describe('the Host header', () => {
  it.each(['/', '/case/2024-hn-1', '/api/config/get', latest, '/healthz', '/nothing/here'])(
    'must be valid: %s answers 400 otherwise',
    async (path) => {
      for (const host of ['evil.example/"><script>', 'a b', 'x:port', '-a', 'a@b']) {
        const answer = await test.app.inject({ url: path, headers: { host } });
        expect({ host, status: answer.statusCode }).toEqual({ host, status: 400 });
        expect(answer.json()).toMatchObject({ message: 'The Host header is not valid.' });
        expect(answer.headers['x-request-id']).toBe(answer.json<{ requestId: string }>().requestId);
      }
    },
  );

  it('must not be there twice', async () => {
    const answer = await send(
      `GET ${latest} HTTP/1.1`,
      `Host: 127.0.0.1:${port}`,
      'Host: evil.example',
      'Connection: close',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    const missing = await send(`GET ${latest} HTTP/1.1`, 'Connection: close');
    expect(missing).toMatch(/^HTTP\/1\.1 400 /);
  });

  it.each([
    ['localhost:4321', 'http://localhost:4321/'],
    ['[::1]:99', 'http://[::1]:99/'],
    ['library.example', 'https://library.example/'],
    ['LIBRARY.example', 'https://library.example/'],
  ])('%s, which is known, begins the links', async (host, link) => {
    expect(linkOf(await send(`GET ${latest} HTTP/1.1`, `Host: ${host}`, 'Connection: close'))).toBe(link);
  });

  it.each([
    'evil.example',
    'library.example.evil.example',
    'library.example:81',
    'localhost.evil.example',
    '192.0.2.1',
  ])('%s, which is not known, never gets into a link or a page', async (host) => {
    const answer = await send(`GET ${latest} HTTP/1.1`, `Host: ${host}`, 'Connection: close');
    expect(linkOf(answer)).toBe(`http://127.0.0.1:${port}/`);
    expect(answer).not.toContain(`//${host}`);
  });

  it('does not matter where PUBLIC_URL is set', async () => {
    const other = await openTestApp({ settings: { publicUrl: 'https://public.example' } });
    const answer = await other.app.inject({ url: latest, headers: { host: 'evil.example' } });
    expect(answer.json()).toMatchObject({ more: 'https://public.example/' });
    await other.close();
  });
});

describe('G17: a request that arrives slowly', () => {
  it.each(['headers', 'body'])('ends when its time is over: %s', async (part) => {
    const socket = connect({ port, host: '127.0.0.1' });
    const head = `POST /api/aouth2/signin HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`;
    socket.write(part === 'headers' ? head : `${head}Content-Length: 1000\r\n\r\n{"username"`);
    // One byte now and then keeps an idle timeout away.
    const dripping = setInterval(() => socket.write('x'), 100);
    socket.on('error', () => {});
    const started = performance.now();
    const answer = await text(socket);
    clearInterval(dripping);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('"code":"timeout"');
    expect(performance.now() - started).toBeLessThan(4_000);
  });

  it('has 30 seconds in a server', async () => {
    const other = await openTestApp();
    expect(other.app.server.requestTimeout).toBe(30_000);
    expect(other.app.server.headersTimeout).toBe(30_000);
    await other.close();
  });
});
