import { defaultBrand } from '@headnote/core/config';
import { aknActPath, aknCasePath } from '@headnote/core/format';
import { parseAtomFeed } from 'feedsmith';
import robotsParser from 'robots-parser';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestApp, type TestApp } from '../../app.fixtures.js';
import { makeAct, makeCase } from '../../test-library.fixtures.js';
import { faultsOfAtom, Page, parseXml } from '../../xml.fixtures.js';
import { writeBuiltSite } from '../site.fixtures.js';
import { registerSitemap } from './sitemap.js';
import fastify from 'fastify';
import { createTestServices } from '../../services/services.fixtures.js';

const ORIGIN = 'https://library.test';
let test: TestApp;

beforeAll(async () => {
  test = await openTestApp({ settings: { ...writeBuiltSite(), publicUrl: ORIGIN } });
  await test.library.add(
    makeCase('test:insc', 'A judgment with a number of the Court.', {
      appellant: 'Rao & <Sons>',
      respondent: 'State',
      decidedOn: '2023-12-13',
      otherCitations: ['2023 INSC 1066'],
    }),
    makeAct('test:numbered', 'An act.', { title: 'The Tenancies Act, 1996', year: 1996, actNumber: 'Act 26 of 1996' }),
  );
});

afterAll(() => test.close());

const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers });

const texts = (document: Document, name: string) =>
  [...document.getElementsByTagName(name)].map(({ textContent }) => textContent ?? '');

