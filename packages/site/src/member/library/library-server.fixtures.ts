import { storedText } from '../../fixtures/fake-member-library.fixtures.js';

type Wire = Readonly<Record<string, unknown>>;
type Row = Record<string, unknown> & { readonly id: string };

const day = (date: string) => `2026-11-${date}T10:42:00.000Z`;

const folder = (folderid: string, folderName: string, parentid = '', description = '') => ({
  id: folderid,
  folderid,
  folderName,
  parentid,
  description,
});

const wireFolders = [
  folder('f-matters', 'Matters'),
  folder('f-mehta', 'State v Rohan Mehta', 'f-matters'),
  folder('f-bail', 'Cancellation of bail', 'f-mehta', 'For the hearing on 02 December 2026.'),
  folder('f-economic', 'Economic offences', 'f-mehta'),
  folder('f-moot', 'Moot court 2026'),
];

const saved = (number: number, folderid: string, resultName: string, file_name = `c${number}`) => ({
  id: `r${number}`,
  resultName,
  description: number === 1 ? 'Lead with this.' : '',
  typeOfSearch: '',
  searchCriteriaId: '',
  totalRec: 0,
  file_name,
  folderid,
  saved_at: day(String(20 - number)),
});

const wireResults = [
  saved(1, 'f-bail', 'Sushila Aggarwal v. State'),
  saved(2, 'f-bail', 'Dolat Ram v. State of Haryana'),
  saved(3, 'f-bail', 'Siddharam Mhetre v. State of Maharashtra'),
  saved(4, 'f-economic', 'Asha Traders v. Union of India'),
  saved(5, 'none', 'The Sample Act, 1930', 'a1'),
];

const wireCases: readonly Wire[] = [
  {
    id: 'c1',
    appellant: 'Sushila Aggarwal',
    respondent: 'State',
    dispose_dt: '2020-01-29',
    bench_strength: 5,
    fcitation: '(2020) 5 SCC 1; AIR 2020 SC 831',
  },
  {
    id: 'c2',
    appellant: 'Dolat Ram',
    respondent: 'State of Haryana',
    dispose_dt: '1994-11-24',
    bench_strength: 2,
    fcitation: '(1995) 1 SCC 349',
  },
  {
    id: 'c3',
    appellant: 'Siddharam Mhetre',
    respondent: 'State of Maharashtra',
    dispose_dt: '2010-12-02',
    bench_strength: 2,
    fcitation: '(2011) 1 SCC 694',
  },
  {
    id: 'c4',
    appellant: 'Asha Traders',
    respondent: 'Union of India',
    dispose_dt: '2024-02-01',
    bench_strength: 2,
    fcitation: '2024 INSC 1',
  },
];

const overruled: Wire = {
  treatment: 'overruled',
  file_name: 'c1',
  title: 'Sushila Aggarwal v. State',
  citation: '(2020) 5 SCC 1',
  courtname: 'Supreme Court of India',
  dispose_dt: '2020-01-29',
  bench_strength: 5,
  sentence: 'The decision in Mhetre is overruled.',
  paragraph: '',
};

const query = (id: string, keywords: string, parentID = '', totalRec = 412) => ({
  id,
  refineKeywords: parentID === '' ? '' : keywords,
  keywords,
  query: storedText(keywords),
  typeofSearch: 'text',
  SearchType: '',
  parentID,
  saved_at: day('12'),
  totalRec,
  ran_at: day('15'),
});

const wireQueries = [
  query('q1', 'anticipatory bail'),
  query('q2', 'supervening circumstances', 'q1', 38),
  query('q3', 'patent illegality', '', 1306),
];

const wireBookmarks = [
  { id: 'c2 4', file_name: 'c2', paragraph: 4, number: '3', is_lost: false, saved_at: day('11') },
  { id: 'c1 0', file_name: 'c1', paragraph: 0, number: '', is_lost: false, saved_at: day('10') },
  { id: 'c1 9', file_name: 'c1', paragraph: 9, number: '', is_lost: true, saved_at: day('09') },
];

const wireNotes = [
  {
    id: 'c1',
    file_name: 'c1',
    personalNote: 'An order need not be limited in time.',
    version: 2,
    changed_at: day('18'),
  },
];

/** What a story's server holds. */
export interface LibraryAnswers {
  /** True: the member has saved nothing yet. */
  readonly isEmpty?: boolean;
  /** Why every change is refused; changes succeed if it is left out. */
  readonly refusal?: string;
}

