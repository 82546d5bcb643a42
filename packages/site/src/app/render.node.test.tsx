import { houseCitationToSlug } from '@headnote/core/search/bodies';
import { describe, expect, it, vi } from 'vitest';
import { createLinkCodec } from '../links/create-link-codec.js';
import { createRender } from './create-render.js';
import { fakeLibrary, publicConfig } from '../fixtures/fake-library.fixtures.js';

const render = createRender({
  assets: () => ({ script: '/assets/entry.js', styles: ['/assets/site.css'], preloads: [], fonts: [] }),
});
const codec = createLinkCodec(publicConfig);
const NONCE = 'bm9uY2U=';

async function open(path: string, fetch: typeof globalThis.fetch = fakeLibrary()) {
  const request = new Request(new URL(path, publicConfig.publicUrl));
  const response = await render(request, { fetch, config: publicConfig, nonce: NONCE });
  const html = await response.text();
  return { response, html, title: /<title>([^<]*)<\/title>/.exec(html)?.[1] };
}

describe('a public page', () => {
  it('is a whole document with its language, styles and script', async () => {
    const { response, html } = await open('/');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(html).toMatch(/^<!DOCTYPE html><html lang="en-IN">/);
    expect(html).toContain('<link rel="stylesheet" href="/assets/site.css"/>');
    expect(html).toMatch(/href="[^"]*\?lang=hi"/);
    expect(html).toContain('src="/assets/entry.js"');
  });

  it('names its styles in the answer, so that the browser asks for them before fonts and scripts', async () => {
    const { response } = await open('/');
    expect(response.headers.get('link')).toBe('</assets/site.css>; rel=preload; as=style');
  });

  it('carries the nonce on every script and no style element', async () => {
    const { html } = await open('/');
    const scripts = [...html.matchAll(/<script[^>]*>/g)].map(([tag]) => tag);
    expect(scripts.length).toBeGreaterThan(0);
    // Data is no script: nothing runs it.
    for (const tag of scripts.filter((each) => !each.includes('application/ld+json')))
      expect(tag).toContain(`nonce="${NONCE}"`);
    expect(html).not.toMatch(/<style/);
  });
});

describe('the home page', () => {
  it('has the specified title, and a description with the library’s own figures', async () => {
    const { html, title } = await open('/');
    expect(title).toBe(publicConfig.brand.homeTitle);
    expect(html).toMatch(/<meta name="description" content="[^"]*13,80,000 judgments and 735 bare acts[^"]*"/);
    expect(html).toContain(`<link rel="canonical" href="${publicConfig.publicUrl}/"/>`);
  });

  it('lists the latest cases as links without any script', async () => {
    const { html } = await open('/');
    expect(html).toContain('href="/case/2024-hn-12"');
    expect(html).toContain('Asha Traders');
  });

  it('shows what opens after signing in', async () => {
    const { html } = await open(`/?query=${codec.encrypt('2024 HN 12')}`);
    expect(html).toContain('Sign in to open the judgment cited as 2024 HN 12.');
  });

  it('shows when the link that led here is damaged', async () => {
    const { html } = await open('/?query=cut-off');
    expect(html).toContain('This link is damaged.');
  });

  it('turns a typed search into a sign-in that leads to its results', async () => {
    const { response } = await open('/?q=natural+justice');
    expect(response.status).toBe(302);
    const location = new URL(response.headers.get('location') ?? '', publicConfig.publicUrl);
    const returnUrl = codec.decrypt(location.searchParams.get('returnURL') ?? '');
    expect(returnUrl.ok && returnUrl.value).toMatch(/^\/Lawsuit\/searchresults\?query=/);
  });

  it('keeps a visitor’s search in the box, and says that its results will open', async () => {
    const { response } = await open('/?q=natural+justice&kind=acts');
    const { html } = await open(response.headers.get('location') ?? '');
    expect(html).toMatch(/<input[^>]*name="q"[^>]*value="natural justice"/);
    expect(html).toMatch(/<option value="acts" selected/);
    expect(html).toContain('Sign in to see results for natural justice.');
  });

  it('opens the High Courts by address and offers both courts as links, for pages without script', async () => {
    const { html } = await open('/?court=hc');
    expect(html).toMatch(/<noscript>.*href="\/\?court=hc#latest-cases" aria-current="page"/);
    expect(html).toMatch(/role="tab"[^>]*aria-selected="true"[^>]*>[^<]*(<[^>]*>)*High Courts/);
  });

  it('renders when the library does not answer', async () => {
    const { response, html } = await open('/', () => Promise.reject(new TypeError('fetch failed')));
    expect(response.status).toBe(200);
    expect(html).toContain('Sign in');
  });
});

