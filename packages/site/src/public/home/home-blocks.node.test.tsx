import { describe, expect, it } from 'vitest';
import { createRender } from '../../app/create-render.js';
import { fakeLibrary, publicConfig } from '../../fixtures/fake-library.fixtures.js';

const render = createRender({ assets: () => ({ script: '/assets/entry.js', styles: [], preloads: [], fonts: [] }) });

async function open({ fetch = fakeLibrary(), brand = {} }: { fetch?: typeof globalThis.fetch; brand?: object } = {}) {
  const config = { ...publicConfig, brand: { ...publicConfig.brand, ...brand } };
  const response = await render(new Request(`${config.publicUrl}/`), { fetch, config, nonce: 'bm9uY2U=' });
  return response.text();
}

const headingsIn = (html: string) =>
  [...html.matchAll(/<h[12][^>]*>(.*?)<\/h[12]>/g)].map(([, text = '']) => text.replaceAll(/<[^>]*>/g, ''));

describe('the home page without script', () => {
  const news = [
    { date: '2026-10-14', text: 'Widgets for courts', url: '' },
    { date: '2026-11-19', text: 'Bare acts by section', url: '/features' },
  ];

  it('has every block in its place, and none that a script would have to move there', async () => {
    const html = await open({ brand: { news } });
    const around = ['Query language', 'Sign in', 'The library', 'Subscribe', 'Write to us', 'The app'];
    const sections = headingsIn(html).filter((name) => !around.includes(name));
    expect(sections).toEqual([
      'Search judgments and bare acts',
      'Latest cases',
      'Inside the library',
      'Who We Are',
      'Articles',
      'Latest news',
      'What it does',
      'The library, counted',
    ]);
    expect(html).not.toMatch(/<template|<div hidden/);
  });

  it('offers the trial and the app, which is at the foot of the page', async () => {
    const html = await open();
    expect(html).toContain('Three days of the whole library, without payment.');
    expect(html).toMatch(/<a [^>]*href="#footer"[^>]*>Download the app</);
    expect(html).toMatch(/<footer [^>]*id="footer"/);
    expect(html).toMatch(/href="\/features"[^>]*>View All Features</);
  });

  it('reserves the space of every picture, and describes it', async () => {
    const pictures = [...(await open()).matchAll(/<img [^>]*>/g)].map(([tag]) => tag);
    expect(pictures).toHaveLength(4);
    for (const picture of pictures)
      expect(picture).toMatch(/alt="[^"]{20,}".*width="1280" height="734" loading="lazy"/);
  });

  it('lists articles as links that work, and the newest news first', async () => {
    const html = await open({ brand: { news } });
    expect(html).toContain('href="https://blog.example/bail" target="_blank" rel="noopener noreferrer"');
    expect(html).not.toMatch(/hn-carousel__slide[^>]* inert/);
    expect(html.indexOf('Bare acts by section')).toBeLessThan(html.indexOf('Widgets for courts'));
    expect(html).toContain('19 November 2026');
  });

  it('has the final figures in the page: members, judgments and acts', async () => {
    const html = await open();
    const counted = html.slice(html.indexOf('id="counted-heading"'));
    expect([...counted.matchAll(/hn-visually-hidden">([\d,]+)</g)].map(([, figure]) => figure)).toEqual([
      '3',
      '13,80,000',
      '735',
    ]);
  });

  it('leaves out what there is none of', async () => {
    const failing: typeof fetch = () => Promise.reject(new TypeError('fetch failed'));
    const headings = headingsIn(await open({ fetch: failing, brand: { news: [] } }));
    expect(headings).toContain('Who We Are');
    for (const name of ['Articles', 'Latest news', 'The library, counted']) expect(headings).not.toContain(name);
  });
});
