import { afterEach, expect, it, vi } from 'vitest';
import { answerOf, line } from './answers.fixtures.js';
import { describeLatestCases } from './behaviour.fixtures.js';
import './define.js';
import type { Court } from './types.js';

afterEach(() => vi.unstubAllGlobals());

describeLatestCases(
  `latest cases, custom element on ${import.meta.env['VITE_RENDERER'] ?? 'React'}`,
  ({ answer, limit, mode }) => {
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
      const court = new URL(address).searchParams.get('court') as Court;
      return Response.json(await answer(court, init.signal as AbortSignal));
    });
    const element = document.createElement('headnote-latest-cases');
    Object.assign(element, { limit, mode });
    document.body.append(element);
    return { root: element.shadowRoot!, remove: () => element.remove() };
  },
);

it('cuts no row of a wide card when all rows wrap', async () => {
  const long = line({ appellant: 'The Commissioner of Settlement and Consolidation of Holdings '.repeat(4) });
  vi.stubGlobal('fetch', async () => Response.json(answerOf('sc', 4, { items: [long, long, long, long] })));
  const element = document.createElement('headnote-latest-cases');
  element.limit = 4;
  element.style.inlineSize = '900px';
  document.body.append(element);
  const list = await vi.waitFor(() => {
    const found = element.shadowRoot?.querySelector('ul');
    if (!found?.children.length) throw new Error('The list is not drawn yet.');
    return found;
  });
  expect(list.clientWidth).toBeGreaterThan(800);
  expect(list.scrollHeight).toBe(list.clientHeight);
  element.remove();
});

it('hides no row and cuts no word of a card that is 240 px wide', async () => {
  vi.stubGlobal('fetch', async () => Response.json(answerOf('sc', 4)));
  const element = document.createElement('headnote-latest-cases');
  element.style.inlineSize = '240px';
  document.body.append(element);
  const list = await vi.waitFor(() => {
    const found = element.shadowRoot?.querySelector('ul');
    if (!found?.children.length) throw new Error('The list is not drawn yet.');
    return found;
  });
  const foot = element.shadowRoot?.querySelector('.hnw-foot');
  expect(list.lastElementChild?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
    foot?.getBoundingClientRect().top ?? 0,
  );
  expect(list.scrollWidth).toBe(list.clientWidth);
  for (const bdi of list.querySelectorAll('bdi')) {
    const box = bdi.getBoundingClientRect();
    expect(box.left, bdi.textContent).toBeGreaterThanOrEqual(list.getBoundingClientRect().left);
    expect(box.right, bdi.textContent).toBeLessThanOrEqual(list.getBoundingClientRect().right);
  }
  element.remove();
});

it('keeps a width that can be read in a page that floats everything', async () => {
  vi.stubGlobal('fetch', async () => Response.json(answerOf('sc', 4)));
  const element = document.createElement('headnote-latest-cases');
  element.style.float = 'right';
  document.body.append(element);
  await vi.waitFor(() => expect(element.shadowRoot?.querySelector('li')).toBeTruthy());
  expect(element.clientWidth).toBeGreaterThanOrEqual(200);
  element.remove();
});
