import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from './app.fixtures.js';
import { FILE_REQUEST_MS } from './http/limit-slow-bodies.js';

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

  it('ends when its time is over, although a refusal came before its body', async () => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.on('error', () => {});
    const pieces: Buffer[] = [];
    socket.on('data', (arrived) => pieces.push(arrived));
    socket.write(
      'POST /mcp HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000000\r\n\r\n{',
    );
    const dripping = setInterval(() => socket.write('x'), 100);
    const started = performance.now();
    await new Promise((resolve) => void socket.on('close', resolve));
    clearInterval(dripping);
    expect(Buffer.concat(pieces).toString()).toMatch(/^HTTP\/1\.1 401 /);
    expect(performance.now() - started).toBeLessThan(4_000);
  });

  it('has no such end if the server sends it to itself, as its pages do', async () => {
    const { statusCode } = await test.app.inject({ method: 'POST', url: '/api/aouth2/signin', payload: {} });
    expect(statusCode).toBe(400);
    // Another one's end comes after the time of both.
    const socket = connect({ port, host: '127.0.0.1' });
    socket.write('POST /api/aouth2/signin HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 4/);
    expect((await test.app.inject('/healthz')).statusCode).toBe(200);
  });

  it('has 30 seconds in a server; only a PDF has longer, while it arrives', async () => {
    const other = await openTestApp();
    expect(other.app.server.headersTimeout).toBe(30_000);
    expect(other.app.server.requestTimeout).toBe(FILE_REQUEST_MS);
    await other.close();
  });
});

describe('K1: an upload', () => {
  it.each([['multipart/form-data'], [`multipart/form-data; boundary=${'b'.repeat(7_000)}`]])(
    'without a boundary that can be is refused: %.40s',
    async (type) => {
      const answer = await test.app.inject({
        method: 'POST',
        url: '/api/ec/postChatPdfWithFile',
        headers: { ...(await test.memberHeaders()), 'content-type': type },
        payload: 'x',
      });
      expect(answer.statusCode).toBe(400);
    },
  );

  const PIECE = 64 * 1024;
  const part = ['--b', 'Content-Disposition: form-data; name="file"; filename="a.pdf"', '', '%PDF-1.7'].join('\r\n');
  /** Starts an upload, and sends a piece now and then until the server ends it. Returns the answer. */
  async function upload(head: Record<string, string>, { piece = PIECE, every = 0 } = {}) {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.on('error', () => {});
    const pieces: Buffer[] = [];
    socket.on('data', (arrived) => pieces.push(arrived));
    const closed = new Promise((resolve) => void socket.on('close', resolve));
    const lines = Object.entries({ Host: 'localhost', 'Content-Type': 'multipart/form-data; boundary=b', ...head });
    socket.write(
      `POST /api/ec/postChatPdfWithFile HTTP/1.1\r\n${lines.map((line) => line.join(': ')).join('\r\n')}\r\n\r\n`,
    );
    const isChunked = 'Transfer-Encoding' in head;
    const write = (body: string | Buffer) => {
      if (isChunked) socket.write(`${body.length.toString(16)}\r\n`);
      socket.write(body);
      if (isChunked) socket.write('\r\n');
    };
    write(part);
    const filling = Buffer.alloc(piece, 'x');
    let timer: NodeJS.Timeout | undefined;
    const send = () => {
      if (socket.destroyed || !socket.writable) return;
      write(filling);
      if (every > 0) timer = setTimeout(send, every);
      else if (socket.writableLength < 10 * PIECE) setImmediate(send);
      else socket.once('drain', send);
    };
    send();
    await closed;
    clearTimeout(timer);
    return { answer: Buffer.concat(pieces).toString() };
  }
  const GB = 1_000_000_000;
  const MB = 1_000_000;

  it('of 2 GB ends at once, declared or not', async () => {
    const headers = await test.memberHeaders();
    const started = performance.now();
    const declared = await upload({ ...headers, 'Content-Length': String(2 * GB) });
    expect(declared.answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(declared.answer).toContain('larger than 20 MB');
    const streamed = await upload({ ...headers, 'Transfer-Encoding': 'chunked' });
    expect(streamed.answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(performance.now() - started).toBeLessThan(20_000);
  }, 60_000);

  it('of a stranger is not received', async () => {
    const { answer } = await upload({ 'Transfer-Encoding': 'chunked' }, { every: 100 });
    expect(answer).toMatch(/^HTTP\/1\.1 401 /);
  });

  it('may take longer than other requests while it arrives, and ends when it only drips', async () => {
    const headers = { ...(await test.memberHeaders()), 'Content-Length': String(10 * MB) };
    const started = performance.now();
    const slow = await upload({ ...headers, 'Content-Length': String(part.length + 30 * PIECE) }, { every: 100 });
    // It arrives as a whole, and is a damaged form.
    expect(slow.answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(performance.now() - started).toBeGreaterThan(2_000);
    const dripping = await upload(headers, { piece: 10, every: 50 });
    expect(dripping.answer).toMatch(/^HTTP\/1\.1 408 /);
  }, 30_000);

  it('comes one after the other from a member', async () => {
    const headers = { ...(await test.memberHeaders()), 'Content-Length': String(10 * MB) };
    const first = upload(headers, { piece: 10, every: 50 });
    await expect
      .poll(async () => (await upload(headers, { piece: 10, every: 50 })).answer)
      .toMatch(/^HTTP\/1\.1 429 [^]*another PDF/);
    await first;
  }, 30_000);
});