describe('the preview of a judgment', () => {
  const byId = `/casedetail?id=${codec.encrypt('c0123456789ab')}`;

  it.each([byId, '/case/2024-hn-12', '/CASE/2024-HN-12'])('is at %s, with one canonical address', async (path) => {
    const { response, html, title } = await open(path);
    expect(response.status).toBe(200);
    expect(title).toBe('Asha Traders Versus State of Goa, 02 January 2024');
    expect(html).toContain(`<link rel="canonical" href="${publicConfig.publicUrl}/case/2024-hn-12"/>`);
    expect(html).toContain('The tenant was heard');
  });

  it('draws header and particulars with the parts of the case preview widget, and folds long ones (B14)', async () => {
    const { html } = await open(byId, fakeLibrary({ advocate: Array(40).fill('Asha Rao').join(',') }));
    const sides = /<header class="hnw-casehead".*?<\/header>/s.exec(html)?.[0] ?? '';
    expect(sides.replaceAll(/<[^>]*>/g, '')).toContain('Asha Traders Versus State of Goa, 02 January 2024');
    const facts = /<dl class="hnw-facts"[^>]*>(.*?)<\/dl>/s.exec(html)?.[1] ?? '';
    expect([...facts.matchAll(/<dt>([^<]*)</g)].map(([, name]) => name)).toEqual([
      'Bench',
      'Case',
      'Decision',
      'Advocates',
    ]);
    expect(facts).toMatch(/<dt>Advocates<\/dt><dd dir="auto"><details[^>]*><summary>/);
  });

  it('leads to sign-in with the encrypted citation that a court would want', async () => {
    const { html } = await open(byId);
    const link = /href="\/\?([^"]+)"[^>]*>Log in to view the full judgment</.exec(html)?.[1] ?? '';
    const parameters = new URLSearchParams(link.replaceAll('&amp;', '&'));
    expect(codec.decrypt(parameters.get('query') ?? '')).toEqual({ ok: true, value: '2024 INSC 1' });
  });

  it('returns to the judgment from every sign-in on the page: its own two, the bar’s and the footer’s', async () => {
    const { html } = await open(byId);
    const links = [...html.matchAll(/href="\/\?([^"]*returnURL=[^"]+)"/g)].map(([, query = '']) => query);
    expect(links).toHaveLength(4);
    for (const link of links) {
      const page = new URLSearchParams(link.replaceAll('&amp;', '&')).get('returnURL') ?? '';
      expect(codec.decrypt(page)).toEqual({ ok: true, value: '/Lawsuit/case/c0123456789ab' });
    }
  });

  it('renders the text of the library as text, never as markup', async () => {
    const hostile = fakeLibrary({ appellant: '<img src=x onerror=alert(1)>', content: '<p>a<script>b</script></p>' });
    const { html } = await open('/case/2024-hn-12', hostile);
    expect(html).not.toContain('<img src=x');
    expect(html).not.toContain('<script>b');
  });

  it('answers 404 and Content not available when there is no document', async () => {
    const { response, html } = await open('/case/2024-hn-99', fakeLibrary({}, { hits: 0 }));
    expect(response.status).toBe(404);
    expect(html).toContain('Content not available');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });

  it('says how much of the text is missing, and what later judgments do with it', async () => {
    const { html } = await open(byId);
    expect(html).toContain('You have read 40 of 420 characters. The rest is paragraphs 2 to 9.');
    expect(html).toContain('href="/case/2025-hn-3"');
    expect(html).toContain('Followed');
  });

  it('has its text without the calls around it, which may fail alone', async () => {
    const library = fakeLibrary();
    const { response, html } = await open(byId, (input, init) =>
      String(input instanceof Request ? input.url : input).includes('/api/documents/')
        ? Promise.reject(new TypeError('fetch failed'))
        : library(input, init),
    );
    expect(response.status).toBe(200);
    expect(html).toContain('The tenant was heard');
  });

  it('answers 410 for a document that was taken down, with the reason and the date', async () => {
    const notice = { state: 'taken-down', reason: 'Order of the High Court', on: '2026-05-01' };
    const { response, html } = await open('/case/2024-hn-12', fakeLibrary({}, { hits: 0, notice }));
    expect(response.status).toBe(410);
    expect(html).toContain('This document was taken down');
    expect(html).toContain('01 May 2026. Order of the High Court');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });

  it('says that names are replaced, and asks search engines to leave out a hidden judgment', async () => {
    const masked = { state: 'masked', reason: 'Order of the High Court', on: '2026-05-01' };
    expect((await open(byId, fakeLibrary({}, { notice: masked }))).html).toContain(
      'Names in this document are replaced',
    );
    const hidden = fakeLibrary({}, { notice: { ...masked, state: 'hidden' } });
    const { html } = await open(byId, hidden);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain('Names in this document');
  });

  it('has its source, and a way to report an error that works without script', async () => {
    const { html } = await open(byId, fakeLibrary({ source_name: 'eCourts', source_url: 'https://ecourts.example/1' }));
    expect(html).toMatch(/Source: eCourts\. .*href="https:\/\/ecourts\.example\/1"[^>]*>Official copy/s);
    expect(html).toMatch(/href="\/contact"[^>]*>Report an error</);
  });

  it('shows that an id is damaged', async () => {
    const { response, html } = await open('/casedetail?id=cut-off');
    expect(response.status).toBe(400);
    expect(html).toContain('The link is damaged');
  });

  it('offers another try when the library does not answer', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { response, html } = await open(byId, () => Promise.reject(new TypeError('fetch failed')));
    expect(response.status).toBe(503);
    expect(html).toContain('The service could not be reached. Please try again.');
    expect(html).toContain('Try again');
  });
});

