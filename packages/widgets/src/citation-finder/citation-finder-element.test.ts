import { afterEach, expect, it, vi } from 'vitest';
import { verdicts } from './answers.fixtures.js';
import { describeCitationFinder } from './behaviour.fixtures.js';
import './define.js';

afterEach(() => vi.unstubAllGlobals());

describeCitationFinder(
  `citation finder, custom element on ${import.meta.env['VITE_RENDERER'] ?? 'React'}`,
  ({ read, suggest }) => {
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
      const { pathname, searchParams } = new URL(address);
      const signal = init.signal as AbortSignal;
      if (pathname.endsWith('suggest'))
        return Response.json({ items: await suggest(searchParams.get('text') ?? '', signal) });
      if (pathname.endsWith('citation')) {
        const [verdict] = await read([searchParams.get('citation') ?? ''], signal);
        return Response.json(verdict);
      }
      const { citations } = JSON.parse(init.body as string) as { citations: string[] };
      return Response.json({ items: await read(citations, signal) });
    });
    const element = document.createElement('headnote-citation-finder');
    document.body.append(element);
    return { root: element.shadowRoot!, remove: () => element.remove() };
  },
);

it('tells the page of a judgment, which may stay where it is', async () => {
  vi.stubGlobal('fetch', async () => Response.json(verdicts.found));
  const element = document.createElement('headnote-citation-finder');
  element.text = 'AIR 1980 SC 1789';
  const told: unknown[] = [];
  element.addEventListener('headnote-select', (event) => {
    event.preventDefault();
    told.push(event.detail);
  });
  document.body.append(element);
  const answer = await vi.waitFor(() => {
    const found = element.shadowRoot?.querySelector<HTMLElement>('a[role=option]');
    if (!found) throw new Error('There is no answer yet.');
    return found;
  });
  answer.click();
  expect(told).toEqual([
    {
      widget: 'citation-finder',
      title: 'Asha Varma v. State of Vindhya',
      citation: 'AIR 1980 SC 1789',
      href: 'https://library.example/case/2025-hns-1',
    },
  ]);
  element.remove();
});

it('says that the page has asked too often', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ flag: false }, { status: 429, headers: { 'retry-after': '600' } }),
  );
  const element = document.createElement('headnote-citation-finder');
  element.text = 'AIR 1980 SC 1789';
  document.body.append(element);
  await vi.waitFor(() => expect(element.shadowRoot?.querySelector('.hnw-error')?.textContent).toMatch(/too often/));
  element.remove();
});

it('has no button for the check when the page cannot fetch it', async () => {
  const element = document.createElement('headnote-citation-finder');
  document.body.append(element);
  await vi.waitFor(() => expect(element.shadowRoot?.querySelector('input')).toBeTruthy());
  expect(element.shadowRoot?.querySelector('.hnw-check')).toBeNull();
  element.remove();
});
