import { arrivalOf } from '@headnote/core/config';
import { createCodec } from '@headnote/core/codec';
import type { EmbedCaseAnswer } from '@headnote/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../app.fixtures.js';
import { documentId } from '../../library/document-id.js';
import { makeCase } from '../../test-library.fixtures.js';
import { openCitingApp } from '../citations.fixtures.js';

let test: TestApp;
beforeAll(async () => {
  test = await openCitingApp({
    settings: { publicUrl: 'https://library.example', allowedOrigins: ['https://college.example'] },
  });
  const plain = `The first words.${'word '.repeat(1000)}`;
  const html = `<p>The <b>first</b> words.</p><p>${'word '.repeat(1000)}</p>`;
  const long = makeCase('case:long', plain, { appellant: 'LONG PARTY', otherCitations: ['1999 INSC 5'] });
  await test.library.add({ ...long, text: { ...long.text, html } });
});
afterAll(() => test.close());

const ask = (query: Record<string, string>, headers: Record<string, string> = {}) =>
  test.app.inject({ url: `/api/embed/v1/case?${new URLSearchParams(query).toString()}`, headers });
const read = async (query: Record<string, string>) => (await ask(query)).json<EmbedCaseAnswer>();
const LEASE = documentId('case', 'cite:lease');

describe('GET /api/embed/v1/case', () => {
  it.each([
    { citation: 'AIR 1973 SC 1461' },
    { citation: '(1973) 4 SCC 225' },
    { citation: '1973 hn 1' },
    { id: LEASE, citation: 'hello' },
  ])('answers the preview for %j, the real citation first', async (query) => {
    const { state, case: found } = await read(query);
    expect(state).toBe('found');
    expect(found).toMatchObject({
      appellant: 'Lakeside Society',
      respondent: 'Asha Menon',
      citation: '1973 INSC 91',
      number: 'Civil Appeal No. 12 of 1973',
      bench: 'A. Judge, B. Judge, C. Judge',
      date: '1973-04-24',
      href: 'https://library.example/case/1973-hn-1',
    });
    expect(found?.citations.at(-1)).toBe('1973 HN 1');
    expect(found?.paragraphs[0]?.[0]?.text).toContain('The lease was renewed.');
    expect(found?.shown).toBe(found?.length);
  });

  it('says which later judgment overrules it, and the strongest treatments', async () => {
    const { case: found } = await read({ citation: '1973 HN 1' });
    const overrules = {
      treatment: 'overruled',
      title: 'Ravi v. State',
      citation: '1990 INSC 7',
      date: '1990-01-01',
      href: expect.stringMatching(/^https:\/\/library\.example\/case\/1990-hn-\d$/) as string,
    };
    expect(found?.later).toMatchObject(overrules);
    expect(found?.treatments).toMatchObject([overrules, { treatment: 'followed', title: 'Meera v. State' }]);
    expect(found?.citedCount).toBe(2);
  });

  it('cuts the text after 2,000 characters, as runs without markup', async () => {
    const { case: found } = await read({ citation: '1999 INSC 5' });
    const texts = found?.paragraphs.map((runs) => runs.map(({ text }) => text).join('')) ?? [];
    expect(texts.join('')).toMatch(/^The first words\.(word )+w?o?r?d?…$/);
    expect(texts.join('').length).toBeLessThanOrEqual(2001);
    expect(found?.paragraphs[0]).toEqual([{ text: 'The ' }, { text: 'first', mark: 'bold' }, { text: ' words.' }]);
    expect([found?.shown, found?.length]).toEqual([2000, 5016]);
  });

  it('gives a member no more than a visitor', async () => {
    const headers = await test.memberHeaders();
    const { shown, paragraphs } = (await ask({ citation: '1999 INSC 5' }, headers)).json<EmbedCaseAnswer>().case ?? {};
    expect([shown, JSON.stringify(paragraphs).length < 2200]).toEqual([2000, true]);
  });

  it('links to a sign-in that returns to the case', async () => {
    const { case: found } = await read({ id: LEASE });
    const link = new URL(found?.signIn ?? '');
    expect(link.origin).toBe('https://library.example');
    const { codecKey } = (await test.app.inject('/api/config/get')).json<{ outdata: { codecKey: string } }>().outdata;
    const { destination } = arrivalOf(link.searchParams, createCodec({ key: codecKey }));
    expect(destination).toEqual({ kind: 'page', path: `/Lawsuit/case/${LEASE}` });
  });

  it.each([
    [{ citation: '(1973) 4 SCC 9999' }, 'not-held'],
    [{ id: 'no-such-id' }, 'not-held'],
    [{ id: documentId('act', 'cite:boats') }, 'not-held'],
    [{ citation: '2999 INSC 5' }, 'impossible'],
    [{ citation: 'hello' }, 'unread'],
    [{ citation: 'Vikram v. Nobody, AIR 1973 SC 1461' }, 'several'],
  ])('says plainly that it shows no case: %j is %s', async (query, state) => {
    const answer = await read(query);
    expect([answer.state, answer.case]).toEqual([state, null]);
    expect(answer.asked).toBe(Object.values(query)[0]);
    expect(answer.items.map(({ title }) => title)).toEqual(
      state === 'several' ? expect.arrayContaining(['Lakeside Society v. Asha Menon']) : [],
    );
    expect(answer.search).toMatch(/^https:\/\/library\.example\//);
  });

  it('is cacheable for a minute, with one tag although the sign-in link differs each time', async () => {
    const [first, second] = [await ask({ id: LEASE }), await ask({ id: LEASE })];
    expect(first.headers['cache-control']).toBe('public, max-age=60, stale-while-revalidate=600');
    expect(first.body).not.toBe(second.body);
    expect(first.headers['etag']).toBe(second.headers['etag']);
    const again = await ask({ id: LEASE }, { 'if-none-match': String(first.headers['etag']) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('refuses a request without a case, or with a value that is too long', async () => {
    for (const query of [{}, { citation: '' }, { citation: 'x'.repeat(257) }])
      expect((await ask(query)).statusCode, JSON.stringify(query)).toBe(400);
  });
});
