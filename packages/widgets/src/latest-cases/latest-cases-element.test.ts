import { afterEach, expect, it, vi } from 'vitest';
import { answerOf, line } from './answers.fixtures.js';
import { describeLatestCases } from './behaviour.fixtures.js';
import './define.js';
import type { Court } from './types.js';

afterEach(() => vi.unstubAllGlobals());

describeLatestCases(
  `latest cases, custom element on ${import.meta.env['VITE_RENDERER'] ?? 'React'}`,
  ({ answer, limit }) => {
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
      const court = new URL(address).searchParams.get('court') as Court;
      return Response.json(await answer(court, init.signal as AbortSignal));
    });
    const element = document.createElement('headnote-latest-cases');
    element.limit = limit;
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
