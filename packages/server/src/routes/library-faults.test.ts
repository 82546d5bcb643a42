import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../app.fixtures.js';
import { documentId } from '../library/document-id.js';
import { openFolderStore } from '../files/folder-store.js';
import { openOriginals } from '../library/originals.js';

let test: TestApp;
let headers: { readonly authorization: string };
beforeAll(async () => {
  test = await openTestApp();
  headers = await test.memberHeaders();
});
afterAll(() => test.close());

const CASE = documentId('case', 'test:long');
const note = new URLSearchParams({ personalNote: 'by GET', file_name: CASE }).toString();
const WRITERS = [
  `/api/caselaw/savePersonalNote?${note}`,
  `/api/caselaw/DeletePersonalNote?file_name=${CASE}`,
  `/api/caselaw/saveResultCaseLaw?resultName=Bail&file_name=${CASE}`,
];

/** How much the members of the test have stored. */
async function stored(): Promise<number[]> {
  const { db } = test.library.store;
  const tables = ['personal_notes', 'saved_results', 'saved_queries', 'search_history'] as const;
  return Promise.all(tables.map(async (table) => (await db.selectFrom(table).select('user_id').execute()).length));
}

describe('I3: a GET that writes', () => {
  it.each(WRITERS)('has no effect from an image, an address bar, a crawler or a mail scanner: %s', async (url) => {
    const before = await stored();
    for (const sent of [{}, { cookie: `token=${headers.authorization}` }, { 'sec-fetch-dest': 'image' }]) {
      const answer = await test.app.inject({ method: 'GET', url, headers: sent });
      expect(answer.statusCode).toBe(401);
    }
    expect(await stored()).toEqual(before);
  });

  it.each(WRITERS)('is refused to a prefetch, and no cache keeps its answer: %s', async (url) => {
    const before = await stored();
    const prefetched = await test.app.inject({
      method: 'GET',
      url,
      headers: { ...headers, 'sec-purpose': 'prefetch' },
    });
    expect([prefetched.statusCode, prefetched.headers['cache-control']]).toEqual([403, 'no-store']);
    expect(await stored()).toEqual(before);
  });

  it('works with the member’s token, as the contract has it', async () => {
    for (const url of WRITERS) {
      const answer = await test.app.inject({ method: 'GET', url, headers });
      expect([answer.statusCode, answer.json<{ flag: boolean }>().flag]).toEqual([200, true]);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });
});

describe('C3: a reply that was lost, and the same request again', () => {
  const search = { query: '{"words":"lost"}', keywords: 'lost' };
  it.each([
    ['saveQuery', search, 'saved_queries'],
    ['savedFolder', { folderName: 'Lost' }, 'saved_folders'],
  ] as const)('%s answers the same id and has one row', async (call, payload, table) => {
    const { db } = test.library.store;
    const count = async () => (await db.selectFrom(table).select('id').execute()).length;
    const before = await count();
    const send = async (key: string) => {
      const sent = { ...headers, 'idempotency-key': key };
      const answer = await test.app.inject({ method: 'POST', url: `/api/caselaw/${call}`, headers: sent, payload });
      return answer.json<{ flag: boolean; outdata: string | null }>();
    };
    const key = `key-of-${call}-0123456789`;
    const [lost, again] = [await send(key), await send(key)];
    expect(lost).toMatchObject({ flag: true, outdata: expect.stringMatching(/\S/) });
    expect(again.outdata).toBe(lost.outdata);
    expect(await count()).toBe(before + 1);
  });
});

describe('K6: the original document, opened directly', () => {
  const url = `/api/caseview/getreplicadocument?docpdfid=${CASE}`;

  it('is a download that runs nothing, and of its whole length', async () => {
    const file = join(test.library.dataDir, 'original.pdf');
    await writeFile(file, '%PDF-1.7 <script>alert(1)</script>');
    await openOriginals(openFolderStore(test.library.dataDir)).keep(CASE, file);
    const answer = await test.app.inject({ url, headers });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${CASE}.pdf"`,
      'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
      'x-content-type-options': 'nosniff',
      'content-length': String(answer.rawPayload.length),
    });
    expect((await test.app.inject(url)).statusCode).toBe(401);
  });
});

describe('H12: a saved search', () => {
  const hostile = [
    { query: { script_score: { script: 'System.exit(1)' } } },
    { query: { match_all: {} }, size: 100_000 },
    { query: { match_all: {} }, script_fields: {} },
  ];

  it.each(hostile)('is stored as it is and checked when it is run, as every search: %j', async (body) => {
    const saving = { query: JSON.stringify(body), keywords: 'x' };
    const saved = await test.app.inject({ method: 'POST', url: '/api/caselaw/saveQuery', headers, payload: saving });
    const { outdata: id } = saved.json<{ outdata: string }>();
    const listed = await test.app.inject({ method: 'GET', url: '/api/library/queries', headers });
    const query = listed.json<{ outdata: { id: string; query: string }[] }>().outdata.find((one) => one.id === id);
    const payload = JSON.parse(query?.query ?? '{}') as object;
    expect(payload).toEqual(body);
    const run = await test.app.inject({ method: 'POST', url: '/api/ec/getResults', headers, payload });
    expect([run.statusCode, run.json<{ code: string }>().code]).toEqual([400, 'bad-query']);
  });

  it('is not written by a visitor’s search, whatever its switch says', async () => {
    const before = await stored();
    const payload = { query: { match_all: {} }, size: 1 };
    for (const url of [
      '/api/ec/getquery?adddocument=1&userid=welcome',
      '/api/welcome/getlatestcasedataes?adddocument=1',
    ]) {
      const answer = await test.app.inject({ method: 'POST', url, payload });
      expect(answer.statusCode).toBe(200);
    }
    expect(await stored()).toEqual(before);
  });
});
