import { fakeLibrary } from '../../fixtures/fake-library.fixtures.js';

type Wire = Readonly<Record<string, unknown>>;

const tree = [
  { id: '1', title: 'Supreme Court', cc: [{ subid: 1, subtitle: 'Supreme Court of India' }] },
  {
    id: '2',
    title: 'High Courts',
    cc: [
      { subid: 4, subtitle: 'High Court of Karnataka' },
      { subid: 5, subtitle: 'High Court of Kerala' },
    ],
  },
];

/** What a story's settings server answers. */
export interface SettingsAnswers {
  /** Why every change is refused. */
  readonly refusal?: string;
}

/** A server with one member's settings. Changes last as long as the story. */
export function settingsServer({ refusal = '' }: SettingsAnswers = {}): typeof fetch {
  let judgments: Wire = {
    sort: 'relevance',
    pageSize: 20,
    showHeadnote: true,
    highlight: true,
    citationFirst: 'neutral',
  };
  let start: Wire = { courts: [1], actIds: [], showLatestCases: true, showHistory: true, hiddenParts: [] };
  const library = fakeLibrary();
  const reads: Readonly<Record<string, () => Wire>> = {
    '/api/user/userjudgementsetting': () => ({ outdata: judgments }),
    '/api/user/getwelcomeusersettings': () => ({ outdata: start }),
    '/api/welcome/getuseractsetting': () => ({ outdata: { actIds: start['actIds'] } }),
    '/api/caselaw/getTree': () => ({
      outdatalist: [tree, [{ usercourtids: (start['courts'] as number[]).join(',') }]],
    }),
  };
  const writes: Readonly<Record<string, (body: Wire) => void>> = {
    '/api/user/insertuserjudgementsetting': (body) => (judgments = { ...judgments, ...body }),
    '/api/user/insertusercourtsetting': (body) => (start = { ...start, ...body }),
    '/api/caselaw/addCourtSettings': ({ courts }) => (start = { ...start, courts }),
    '/api/welcome/insertuseractsetting': ({ actIds }) => (start = { ...start, actIds }),
    '/api/welcome/resetuseractsetting': () => (start = { ...start, actIds: [] }),
  };
  return async (input, init) => {
    const request = new Request(input, init);
    const path = new URL(request.url).pathname;
    const write = writes[path];
    if (write === undefined && reads[path] === undefined) return library(input, init);
    if (write && refusal !== '') return Response.json({ flag: false, message: refusal, outdata: null });
    const text = await request.text();
    write?.((text === '' ? {} : JSON.parse(text)) as Wire);
    return Response.json({ flag: true, message: write ? 'Done.' : '', outdata: null, ...reads[path]?.() });
  };
}
