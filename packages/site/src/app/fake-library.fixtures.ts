import { defaultBrand, type PublicConfig } from '@headnote/core/config';

/** Configuration of a site that exists only in tests. */
export const publicConfig: PublicConfig = {
  publicUrl: 'https://library.test',
  codecKey: 'a key for tests',
  brand: defaultBrand,
  passwordRule: { min: 8, max: 128 },
  refreshTokenInBody: false,
  hasSample: false,
  area: 'Lawsuit',
};

type Wire = Readonly<Record<string, unknown>>;

const wireCase: Wire = {
  id: 'c0123456789ab',
  appellant: 'Asha Traders',
  respondent: 'State of Goa',
  dispose_dt: '2024-01-02',
  courtid: 1,
  courtname: 'Supreme Court of India',
  lscitation: '2024 HN 12',
  content: '<p id="p1">The tenant was heard…</p>',
};

const wireAct: Wire = {
  id: 'a0123456789ab',
  lno: 'a0123456789ab',
  title: 'The Sample Act, 1930',
  lscitation: '1930 HNA 3',
  is_available: 1,
  content: '<section id="s1"><h3>1. Short title</h3></section>',
};

/** A server with one judgment and one act; `change` replaces fields of both. */
export function fakeLibrary(change: Wire = {}, { hits = 1 }: { hits?: number } = {}): typeof fetch {
  return (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    if (pathname === '/api/welcome/getTotalCount') {
      const outdatalist = [[{ TotalUsers: 3 }], [{ TotalCases: 1_380_000 }], [{ Totalbareacts: 735 }]];
      return answer({ flag: true, message: '', outdata: null, outdatalist });
    }
    const source = { ...(pathname === '/api/ec/getquery' ? wireAct : wireCase), ...change };
    const found = hits === 0 ? [] : [{ _id: source.id, _score: 1, _source: source }];
    const outdata = JSON.stringify({
      took: 3,
      timed_out: false,
      hits: { total: { value: found.length, relation: 'eq' }, hits: found },
    });
    return answer({ flag: true, message: '', outdata });
  };
}

function answer(body: Wire): Promise<Response> {
  return Promise.resolve(Response.json(body));
}