/** A server with one member's library. Changes last as long as the story. */
export function libraryServer({ isEmpty = false, refusal = '' }: LibraryAnswers = {}): typeof fetch {
  const start = <T extends Row>(rows: readonly T[]): Row[] => (isEmpty ? [] : rows.map((row) => ({ ...row })));
  const state = {
    folder: start(wireFolders),
    result: start(wireResults),
    query: start(wireQueries),
    bookmarks: start(wireBookmarks),
    notes: start(wireNotes),
    removed: [] as { kind: Kind; row: Row }[],
  };
  const resultsIn = (folderid: string) => state.result.filter((row) => row['folderid'] === folderid);
  const folders = (withResults: boolean) =>
    [...state.folder, folder('none', 'Not in a folder')].map(({ id, ...row }) => ({
      ...row,
      count: resultsIn(id).length,
      ...(withResults && { results: resultsIn(id) }),
    }));
  const reads: Readonly<Record<string, (query: URLSearchParams, body: Wire) => unknown>> = {
    '/api/caselaw/getSavedResultFolder': (search) => folders(search.get('folderid') !== ''),
    '/api/library/queries': () => state.query,
    '/api/library/bookmarks': () => state.bookmarks,
    '/api/library/notes': () => state.notes,
    '/api/library/removed': () =>
      state.removed.map(({ kind, row }) => ({
        kind,
        id: row.id,
        name: String(row['resultName'] ?? row['folderName'] ?? row['keywords']),
        removed_at: day('20'),
      })),
    '/api/ec/getquery': (_search, body) => JSON.stringify(found(idsOf(body))),
  };
  const writes: Readonly<Record<string, (query: URLSearchParams, body: Wire) => unknown>> = {
    '/api/caselaw/savedFolder': (_search, { folderName, parentid }) => {
      const id = `f${state.folder.length}`;
      state.folder.push(folder(id, String(folderName), typeof parentid === 'string' ? parentid : ''));
      return id;
    },
    '/api/caselaw/saveResultCaseLaw': (search) => {
      const number = state.result.length + 1;
      const row = saved(number, search.get('folderid') || 'none', search.get('resultName') ?? '');
      state.result.push({ ...row, file_name: search.get('file_name') });
      return row.id;
    },
    '/api/library/changefolder': (_search, { folderid, ...change }) => {
      const row = state.folder.find(({ id }) => id === folderid);
      if (row) Object.assign(row, change);
    },
    '/api/library/moveresults': (_search, { ids, folderid }) => {
      for (const row of state.result) if ((ids as string[]).includes(row.id)) row['folderid'] = folderid || 'none';
    },
    '/api/library/remove': (_search, body) => {
      const { kind, ids } = body as unknown as { kind: Kind; ids: readonly string[] };
      state.removed.push(...state[kind].filter(({ id }) => ids.includes(id)).map((row) => ({ kind, row })));
      state[kind] = state[kind].filter(({ id }) => !ids.includes(id));
    },
    '/api/library/restore': (_search, body) => {
      const { kind, ids } = body as unknown as { kind: Kind; ids: readonly string[] };
      for (const { row } of state.removed.filter((one) => one.kind === kind && ids.includes(one.row.id)))
        state[kind].push(row);
      state.removed = state.removed.filter((one) => one.kind !== kind || !ids.includes(one.row.id));
    },
    '/api/history/addbookmark': (_search, { file_name, paragraph = 0, remove }) => {
      const id = `${String(file_name)} ${String(paragraph)}`;
      state.bookmarks = state.bookmarks.filter((row) => row.id !== id);
      if (remove !== true) state.bookmarks.unshift({ id, file_name, paragraph, saved_at: day('21') });
    },
    '/api/caselaw/DeletePersonalNote': (search) => {
      state.notes = state.notes.filter((row) => row['file_name'] !== search.get('file_name'));
    },
    '/api/caselaw/savePersonalNote': (search) => {
      const changed = { version: 5, changed_at: day('21') };
      const file = search.get('file_name') ?? '';
      state.notes.push({ id: file, file_name: file, personalNote: search.get('personalNote'), ...changed });
      return changed;
    },
  };
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    const text = await request.text();
    const body = (text === '' ? {} : JSON.parse(text)) as Wire;
    const parameters = new URLSearchParams({ ...Object.fromEntries(searchParams), ...stringsOf(body) });
    const write = writes[pathname];
    if (write && refusal !== '') return Response.json({ flag: false, message: refusal, outdata: null });
    const outdata = (write ?? reads[pathname])?.(parameters, body);
    return Response.json({ flag: true, message: write ? 'Done.' : '', outdata: outdata ?? null });
  };
}

type Kind = 'folder' | 'result' | 'query';

const stringsOf = (body: Wire) =>
  Object.fromEntries(Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));

function idsOf(body: Wire): readonly string[] {
  const { query: clause } = body as { readonly query?: { readonly ids?: { readonly values: readonly string[] } } };
  return clause?.ids?.values ?? [];
}

function found(ids: readonly string[]): Wire {
  const hits = [
    ...wireCases
      .filter(({ id }) => ids.includes(String(id)))
      .map((row) => ({
        _id: row['id'],
        _score: 1,
        _source: {
          courtid: 1,
          courtname: 'Supreme Court of India',
          lscitation: `2024 HN ${String(row['id'])}`,
          ...row,
        },
        ...(row['id'] === 'c3' && { later: overruled }),
      })),
    ...(ids.includes('a1')
      ? [
          {
            _id: 'a1',
            _score: 1,
            _source: {
              id: 'a1',
              title: 'The Sample Act, 1930',
              lyear: 1930,
              lscitation: '1930 HNA 3',
              is_available: 1,
            },
          },
        ]
      : []),
  ];
  return { took: 1, timed_out: false, hits: { total: { value: hits.length, relation: 'eq' }, hits } };
}
