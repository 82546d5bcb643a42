import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { fakeLibrary, publicConfig } from '../fixtures/fake-library.fixtures.js';
import { createRender } from './create-render.js';
import { listedPages } from './listed-pages.js';

const render = createRender({ assets: () => ({ script: '/assets/entry.js', styles: [], preloads: [], fonts: [] }) });
const { publicUrl } = publicConfig;

/** jsdom has no types of its own. */
const Page = JSDOM as unknown as new (text: string) => { readonly window: Window };

async function open(path: string, { fetch = fakeLibrary(), config = publicConfig } = {}) {
  const response = await render(new Request(new URL(path, publicUrl)), { fetch, config, nonce: 'bm9uY2U=' });
  const { document } = new Page(await response.text()).window;
  const all = (name: string) =>
    [...document.querySelectorAll(`meta[name="${name}"]`)].map((meta) => meta.getAttribute('content'));
  const href = (selector: string) => document.querySelector(selector)?.getAttribute('href');
  const things = [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap(
    ({ textContent }) => (JSON.parse(textContent ?? '') as { '@graph': Record<string, unknown>[] })['@graph'],
  );
  const thing = (type: string) => things.find((each) => each['@type'] === type);
  return { response, document, all, href, things, thing };
}

describe('every page that search engines list', () => {
  it('is its own canonical page, with a title and a description that no other has', async () => {
    const pages = await Promise.all(listedPages().map(async (path) => ({ path, ...(await open(path)) })));
    expect(pages.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/', '/contact', '/registration', '/widgets/']),
    );
    for (const { path, response, href, all, document } of pages) {
      expect([path, response.status, href('link[rel=canonical]')]).toEqual([path, 200, publicUrl + path]);
      expect([path, all('robots')]).toEqual([path, []]);
      expect(document.title.length, path).toBeGreaterThan(0);
    }
    const titles = pages.map(({ document }) => document.title);
    expect(new Set(titles).size).toBe(titles.length);
    const descriptions = pages.map(({ all }) => all('description')[0] ?? '');
    expect(descriptions).not.toContain('');
    expect(new Set(descriptions).size).toBe(descriptions.length);
  });

  it('but the home page tells the way from it', async () => {
    for (const path of listedPages().filter((each) => each !== '/')) {
      const items = (await open(path)).thing('BreadcrumbList')?.['itemListElement'] as { item: string }[] | undefined;
      expect([path, items?.map(({ item }) => item)]).toEqual([path, [`${publicUrl}/`, publicUrl + path]]);
    }
  });
});

describe('the home page', () => {
  it('names the operator, and how to search', async () => {
    const brand = {
      ...publicConfig.brand,
      company: 'Vidhi Private Limited',
      mailboxes: { ...publicConfig.brand.mailboxes, support: 'support@vidhi.test' },
      social: { ...publicConfig.brand.social, linkedin: 'https://linkedin.test/vidhi' },
    };
    const { thing, href } = await open('/', { config: { ...publicConfig, brand } });
    expect(thing('Organization')).toMatchObject({
      '@id': `${publicUrl}/#organization`,
      name: 'Vidhi Private Limited',
      alternateName: 'Headnote',
      contactPoint: [{ '@type': 'ContactPoint', contactType: 'support', email: 'support@vidhi.test' }],
      sameAs: ['https://linkedin.test/vidhi'],
    });
    expect(thing('WebSite')).toMatchObject({
      publisher: { '@id': `${publicUrl}/#organization` },
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: `${publicUrl}/?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    });
    expect(href('link[rel=search]')).toBe('/opensearch.xml');
    expect(href('link[type="application/atom+xml"]')).toBe('/latest.atom');
  });
});

describe('the page of a judgment', () => {
  it('says in JSON-LD and in Dublin Core what the judgment is', async () => {
    const { thing, all, href } = await open('/case/2024-hn-12');
    expect(thing('CreativeWork')).toEqual({
      '@type': 'CreativeWork',
      '@id': `${publicUrl}/case/2024-hn-12`,
      url: `${publicUrl}/case/2024-hn-12`,
      name: 'Asha Traders Versus State of Goa, 02 January 2024',
      genre: 'Judgment',
      inLanguage: 'en-IN',
      identifier: ['2024 HN 12', '2024 INSC 1', '(2024) 1 SCC 9'],
      datePublished: '2024-01-02',
      publisher: { '@type': 'GovernmentOrganization', name: 'Supreme Court of India' },
      creator: [
        { '@type': 'Person', name: 'A. Rao' },
        { '@type': 'Person', name: 'B. Sen' },
      ],
      sameAs: `${publicUrl}/akn/in/judgment/insc/2024/1/eng@2024-01-02`,
      provider: { '@id': `${publicUrl}/#organization` },
    });
    expect(all('DC.identifier')).toEqual([
      `${publicUrl}/case/2024-hn-12`,
      '2024 HN 12',
      '2024 INSC 1',
      '(2024) 1 SCC 9',
    ]);
    expect([all('DC.date'), all('DC.creator'), all('DC.publisher')]).toEqual([
      ['2024-01-02'],
      ['A. Rao', 'B. Sen'],
      ['Supreme Court of India'],
    ]);
    expect(href('link[type="application/json+oembed"]')).toBe(
      `${publicUrl}/oembed?url=${encodeURIComponent(`${publicUrl}/case/2024-hn-12`)}`,
    );
  });

  it('cannot be ended by the name of a party', async () => {
    const hostile = { appellant: '</script><script>alert(1)</script>' };
    const { thing, document } = await open('/case/2024-hn-12', { fetch: fakeLibrary(hostile) });
    expect(thing('CreativeWork')?.['name']).toContain('</script><script>');
    expect([...document.scripts].filter(({ textContent }) => textContent === 'alert(1)')).toEqual([]);
  });

  it('does not offer a fictional judgment as law', async () => {
    const { things, all, href } = await open('/case/2024-hn-12', { fetch: fakeLibrary({ is_sample: 1 }) });
    expect([things, all('robots'), all('DC.title')]).toEqual([[], ['noindex'], []]);
    expect(href('link[rel=canonical]')).toBe(`${publicUrl}/case/2024-hn-12`);
  });
});

describe('the page of an act', () => {
  it('is legislation, and never said to be in force', async () => {
    const { thing } = await open('/act/1930-hna-3');
    expect(thing('Legislation')).toMatchObject({
      name: 'The Sample Act, 1930',
      legislationIdentifier: 'Act 3 of 1930',
      legislationJurisdiction: 'IN',
      legislationDate: '1930',
      sameAs: `${publicUrl}/akn/in/act/1930/3/eng`,
    });
    expect(thing('Legislation')).not.toHaveProperty('legislationLegalForce');
  });

  it('is said not to be in force once it is repealed', async () => {
    const { thing } = await open('/act/1930-hna-3', { fetch: fakeLibrary({ repealed_by: 'The Tenancies Act, 2000' }) });
    expect(thing('Legislation')?.['legislationLegalForce']).toBe('https://schema.org/NotInForce');
  });
});
