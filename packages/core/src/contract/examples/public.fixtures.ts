import type { ExamplesOf } from './example.fixtures.js';
import {
  aPackage,
  cases,
  choice,
  completion,
  embedCase,
  flow,
  foundCase,
  handle,
  inquiry,
  judgmentCitations,
  latest,
  link,
  outcome,
  packageRow,
  publicConfig,
  registration,
  said,
  search,
  token,
  verdict,
  wireToken,
} from './parts.fixtures.js';

/** Examples of the calls of these services. */
export const publicExamples: {
  readonly [
    S in
      | 'account'
      | 'acts'
      | 'articles'
      | 'citations'
      | 'complete'
      | 'config'
      | 'contact'
      | 'embed'
      | 'packages'
      | 'payments'
      | 'search'
      | 'welcome'
  ]: ExamplesOf<S>;
} = {
  account: {
    signIn: {
      input: { username: 'asha1', password: 'correct horse 9', remember: true, loginType: 2 },
      answer: said({
        outdata: wireToken,
        outdata1: [
          { userid: '7', username: 'asha1', name: 'Asha Menon', email: 'asha@example.com', daysremaining: 30 },
        ],
        outdata2: 's1',
      }),
      value: {
        token,
        user: { userId: '7', username: 'asha1', name: 'Asha Menon', email: 'asha@example.com', daysRemaining: 30 },
        sessionId: 's1',
      },
    },
    newTicket: { input: { refreshToken: 'r.s.t', inBody: false }, answer: said({ outdata: wireToken }), value: token },
    signOut: { input: { refreshToken: 'r.s.t', userId: '7', inBody: false }, answer: said(), value: true },
    register: {
      input: registration,
      answer: said({ outdata: '71' }),
      value: { message: 'Done.', handle: '71' },
    },
    registerMaster: {
      input: undefined,
      answer: said({
        outdata: 'India',
        outdatalist: [[{ countryMasterID: 5, countryName: 'India' }], [packageRow]],
      }),
      value: { countries: [{ id: 5, name: 'India' }], packages: [aPackage], defaultCountry: 'India' },
    },
    states: {
      input: { countryId: 5 },
      answer: said({ outdatalist: [[{ stateMasterID: 12, stateName: 'Kerala' }]] }),
      value: [{ id: 12, name: 'Kerala' }],
    },
    submitActivation: { input: { handle: '71', code: '123456' }, answer: said(), value: outcome },
    resendActivation: { input: { ...registration, handle: '71' }, answer: said(), value: outcome },
    startReset: { input: { to: 'asha@example.com' }, answer: said(handle), value: flow },
    confirmReset: { input: { handle: 'h-70', code: '123456' }, answer: said(handle), value: flow },
    setPassword: { input: { handle: 'h-71', password: 'correct horse 9' }, answer: said(handle), value: outcome },
    subscription: {
      input: { userId: '7' },
      answer: said({
        outdata: {
          packageName: 'Chamber',
          startDate: '2026-01-01',
          endDate: '2026-12-31',
          renewUntil: '2027-01-30',
          daysremaining: 40,
          state: 'active',
        },
      }),
      value: {
        packageName: 'Chamber',
        startDate: '2026-01-01',
        endDate: '2026-12-31',
        renewUntil: '2027-01-30',
        daysRemaining: 40,
        state: 'active',
      },
    },
  },
  acts: {
    sections: {
      input: { title: 'Leases Act', actCode: 'a0000000000b2' },
      answer: said({ outdata: [{ id: 's4A', section_no: '4A', title: 'Renewal' }] }),
      value: [{ id: 's4A', number: '4A', title: 'Renewal' }],
    },
  },
  articles: {
    list: {
      input: undefined,
      answer: said({
        outdata: [{ title: 'On leases', url: 'https://blog.example/leases', subtitle: '<i>A note</i>' }],
      }),
      value: [{ title: 'On leases', url: 'https://blog.example/leases', subtitle: '<i>A note</i>' }],
    },
  },
  citations: {
    books: { input: { part: 'books', countryId: 5 }, ...choice },
    lookup: { input: { part: 'pages', book: 'Crimes & Cases', year: 2019, volume: '2' }, ...choice },
    check: {
      input: { citations: ['2019 hn 7'], names: ['Asha Menon'] },
      answer: said({
        outdata: [
          {
            citation: '2019 hn 7',
            state: 'found',
            canonical: '2019 HN 7',
            hits: [{ file_name: 'c0000000000a1', title: link.title, lscitation: '2019 HN 7' }],
          },
        ],
      }),
      value: [
        {
          citation: '2019 hn 7',
          state: 'found',
          canonical: '2019 HN 7',
          hits: [{ id: 'c0000000000a1', title: link.title, houseCitation: '2019 HN 7' }],
        },
      ],
    },
    ofJudgment: judgmentCitations,
  },
  complete: {
    fullText: completion,
    acts: completion,
    courts: completion,
    partyName: completion,
    respondents: completion,
    subject: completion,
    judges: completion,
    advocate: completion,
    caseType: completion,
    caseNumber: completion,
    finalDecision: completion,
    email: { ...completion, input: { userId: '7', text: 'lea' } },
  },
  config: { get: { input: undefined, answer: said({ outdata: publicConfig }), value: publicConfig } },
  contact: {
    send: {
      input: { name: 'Asha', email: 'asha@example.com', comment: 'Hello', captchaCode: 'x7k', captchaId: 'c1' },
      answer: said({ success: true }),
      value: outcome,
    },
    inquire: { input: inquiry, answer: said(), value: outcome },
  },
  embed: {
    latest: { input: { court: 'sc', limit: 8, key: 'pk' }, answer: latest, value: latest },
    case: { input: { id: '2019 HN 7', key: 'pk' }, answer: embedCase, value: embedCase },
    citation: { input: { citation: '2019 hn 7', key: 'pk' }, answer: verdict, value: verdict },
    suggest: { input: { text: 'ash', limit: 5, key: 'pk' }, answer: { items: [link] }, value: { items: [link] } },
    check: {
      input: { citations: ['2019 hn 7'], key: 'pk' },
      answer: { items: [verdict] },
      value: { items: [verdict] },
    },
    inquiry: {
      input: { ...inquiry, captchaCode: 'x7k', captchaId: 'c1', consent: true, key: 'pk' },
      answer: said(),
      value: outcome,
    },
  },
  packages: { list: { input: undefined, answer: said({ outdatalist: [[packageRow]] }), value: [aPackage] } },
  payments: {
    create: {
      input: { amount: 12_000, redirectUrl: 'https://library.example/paid', userId: '71', packageId: 3 },
      answer: said({ outdata: { payment_options: { payment_url: 'https://pay.example/1' } } }),
      value: { paymentUrl: 'https://pay.example/1' },
    },
  },
  search: {
    query: { input: search, ...cases, value: foundCase },
    cases: { input: search, ...cases },
    acts: {
      input: { ...search, fromPage: 20 },
      answer: said({
        outdata: JSON.stringify({
          took: 2,
          hits: {
            total: { value: 1, relation: 'eq' },
            hits: [
              {
                _id: 'a0000000000b2',
                _score: null,
                _source: { title: 'Leases Act', lno: 'a0000000000b2', lyear: 1930 },
              },
            ],
          },
        }),
      }),
      value: {
        total: { value: 1, relation: 'eq' },
        hits: [
          {
            id: 'a0000000000b2',
            score: null,
            record: { id: 'a0000000000b2', title: 'Leases Act', number: 'a0000000000b2', year: 1930 },
            highlight: {},
          },
        ],
        facets: {},
        timedOut: false,
        tookMs: 2,
      },
    },
    suggestions: {
      input: { text: 'leese', size: 5 },
      answer: said({ outdata: [{ kind: 'did-you-mean', text: 'lease', count: 12 }] }),
      value: [{ kind: 'did-you-mean', text: 'lease', count: 12 }],
    },
  },
  welcome: {
    totals: {
      input: undefined,
      answer: said({
        outdatalist: [[{ TotalUsers: 5 }], [{ TotalCases: 2793 }], [{ Totalbareacts: 735 }]],
      }),
      value: { users: 5, cases: 2793, acts: 735 },
    },
    latestCases: { input: search, ...cases },
    latestCasesByCourt: { input: { userId: '7', courtIds: [1, 12] }, ...cases },
    saveActSettings: { input: { userId: '7', actIds: ['a0000000000b2'] }, answer: said(), value: outcome },
    actSettings: {
      input: { userId: '7' },
      answer: said({ outdata: { actIds: ['a0000000000b2'] } }),
      value: { actIds: ['a0000000000b2'] },
    },
    resetActSettings: { input: { userId: '7' }, answer: said(), value: outcome },
  },
};