describe('robots.txt', () => {
  it('lets robots read pages, keeps them from the API and the member area, and refuses training', async () => {
    const { body, headers } = await get('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    const robots = robotsParser(`${ORIGIN}/robots.txt`, body);
    expect(robots.isAllowed(`${ORIGIN}/case/2024-hn-1`, 'Googlebot')).toBe(true);
    expect(robots.isAllowed(`${ORIGIN}/?q=bail`, 'Googlebot')).toBe(true);
    expect(robots.isAllowed(`${ORIGIN}/?query=x&returnURL=y`, 'Googlebot')).toBe(false);
    expect(robots.isAllowed(`${ORIGIN}/?returnURL=y`, 'Googlebot')).toBe(false);
    expect(robots.isAllowed(`${ORIGIN}/Lawsuit/welcome`, 'Googlebot')).toBe(false);
    expect(robots.isAllowed(`${ORIGIN}/api/config/get`, 'Googlebot')).toBe(false);
    expect(robots.getSitemaps()).toEqual([`${ORIGIN}/sitemap.xml`]);
    expect(body).toContain('Content-Signal: search=yes, ai-train=no');
  });
});

describe('the sitemap', () => {
  it('lists every file, and in them every page and every document that is not fictional', async () => {
    const index = parseXml((await get('/sitemap.xml')).body);
    const files = texts(index, 'loc');
    expect(files).toEqual(['pages', 'cases-1', 'acts-1'].map((name) => `${ORIGIN}/sitemap-${name}.xml`));
    const listed = await Promise.all(
      files.map(async (file) => texts(parseXml((await get(file.slice(ORIGIN.length))).body), 'loc')),
    );
    expect(listed[0]).toEqual([`${ORIGIN}/`, `${ORIGIN}/contact`]);
    expect(listed[1]?.toSorted()).toEqual(
      ['2023-hn-1', '2023-hn-2', '2024-hn-1'].map((slug) => `${ORIGIN}/case/${slug}`),
    );
    expect(listed[2]?.toSorted()).toEqual(['1930-hna-1', '1996-hna-1'].map((slug) => `${ORIGIN}/act/${slug}`));
  });

  it('says when a document was changed, and of a file the latest of these', async () => {
    const { db } = test.library.store;
    const rows = await db.selectFrom('documents').select('updated_at').where('kind', '=', 'act').execute();
    const changes = rows.map(({ updated_at }) => updated_at).toSorted();
    const acts = parseXml((await get('/sitemap-acts-1.xml')).body);
    expect(texts(acts, 'lastmod').toSorted()).toEqual(changes);
    const index = parseXml((await get('/sitemap.xml')).body);
    expect(texts(index, 'lastmod')).toContain(changes.at(-1));
  });

  it('answers 404 for a file that does not exist', async () => {
    for (const url of ['/sitemap-cases-2.xml', '/sitemap-cases-0.xml'])
      expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
  });

  it('is split into files of a set size, each made once an hour', async () => {
    const app = fastify();
    let now = 0;
    const services = createTestServices(test.library);
    const context = {
      services,
      siteOrigin: () => ORIGIN,
      pages: [],
      steady: () => now,
      brand: defaultBrand,
      frameAncestors: async () => "'none'",
    };
    registerSitemap(app, context, { partSize: 2 });
    const files = texts(parseXml((await app.inject('/sitemap.xml')).body), 'loc');
    expect(files.map((file) => file.slice(ORIGIN.length))).toEqual([
      '/sitemap-pages.xml',
      '/sitemap-cases-1.xml',
      '/sitemap-cases-2.xml',
      '/sitemap-acts-1.xml',
    ]);
    const first = texts(parseXml((await app.inject('/sitemap-cases-1.xml')).body), 'loc');
    const second = texts(parseXml((await app.inject('/sitemap-cases-2.xml')).body), 'loc');
    expect([first.length, second.length, new Set([...first, ...second]).size]).toEqual([2, 1, 3]);

    const list = vi.spyOn(services.documents, 'list');
    const asked = ['gzip, br', 'br', 'gzip;q=0', 'gzip;q=0.5', 'GZIP'].map((value) => ({ 'accept-encoding': value }));
    const answers = await Promise.all(asked.map((headers) => app.inject({ url: '/sitemap-cases-1.xml', headers })));
    expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual([
      'gzip',
      undefined,
      undefined,
      'gzip',
      'gzip',
    ]);
    const bodies = answers.map(({ headers, body, rawPayload }) =>
      headers['content-encoding'] === undefined ? body : gunzipSync(rawPayload).toString(),
    );
    expect(bodies.map((body) => texts(parseXml(body), 'loc'))).toEqual(bodies.map(() => first));
    expect(list).toHaveBeenCalledTimes(0);
    now += 3_600_000;
    const again = Array.from({ length: 20 }, () => app.inject('/sitemap-cases-1.xml'));
    expect(new Set((await Promise.all(again)).map(({ body }) => body)).size).toBe(1);
    expect(list).toHaveBeenCalledTimes(1);
    await app.close();
  });
});

describe('the description of the search', () => {
  it('has addresses for the search and for suggestions', async () => {
    const { body, headers } = await get('/opensearch.xml');
    expect(headers['content-type']).toBe('application/opensearchdescription+xml; charset=utf-8');
    const document = parseXml(body);
    expect(document.documentElement.namespaceURI).toBe('http://a9.com/-/spec/opensearch/1.1/');
    const templates = [...document.getElementsByTagName('Url')].map((url) => url.getAttribute('template'));
    expect(templates).toEqual([
      `${ORIGIN}/?q={searchTerms}`,
      `${ORIGIN}/opensearch/suggest?q={searchTerms}`,
      `${ORIGIN}/opensearch.xml`,
    ]);
    expect(texts(document, 'ShortName')[0]?.length).toBeLessThanOrEqual(16);
  });

  it('suggests judgments by their parties, in four lists', async () => {
    const { headers, body } = await get('/opensearch/suggest?q=asha');
    expect(headers['content-type']).toBe('application/x-suggestions+json; charset=utf-8');
    expect(JSON.parse(body)).toEqual([
      'asha',
      ['Asha Rao v. State of Karnataka'],
      ['2024 HN 1'],
      [`${ORIGIN}/case/2024-hn-1`],
    ]);
    expect((await get('/opensearch/suggest')).json()).toEqual(['', [], [], []]);
  });
});

describe('the feed', () => {
  it('is Atom with the latest cases, newest first', async () => {
    const { body, headers } = await get('/latest.atom');
    expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    expect(faultsOfAtom(body)).toEqual([]);
    const feed = parseAtomFeed(body);
    expect(feed).toMatchObject({ id: `${ORIGIN}/latest.atom`, updated: '2024-03-05T00:00:00+05:30' });
    expect(feed.entries?.map(({ id, title }) => [id, title?.value])).toEqual([
      [`${ORIGIN}/case/2024-hn-1`, 'Asha Rao Versus State of Karnataka, 05 March 2024'],
      [`${ORIGIN}/case/2023-hn-2`, 'Rao & <Sons> Versus State, 13 December 2023'],
      [`${ORIGIN}/case/2023-hn-1`, 'Vikram Versus Union of India, 02 January 2023'],
      [`${ORIGIN}/case/2022-hns-1`, 'Sample: Meera Versus Registrar, 08 July 2022'],
    ]);
    expect(feed.entries?.[0]).toMatchObject({
      published: '2024-03-05T00:00:00+05:30',
      categories: [{ term: 'Tenancy' }],
      summary: { value: 'Supreme Court of India. 2024 HN 1. Tenancy. Decision: Allowed' },
    });
  });

  it('is that of one court on request', async () => {
    const feed = parseAtomFeed((await get('/latest.atom?court=hc')).body);
    expect([feed.id, feed.entries?.length]).toEqual([`${ORIGIN}/latest.atom?court=hc`, 1]);
  });
});

describe('the card of a preview', () => {
  const card = (path: string, more = '') => get(`/oembed?url=${encodeURIComponent(ORIGIN + path)}${more}`);

  it('is a link with title and court', async () => {
    const answer = await card('/case/2024-hn-1');
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(answer.json()).toEqual({
      version: '1.0',
      type: 'link',
      title: 'Asha Rao Versus State of Karnataka, 05 March 2024',
      author_name: 'Supreme Court of India',
      provider_name: 'Headnote',
      provider_url: `${ORIGIN}/`,
      cache_age: 3600,
    });
    expect((await card('/act/1930-hna-1')).json()).toMatchObject({ type: 'link', title: 'The Lease Act' });
  });

  it('is XML on request', async () => {
    const answer = await card('/case/2023-hn-2', '&format=xml');
    expect(answer.headers['content-type']).toBe('text/xml; charset=utf-8');
    expect(texts(parseXml(answer.body), 'title')).toEqual(['Rao & <Sons> Versus State, 13 December 2023']);
  });

  it('is a frame for a partner’s key, within the asked bounds', async () => {
    const actor = { name: 'admin:test', userId: null };
    const { id: userId } = await test.library.store.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
    await test.portals.register(actor, { userId, name: 'College', origins: ['https://college.test'] });
    const [portal] = await test.portals.list(actor);
    const key = portal?.keys[0]?.key ?? '';
    const answer = (await card('/case/2024-hn-1', `&key=${key}&maxwidth=320`)).json<Record<string, unknown>>();
    expect(answer).toMatchObject({ type: 'rich', width: 320, height: 480 });
    const frame = new Page(String(answer['html'])).window.document.querySelector('iframe');
    expect(frame?.src).toBe(`${ORIGIN}/widgets/v1/frame/case-preview?key=${key}&citation=2024+HN+1`);
    expect((await card('/case/2024-hn-1', '&key=unknown')).json()).toMatchObject({ type: 'link' });
  });

  it.each([
    ['/case/2024-hn-99', '', 404],
    ['/contact', '', 404],
    ['/case/2024-hn-1', '&format=yaml', 501],
  ])('does not exist for %s%s', async (path, more, status) => {
    expect((await card(path, more)).statusCode).toBe(status);
  });

  it('does not exist for another site', async () => {
    expect((await get(`/oembed?url=${encodeURIComponent('https://other.test/case/2024-hn-1')}`)).statusCode).toBe(404);
    expect((await get('/oembed')).statusCode).toBe(404);
  });
});

describe('the names of Akoma Ntoso', () => {
  it('lead to the stable page of a judgment', async () => {
    const path = aknCasePath(['2023 INSC 1066'], { decidedOn: '2023-12-13' }) ?? '';
    for (const alias of [path, '/akn/in/judgment/insc/2023/1066', '/akn/in/judgment/hn/2023/2/eng']) {
      const answer = await get(alias);
      expect([alias, answer.statusCode, answer.headers['location']]).toEqual([alias, 302, `${ORIGIN}/case/2023-hn-2`]);
    }
  });

  it('lead to the stable page of an act', async () => {
    const answer = await get(aknActPath({ actNumber: 'Act 26 of 1996', year: 1996 }) ?? '');
    expect([answer.statusCode, answer.headers['location']]).toEqual([302, `${ORIGIN}/act/1996-hna-1`]);
  });

  it.each([
    '/akn/in/judgment/insc/2023/1066/eng@2023-12-14',
    '/akn/in/judgment/insc/2023/9999',
    '/akn/in/act/1996/27',
    '/akn/za/act/1996/26',
    '/akn/%00',
  ])('lead nowhere: %s', async (path) => {
    expect((await get(path)).statusCode).toBe(404);
  });
});

describe('the lists of fixed values', () => {
  it('have one version, and are not sent again while it is the same', async () => {
    const answer = await get('/taxonomy');
    const { version, lists } = answer.json<{ version: string; lists: Record<string, { key: string | number }[]> }>();
    expect(Object.keys(lists)).toEqual(['court', 'subject', 'disposition', 'treatment', 'speaker']);
    expect(lists['court']?.[0]).toEqual({ key: 1, name: 'Supreme Court of India', kind: 'supreme' });
    expect(lists['subject']).toContainEqual({ key: 'Criminal law', name: 'Criminal law' });
    expect(lists['treatment']).toContainEqual({ key: 'relied-on', name: 'Relied on' });
    const tag = String(answer.headers['etag']);
    expect(tag).toContain(version);
    expect((await get('/taxonomy', { 'if-none-match': tag })).statusCode).toBe(304);
  });

  it('come one by one', async () => {
    const answer = await get('/taxonomy?id=disposition');
    expect(Object.keys(answer.json<{ lists: object }>().lists)).toEqual(['disposition']);
    for (const id of ['nothing', 'constructor']) expect((await get(`/taxonomy?id=${id}`)).statusCode).toBe(404);
  });
});