describe('the preview of an act', () => {
  it('leads to sign-in with the encrypted act id and the other items of the link', async () => {
    const { html, title } = await open(`/bareactdetail?lno=${codec.encrypt('a0123456789ab,s34')}`);
    expect(title).toContain('The Sample Act, 1930');
    const link = /href="\/\?lsno=([^"&]+)&/.exec(html)?.[1];
    expect(link && codec.decrypt(link)).toEqual({ ok: true, value: 'a0123456789ab,s34' });
  });

  it('shows that an act without text is not available', async () => {
    const { html } = await open('/act/1930-hna-3', fakeLibrary({ is_available: 0, content: '' }));
    expect(html).toContain('The text of this act is not available');
    expect(html).not.toContain('Log in to view');
  });

  it('says when an act was repealed, and leads a visitor to the preview of its successor', async () => {
    const repealed = {
      repealed_on: '2001-04-01',
      repealed_by: 'The Tenancies Act, 2000',
      repealed_by_id: 'a0123456789ac',
      repeal_source: 's. 4',
    };
    const { html } = await open('/act/1930-hna-3', fakeLibrary(repealed));
    expect(html).toContain('Repealed on 01 April 2001.');
    const link = /href="\/bareactdetail\?lno=([^"]+)"/.exec(html)?.[1];
    expect(link && codec.decrypt(link)).toEqual({ ok: true, value: 'a0123456789ac' });
    const { html: missing } = await open('/act/1930-hna-3', fakeLibrary({ ...repealed, repealed_by_id: '' }));
    expect(missing).toContain(
      'It was repealed by The Tenancies Act, 2000. The library does not have that act. Source: s. 4.',
    );
  });

  it('has its stable address', async () => {
    expect((await open(`/act/${houseCitationToSlug('1930 HNA 3')}`)).response.status).toBe(200);
  });
});

describe('any other address', () => {
  it('answers 404 with a search box and a link to the home page', async () => {
    const { response, html } = await open('/no/such/page');
    expect(response.status).toBe(404);
    expect(html).toContain('Page not found');
    expect(html).toContain('type="search"');
    expect(html).toContain('href="/"');
  });

  it('answers 404 inside the member area too', async () => {
    expect((await open('/Lawsuit/nothing')).response.status).toBe(404);
  });

  it('answers 405 to other methods than GET and HEAD', async () => {
    const request = new Request(publicConfig.publicUrl, { method: 'POST' });
    const response = await render(request, { fetch: fakeLibrary(), config: publicConfig, nonce: NONCE });
    expect(response.status).toBe(405);
  });
});

describe('the member area', () => {
  it.each(['/Lawsuit/welcome', '/lawsuit/searchresults', '/Lawsuit/case/c1'])(
    'is a shell at %s that makes no call to the library',
    async (path) => {
      const fetch = vi.fn(fakeLibrary());
      const { response, html } = await open(path, fetch);
      expect(response.status).toBe(200);
      expect(fetch).not.toHaveBeenCalled();
      expect(html).toContain('The member area needs JavaScript.');
    },
  );
});
