import { caseByCitationBody } from '@headnote/core/search/bodies';
import { calls } from '@headnote/core/contract';
import { connect } from 'node:net';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestApp, type TestApp } from '../app.fixtures.js';
import { writeBuiltSite } from './site.fixtures.js';

const CITATION = '2024 HN 1';
const READERS = 1_000;

/** A site that reads what the page of a judgment reads, and counts what runs. */
const ENTRY = `
export const pages = [];
const count = (globalThis.previewsOfTest ??= { running: 0, most: 0, begun: [], gate: Promise.withResolvers() });
export async function render(request, { fetch }) {
  const reader = new URL(request.url).searchParams.get('reader');
  if (reader.startsWith('late')) return Response.json('late');
  count.begun.push(reader);
  if (reader.startsWith('gone')) await count.gate.promise;
  count.running += 1;
  count.most = Math.max(count.most, count.running);
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: ${JSON.stringify(
    JSON.stringify(caseByCitationBody({ houseCitation: CITATION })),
  )} };
  const answers = await Promise.all([
    fetch('${calls.documents.casePreview.path}', init),
    fetch('${calls.documents.extent.path}?id=${encodeURIComponent(CITATION)}'),
  ]);
  count.running -= 1;
  return Response.json(answers.map(({ status }) => status));
}`;

interface Count {
  readonly most: number;
  readonly begun: readonly string[];
  readonly gate: { readonly resolve: () => void };
}
const count = () => (globalThis as unknown as { previewsOfTest: Count }).previewsOfTest;

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ settings: writeBuiltSite(ENTRY), visitorSearches: 20 });
});
afterAll(() => test.close());

const open = (reader: string, remoteAddress: string) =>
  test.app.inject({ url: `/case/2024-hn-1?reader=${reader}`, remoteAddress });
const extent = (remoteAddress: string) =>
  test.app.inject({ url: `${calls.documents.extent.path}?id=${encodeURIComponent(CITATION)}`, remoteAddress });

describe('M5: the preview of a judgment', () => {
  it('is read by a thousand readers behind one address at once, two at a time, and others do not wait for them', async () => {
    const court = Array.from({ length: READERS }, (_, index) => open(`court-${index}`, '203.0.113.9'));
    const others = ['home-1', 'home-2', 'home-3'].map((reader) => open(reader, '198.51.100.7'));
    const answers = await Promise.all([...court, ...others]);
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(new Set(['200 [200,200]']));
    const { most, begun } = count();
    expect(most).toBe(4);
    expect(begun).toHaveLength(READERS + others.length);
    expect(Math.max(...begun.flatMap((reader, at) => (reader.startsWith('home') ? [at] : [])))).toBeLessThan(20);
  });

  it('has its length read by a thousand readers behind one address at once', async () => {
    const answers = await Promise.all(Array.from({ length: READERS }, () => extent('203.0.113.9')));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  });

  it('is refused with a time for the next try when more wait than the queue takes', async () => {
    const [pages, extents] = await Promise.all([
      Promise.all(Array.from({ length: READERS + 10 }, (_, index) => open(`late-${index}`, '203.0.113.9'))),
      Promise.all(Array.from({ length: READERS + 10 }, () => extent('192.0.2.1'))),
    ]);
    for (const [answers, code] of [
      [pages, 503],
      [extents, 429],
    ] as const) {
      const refused = answers.filter(({ statusCode }) => statusCode === code);
      expect(refused).toHaveLength(8);
      expect(refused[0]?.headers['retry-after']).toBe('5');
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(READERS + 2);
    }
  });
});

it('pages whose client left before their turn are not made, also of requests that came together', async () => {
  const url = new URL(await test.app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(url.port), url.hostname);
  socket.write(
    Array.from({ length: 100 }, (_, at) => `GET /?reader=gone-${at} HTTP/1.1\r\nHost: ${url.host}\r\n\r\n`).join(''),
  );
  const gone = () => count().begun.filter((reader) => reader.startsWith('gone')).length;
  await vi.waitFor(() => expect(gone()).toBe(2));
  socket.destroy();
  const connections = promisify(test.app.server.getConnections.bind(test.app.server));
  await vi.waitFor(async () => expect(await connections()).toBe(0));
  count().gate.resolve();
  // Comes last, so the others have had their turn.
  const last = await fetch(new URL('/?reader=last', url));
  expect(last.status).toBe(200);
  // A page that is not read to its end holds its connection, for which the end of the server waits.
  await last.text();
  expect(gone()).toBe(2);
});
