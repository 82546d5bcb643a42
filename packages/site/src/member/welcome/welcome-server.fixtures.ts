import { libraryServer, type LibraryAnswers } from '../library/library-server.fixtures.js';
import { settingsServer } from '../settings/settings-server.fixtures.js';

type Wire = Readonly<Record<string, unknown>>;

const DAY_MS = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

const wireHistory = [
  {
    id: '1',
    keywords: 'Sushila Aggarwal v State',
    query: 'c1',
    typeofSearch: 'case',
    totalRec: 6000,
    searched_at: daysAgo(3),
  },
  { id: '2', keywords: 'The Sample Act, 1930', query: 'a1', typeofSearch: 'act', totalRec: 0, searched_at: daysAgo(4) },
  {
    id: '3',
    keywords: 'basic structure',
    query: '{"v":1,"kind":"text","text":"basic structure","courtNames":[],"sort":"relevance"}',
    typeofSearch: 'text',
    totalRec: 61,
    searched_at: daysAgo(5),
  },
];

const latest = (id: string, appellant: string, dispose_dt: string) => ({
  _id: id,
  _score: 1,
  _source: {
    id,
    appellant,
    respondent: 'Union of India',
    dispose_dt,
    courtid: 1,
    courtname: 'Supreme Court of India',
    lscitation: `2026 HN ${id}`,
    fd: 'Allowed',
  },
});

const wholeText = {
  id: 'c1',
  appellant: 'Sushila Aggarwal',
  respondent: 'State',
  courtid: 1,
  courtname: 'Supreme Court of India',
  lscitation: '2020 HN 1',
  content:
    '<p id="p1"><span id="para-1">1.</span> The reference asks whether the protection ends after some time.</p>' +
    '<p id="p2"><span id="para-2">2.</span> The protection need not be limited to a fixed period.</p>',
};

const subscription = {
  packageName: 'The whole library',
  startDate: '2026-06-25',
  endDate: '2027-06-24',
  renewUntil: '2027-07-24',
  daysremaining: 214,
  state: 'active',
};

/** What a story's welcome page finds. */
export interface WelcomeAnswers extends LibraryAnswers {
  /** True: the member was never here before. */
  readonly isFirstVisit?: boolean;
  /** True: no judgment of the member's courts is known. */
  readonly hasNoCases?: boolean;
}

/** A server with one member: a library, a history, settings and the latest cases, of which one is new. */
export function welcomeServer({
  isFirstVisit = false,
  hasNoCases = false,
  ...library
}: WelcomeAnswers = {}): typeof fetch {
  const shelves = libraryServer({ isEmpty: isFirstVisit, ...library });
  const settings = settingsServer();
  const hits = hasNoCases
    ? []
    : [
        latest('901', 'Sahyadri Power', daysAgo(1).slice(0, 10)),
        latest('902', 'Farida Begum', daysAgo(9).slice(0, 10)),
      ];
  const found = (all: readonly Wire[], value = all.length) =>
    JSON.stringify({ took: 1, timed_out: false, hits: { total: { value, relation: 'eq' }, hits: all } });
  const own: Readonly<Record<string, unknown>> = {
    '/api/history/gettopsearchhistory': isFirstVisit ? [] : wireHistory,
    '/api/welcome/getlatestcasedata': found(hits),
    '/api/welcome/getlatestcasedataes': found([{ _id: 'c1', _score: 1, _source: wholeText }]),
    '/api/ec/getResults': found([], 417),
    '/api/user/getsubscriptiondetails': subscription,
  };
  return async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    if (pathname in own) return Response.json({ flag: true, message: '', outdata: own[pathname] });
    const isSetting = /\/(?:user|welcome)\/|getTree/.test(pathname);
    return (isSetting ? settings : shelves)(input, init);
  };
}
