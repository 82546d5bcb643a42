import { maxHeaderSize, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../app.fixtures.js';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
  await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => test.close());

/** Asks with a query that is longer than the server reads. */
async function ask(path: string, headers: Record<string, string> = {}) {
  const { port } = test.app.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}${path}?query=${'A'.repeat(maxHeaderSize + 1000)}`;
  return new Promise<{ status: number | undefined; type: string | undefined; body: string }>((resolve, reject) => {
    request(url, { headers, agent: false }, (answer) => {
      void text(answer).then(
        (body) => resolve({ status: answer.statusCode, type: answer.headers['content-type'], body }),
        reject,
      );
    })
      .on('error', reject)
      .end();
  });
}

describe('an address that is too long', () => {
  it('of a page is answered by a page that says what to do, in both languages', async () => {
    const { status, type, body } = await ask('/Lawsuit/searchresults');
    expect([status, type]).toEqual([431, 'text/html; charset=utf-8']);
    expect(body).toContain('This link is too long');
    expect(body).toContain('यह लिंक बहुत लंबा है');
    expect(body).not.toContain('AAAA');
  });

  it('of the API is answered in its envelope, and says the limit', async () => {
    const { status, type, body } = await ask('/api/welcome/getlatestcasedata');
    expect([status, type]).toEqual([431, 'application/json; charset=utf-8']);
    expect(JSON.parse(body)).toMatchObject({
      flag: false,
      code: 'bad-query',
      message: 'The address and the headers of the request are longer than 16 kB together.',
    });
  });
});
