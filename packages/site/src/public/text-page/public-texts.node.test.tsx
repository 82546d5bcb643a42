import { describe, expect, it, vi } from 'vitest';
import { createRender } from '../../app/create-render.js';
import { fakeLibrary, publicConfig } from '../../fixtures/fake-library.fixtures.js';

const render = createRender({ assets: () => ({ script: '/assets/entry.js', styles: [], preloads: [], fonts: [] }) });

async function open(
  path: string,
  { fetch = fakeLibrary(), brand = {} }: { fetch?: typeof globalThis.fetch; brand?: object } = {},
) {
  const config = { ...publicConfig, brand: { ...publicConfig.brand, ...brand } };
  const response = await render(new Request(new URL(path, config.publicUrl)), { fetch, config, nonce: 'bm9uY2U=' });
  const html = await response.text();
  const headings = (level: number) =>
    [...html.matchAll(new RegExp(`<h${level}[^>]*>(.*?)</h${level}>`, 'g'))].map(([, text]) => text);
  return { status: response.status, html, headings };
}

describe('the public pages of text, rendered on the server', () => {
  it.each([
    ['/about', 'About Headnote', 'About'],
    ['/features', 'Features', 'Features'],
    ['/articles', 'Articles', 'Articles'],
    ['/privacypolicy', 'Privacy Policy', 'Privacy Policy'],
    ['/termsandcondition', 'Terms and Condition', 'Terms and Condition'],
    ['/accessibility', 'Accessibility', 'Accessibility'],
  ])('%s has one main heading, a breadcrumb from Home, a title and a canonical address', async (path, title, crumb) => {
    const { status, html, headings } = await open(path);
    expect(status).toBe(200);
    expect(headings(1)).toEqual([title]);
    expect(html).toContain(`<title>${crumb} – Headnote</title>`);
    expect(html).toContain(`<link rel="canonical" href="${publicConfig.publicUrl}${path}"/>`);
    expect(html).toMatch(/<nav class="hn-crumbs[^>]*aria-label="Breadcrumb".*?href="\/"[^>]*>Home</);
    expect(html).toMatch(new RegExp(`aria-current="page">${crumb}<`));
  });

  it('the terms have the nine sections of the specification, in its order', async () => {
    const { html } = await open('/termsandcondition');
    const sections = [...html.matchAll(/<h2 id="[a-z]+-heading">(.*?)<\/h2>/g)].map(([, text]) => text);
    expect(sections).toEqual([
      'Grant and limitations of licence',
      'Rights in data',
      'Security',
      'Charges',
      'Payments',
      'Modifications',
      'Copyright',
      'Errors and corrections',
      'Disclaimer of warranty and limitation of liability',
    ]);
    expect(html).toContain('cheque, demand draft or credit card');
  });

  it('terms and privacy name the operator of the configuration, and the footer only links that are configured', async () => {
    const brand = {
      company: 'Lex Private Limited',
      stores: { appStore: 'https://apps.example/1', playStore: '' },
      social: { facebook: '', x: 'https://x.example/lex', linkedin: '', youtube: '' },
      grievance: { officer: 'A. Rao', email: 'grievance@lex.example' },
    };
    expect((await open('/termsandcondition', { brand })).html).toContain('Lex Private Limited');
    const { html } = await open('/privacypolicy', { brand });
    expect(html).toContain('Lex Private Limited runs Headnote');
    expect(html).toContain('href="mailto:grievance@lex.example"');
    expect(html).toContain('href="https://apps.example/1"');
    expect(html).not.toContain('For Android');
    expect(html).toContain('href="https://x.example/lex"');
    expect(html).not.toContain('LinkedIn');
  });

  it('the page about the service has the years from 2006 to 2020 and the library’s own figures', async () => {
    const { html } = await open('/about');
    const years = [...html.matchAll(/class="hn-timeline__when">(\d{4})</g)].map(([, year]) => Number(year));
    expect([years[0], years.at(-1)]).toEqual([2006, 2020]);
    expect(years).toEqual(years.toSorted((a, b) => a - b));
    expect(html).toContain('13,80,000');
    const failed = await open('/about', { fetch: () => Promise.reject(new TypeError('fetch failed')) });
    expect(failed.status).toBe(200);
    expect(failed.html).not.toContain('13,80,000');
  });

  it('paragraphs are numbered through the page', async () => {
    const { html } = await open('/termsandcondition');
    const numbers = [...html.matchAll(/class="site-text__number">(\d+)</g)].map(([, number]) => Number(number));
    expect(numbers.length).toBeGreaterThan(15);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });
});

describe('the articles', () => {
  it('open in a new tab, with their subtitle as sanitised HTML', async () => {
    const { html } = await open('/articles');
    expect(html).toMatch(/<a [^>]*href="https:\/\/blog\.example\/leases" target="_blank" rel="noopener noreferrer"/);
    expect(html).toContain('Notice, <em>and</em> what follows.');
    expect(html).toContain('<b>Conditions</b>');
    expect(html).not.toContain('alert(1)');
  });

  it('say that there are none', async () => {
    const fetch = () => Promise.resolve(Response.json({ flag: true, message: '', outdata: [] }));
    expect((await open('/articles', { fetch })).html).toContain('No article has been published yet');
  });

  it('can be tried again when they did not load', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { html } = await open('/articles', { fetch: () => Promise.reject(new TypeError('fetch failed')) });
    expect(html).toContain('The service could not be reached. Please try again.');
    expect(html).toContain('Try again');
  });
});
