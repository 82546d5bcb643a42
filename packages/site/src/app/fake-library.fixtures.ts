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
  bench_strength: 2,
  judge: 'A. Rao,B. Sen',
  appeal_type: 'Civil Appeal',
  appeal_no: '12 of 2023',
  fd: 'Allowed',
  lscitation: '2024 HN 12',
  fcitation: '2024 INSC 1; (2024) 1 SCC 9',
  cited: 4,
  content:
    '<p id="p1">1. The tenant was heard, and the notice was served in time…</p><p id="p2">2. The appeal is allowed.</p>',
};

const wireAct: Wire = {
  id: 'a0123456789ab',
  lno: 'a0123456789ab',
  title: 'The Sample Act, 1930',
  lyear: 1930,
  act_number: '3',
  long_title: 'An Act to show how an act is shown.',
  lscitation: '1930 HNA 3',
  is_available: 1,
  content:
    '<section id="s1"><h3>1. Short title</h3><p>(1) This Act may be called the Sample Act, 1930.</p></section>' +
    '<section id="s2"><h3>2. Definitions</h3><p>In this Act a word means what it says.</p></section>',
};

/** How many hits the library gives, and how many it counts. */
export interface FakeFindings {
  readonly hits?: number;
  readonly total?: number;
}

/** A server with one kind of judgment and one of act; `change` replaces fields of both. */
export function fakeLibrary(change: Wire = {}, { hits = 1, total = hits }: FakeFindings = {}): typeof fetch {
  return (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    if (pathname === '/api/welcome/getTotalCount') {
      const outdatalist = [[{ TotalUsers: 3 }], [{ TotalCases: 1_380_000 }], [{ Totalbareacts: 735 }]];
      return answer({ flag: true, message: '', outdata: null, outdatalist });
    }
    if (pathname === '/api/citations/judgment') {
      const none = { cites: [], cited_by: [], cited_by_total: 0, provisions: [], source_citator: '' };
      return answer({ flag: true, message: '', outdata: JSON.stringify(none) });
    }
    const isAct = pathname === '/api/ec/getquery' || pathname === '/api/ec/getbareacts';
    const source = { ...(isAct ? wireAct : wireCase), ...change };
    return answer({ flag: true, message: '', outdata: JSON.stringify(found(source, { hits, total })) });
  };
}

function found(source: Wire, { hits, total }: Required<FakeFindings>): Wire {
  return {
    took: 90,
    timed_out: false,
    hits: {
      total: { value: total, relation: 'eq' },
      hits: Array.from({ length: hits }, (_, index) => ({
        _id: index === 0 ? source['id'] : `${String(source['id'])}${index}`,
        _score: 1,
        _source: source,
        highlight: { content: ['no one shall be condemned <b>unheard</b> by any court'] },
      })),
    },
    aggregations: {
      courts: {
        buckets: [
          { key: 'Supreme Court of India', doc_count: 61 },
          { key: 'High Court of Andhra Pradesh', doc_count: 31 },
        ],
      },
    },
  };
}

function answer(body: Wire): Promise<Response> {
  return Promise.resolve(Response.json(body));
}
