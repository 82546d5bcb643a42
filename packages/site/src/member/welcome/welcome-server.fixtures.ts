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

/** Ten judgments that exist only here: days ago, parties, case number, decision and subject. The first is new. */
const latestCases = [
  [1, 'Sahyadri Power', 'Union of India', 'Civil Appeal No. 9127 of 2025', 'Allowed', 'Electricity. Carrying cost'],
  [9, 'Farida Begum', 'Union of India', 'Writ Petition No. 312 of 2026', 'Allowed', 'Service. Family pension'],
  [9, 'Collector of Customs, Vellanoor', 'Deccan Instruments', 'Civil Appeal No. 4410 of 2024', 'Dismissed', 'Customs'],
  [10, 'Lakshmi Hosmani', 'State of Sahyadri', 'Criminal Appeal No. 8841 of 2026', 'Dismissed', 'Bail. Cancellation'],
  [11, 'Godavari Looms (in liquidation)', 'Bank of Nilgiri', 'Civil Appeal No. 1188 of 2025', 'Allowed', 'Insolvency'],
  [
    12,
    'Renuka Granites',
    'Deputy Director of Mines',
    'Writ Petition No. 2011 of 2026',
    'Allowed',
    'Mines. Lapsed lease',
  ],
  [12, 'Anirudh Mathai', 'State of Vindhya', 'Criminal Appeal No. 3305 of 2026', 'Dismissed', 'Second application'],
  [16, 'Sahyadri Collieries Workers’ Union', 'Union of India', 'Civil Appeal No. 7719 of 2023', 'Remanded', 'Labour'],
  [17, 'Devi Urs Housing Society', 'Nilgiri Development Authority', 'Civil Appeal No. 45 of 2026', 'Dismissed', 'Land'],
  [17, 'Salim Barkat', 'State of Malabar', 'Criminal Appeal No. 3241 of 2026', 'Allowed', 'Bail. Conditions'],
] as const;

const latest = latestCases.map(([days, appellant, respondent, appeal_no, fd, subject], at) => ({
  _id: `${901 + at}`,
  _score: 1,
  _source: {
    id: `${901 + at}`,
    appellant,
    respondent,
    dispose_dt: daysAgo(days).slice(0, 10),
    courtid: 1,
    courtname: 'Supreme Court of India',
    appeal_no,
    subject,
    lscitation: `2026 HN ${901 + at}`,
    fd,
  },
}));

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
  const hits = hasNoCases ? [] : latest;
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
