import { afterEach, vi } from 'vitest';
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
