import { afterEach, expect, it, vi } from 'vitest';
import { caseOf, foundAnswer, missingAnswer } from './answers.fixtures.js';
import { describeCasePreview } from './behaviour.fixtures.js';
import './define.js';

afterEach(() => vi.unstubAllGlobals());

describeCasePreview(
  `case preview, custom element on ${import.meta.env['VITE_RENDERER'] ?? 'React'}`,
  ({ answer, citation, display, onOpen }) => {
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
      const asked = new URL(address).searchParams.get('citation') ?? '';
      return Response.json(await answer({ citation: asked, signal: init.signal as AbortSignal }));
    });
    const element = document.createElement('headnote-case-preview');
    Object.assign(element, { citation, display });
    element.addEventListener('headnote-open', (event) => {
      if (!onOpen(event.detail.href)) event.preventDefault();
    });
    document.body.append(element);
    return { root: element.shadowRoot!, remove: () => element.remove() };
  },
);

/** Puts an element into the page and resolves with its first event. */
async function firstEvent(answer: object, attributes: Record<string, string>) {
  vi.stubGlobal('fetch', async () => Response.json(answer));
  const element = document.createElement('headnote-case-preview');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  const told = new Promise<CustomEvent>((resolve) => {
    for (const name of ['headnote-ready', 'headnote-error']) {
      element.addEventListener(name, (event) => resolve(event as CustomEvent), { once: true });
    }
  });
  document.body.append(element);
  const { type, detail } = await told;
  element.remove();
  return { type, detail: detail as unknown };
}

it('tells the page which case it shows', async () => {
  expect(await firstEvent(foundAnswer(), { citation: 'AIR 2019 SC 9012' })).toEqual({
    type: 'headnote-ready',
    detail: {
      widget: 'case-preview',
      title: 'Asha Varma & Others Versus State of Vindhya',
      citation: '(2019) 7 SMP 12',
      href: 'https://library.example/case/2019-hns-7',
    },
  });
});

it.each([
  ['not-held', { code: 'http', status: 404 }],
  ['several', { code: 'config' }],
  ['unread', { code: 'config' }],
] as const)('tells the page why it shows no case: %s', async (state, facts) => {
  const told = await firstEvent(missingAnswer(state), { citation: 'x' });
  expect(told).toEqual({ type: 'headnote-error', detail: { widget: 'case-preview', ...facts } });
});

it('tells the page that citation or case-id is missing, without a request', async () => {
  const told = await firstEvent(foundAnswer(), { 'case-id': 'not an id' });
  expect(told).toEqual({ type: 'headnote-error', detail: { widget: 'case-preview', code: 'config' } });
});

it('asks by id if the page gives one, and again for another citation', async () => {
  const fetch = vi.fn<(address: string) => Promise<Response>>(async () => Response.json(foundAnswer(caseOf())));
  vi.stubGlobal('fetch', fetch);
  const element = document.createElement('headnote-case-preview');
  element.caseId = 'c1';
  document.body.append(element);
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
  expect(new URL(fetch.mock.calls[0]?.[0] ?? '').search).toBe('?id=c1');
  element.removeAttribute('case-id');
  element.citation = 'AIR 2019 SC 9012';
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
  expect(new URL(fetch.mock.calls[1]?.[0] ?? '').search).toBe('?citation=AIR+2019+SC+9012');
  element.remove();
});

it('explains that the quota is used up', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 429 }));
  const element = document.createElement('headnote-case-preview');
  element.citation = 'AIR 2019 SC 9012';
  document.body.append(element);
  await vi.waitFor(() =>
    expect(element.shadowRoot?.querySelector('.hnw-error')?.textContent).toContain('asked the library too often'),
  );
  element.remove();
});
