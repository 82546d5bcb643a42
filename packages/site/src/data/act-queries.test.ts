import { createClient } from '@headnote/core/client';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { actPage } from './act-queries.js';

interface Sent {
  readonly query: { readonly bool: { readonly must: readonly object[] } };
  readonly from: number;
  readonly size: number;
}

/** A library in which 2 acts have the name, 25 the word in the title, and 30 in the text. */
function client() {
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (request.url.includes('/api/acts/find')) {
      const acts = [
        { id: 'n1', title: 'The Lease Act, 1951' },
        { id: '', title: 'The Lease Act, 1888' },
        { id: 'n2', title: 'The Lease Act, 1960' },
      ];
      return Response.json({ flag: true, message: '', outdata: { acts } });
    }
    if (request.url.includes('/api/acts/list')) {
      const acts = [
        { act: { id: 'b1', title: 'The Lease and Rent Act, 1900' }, sections: 3, judgments: 9 },
        { act: { id: 'b2', title: 'The Old Lease Act, 1901' }, sections: 3, judgments: 9 },
        { act: { id: 'b3', title: 'The Lease Fees Act, 1902' }, sections: 3, judgments: 0 },
      ];
      const outdata = { total: 3, acts, letters: [], ministries: [], states: [], makers: [], years: [] };
      return Response.json({ flag: true, message: '', outdata });
    }
    const body = (await request.json()) as Sent;
    const isTitle = JSON.stringify(body.query.bool.must).includes('"title":{');
    const [prefix, total] = isTitle ? ['t', 25] : ['x', 30];
    const size = Math.max(0, Math.min(body.size, total - body.from));
    const hits = Array.from({ length: size }, (_, index) => ({
      _id: `${prefix}${body.from + index + 1}`,
      _score: 1,
      _source: {},
      highlight: { content: ['a <b>lease</b>'] },
    }));
    const outdata = JSON.stringify({
      took: 1,
      timed_out: false,
      hits: { total: { value: total, relation: 'eq' }, hits },
    });
    return Response.json({ flag: true, message: '', outdata });
  };
  return createClient({ bases: { api: 'https://library.test' }, fetch });
}

const pageOf = (page: number) =>
  new QueryClient().fetchQuery(actPage(client(), { text: 'lease', filter: {}, page, visit: '1' }));

describe('actPage', () => {
  it('lists acts of this name first, then those that begin with it and judgments name, then titles, then texts, none twice and none missing', async () => {
    const pages = await Promise.all([1, 2, 3].map(pageOf));
    const ids = pages.flatMap(({ rows }) => rows.map(({ act }) => act.id));
    const numbered = (prefix: string, count: number) =>
      Array.from({ length: count }, (_, index) => `${prefix}${index + 1}`);
    expect(ids).toEqual(['n1', 'n2', 'b1', ...numbered('t', 25), ...numbered('x', 30)]);
    expect(pages.map(({ total }) => total.value)).toEqual([58, 58, 58]);
  });

  it('shows words of the text only for acts that match there', async () => {
    const { rows } = await pageOf(2);
    expect(rows.find(({ act }) => act.id === 't25')?.highlight).toEqual({});
    expect(rows.find(({ act }) => act.id === 'x1')?.highlight).toEqual({ content: ['a <b>lease</b>'] });
  });

  it('reads a narrowed list in one call, with counts', async () => {
    const narrowed = { text: '', filter: { letter: 'L' }, page: 1, visit: '2' };
    const { rows, total } = await new QueryClient().fetchQuery(actPage(client(), narrowed));
    expect(rows.map(({ act, judgments }) => [act.id, judgments])).toEqual([
      ['b1', 9],
      ['b2', 9],
      ['b3', 0],
    ]);
    expect(total.value).toBe(3);
  });

  it('names acts that the library does not have on the first page only', async () => {
    const pages = await Promise.all([1, 2].map(pageOf));
    expect(pages.map(({ missing }) => missing.map(({ title }) => title))).toEqual([['The Lease Act, 1888'], []]);
  });
});
