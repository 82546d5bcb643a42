import type { GenericSchema } from 'valibot';
import type { calls } from './calls.js';
import type { CaseRecord } from './records/case-record.js';
import type { Registration } from './values/registration.js';
import type { SearchAnswer } from './search/search-answer.js';
import type { SearchBody } from './search/search-body.js';

type Calls = typeof calls;

/** A full input, the answer on the wire to it, and the value that the answer is read to. All of it made up. */
export interface Example<I = unknown, A = unknown> {
  /** Every field given, those that may be left out too. */
  readonly input: I;
  /** The whole answer as it is on the wire; a Blob or text where the call says so. */
  readonly answer: unknown;
  readonly value: A;
}

type ExampleOf<C> = C extends {
  request(input: infer I): unknown;
  readonly answer: GenericSchema<unknown, infer A>;
}
  ? Example<I, A>
  : never;

const said = (parts: object = {}): object => ({ flag: true, message: 'Done.', ...parts });
const outcome = { message: 'Done.' } as const;

const body: SearchBody = {
  query: { bool: { must: [{ match: { content: 'lease' } }], filter: { term: { courtid: 1 } } } },
  from: 0,
  size: 10,
  sort: ['_score', { dispose_dt: 'desc' }],
  _source: ['appellant', 'respondent', 'dispose_dt'],
  highlight: {
    fields: { content: { fragment_size: 150, number_of_fragments: 2 } },
    pre_tags: ['<b>'],
    post_tags: ['</b>'],
  },
  aggs: { courts: { terms: { field: 'courtname', size: 200 } } },
  search_after: [2.5, '2019-08-02'],
  track_total_hits: true,
};
const search = { userId: '7', addDocument: '1', body } as const;

const caseHits = {
  took: 3,
  timed_out: false,
  hits: {
    total: { value: 1, relation: 'eq' },
    hits: [
      {
        _id: 'c0000000000a1',
        _score: 2.5,
        _source: { appellant: 'Asha Menon', respondent: 'Lakeside Housing Society', dispose_dt: '2019-08-02' },
        highlight: { content: ['the <b>lease</b> was renewed'] },
      },
    ],
  },
  aggregations: { courts: { buckets: [{ key: 'Supreme Court', doc_count: 1 }] } },
};
const foundCase: SearchAnswer<CaseRecord> = {
  total: { value: 1, relation: 'eq' },
  hits: [
    {
      id: 'c0000000000a1',
      score: 2.5,
      record: {
        id: 'c0000000000a1',
        appellant: 'Asha Menon',
        respondent: 'Lakeside Housing Society',
        decidedOn: '2019-08-02',
      },
      highlight: { content: ['the <b>lease</b> was renewed'] },
    },
  ],
  facets: { courts: [{ key: 'Supreme Court', count: 1 }] },
  timedOut: false,
  tookMs: 3,
};
const cases = { answer: said({ outdata: JSON.stringify(caseHits) }), value: foundCase } as const;

const registration: Required<Registration> = {
  firstName: 'Asha',
  lastName: 'Menon',
  email: 'asha@example.com',
  mobile: '9000000001',
  loginId: 'asha1',
  password: 'correct horse 9',
  confirmation: 'correct horse 9',
  countryId: 5,
  countryName: 'India',
  stateId: 12,
  city: 'Kochi',
  acceptsTerms: true,
  planId: 27,
};

const token = { type: 'Bearer', token: 'a.b.c', refreshToken: 'r.s.t' } as const;
const wireToken = { type: 'Bearer', token: 'a.b.c', refreshtoken: 'r.s.t' };

const packageRow = {
  packageId: 3,
  priority: 1,
  packageName: 'Chamber',
  packageDesc: 'All courts',
  renewAmt: 9000,
  initialAmt: 12000,
  isTrial: false,
};
const aPackage = {
  id: 3,
  priority: 1,
  name: 'Chamber',
  description: 'All courts',
  renewalAmount: 9000,
  initialAmount: 12000,
  isTrial: false,
} as const;

const handle = { outdata: [{ userid: 'h-71' }] };
const flow = { message: 'Done.', handle: 'h-71' } as const;

const completion = {
  input: { text: 'lea' },
  answer: said({ outdata: [{ text: 'lease', count: 12 }] }),
  value: [{ text: 'lease', count: 12 }],
} as const;

const choice = {
  answer: said({ outdata: [{ text: 'AIR', count: 40, file_name: '' }] }),
  value: [{ text: 'AIR', count: 40, documentId: '' }],
} as const;

const inquiry = {
  subject: 'Other',
  firstName: 'Asha',
  city: 'Kochi',
  contactNumber: '+919000000001',
  email: 'asha@example.com',
  description: 'Which tribunals are covered?',
} as const;

const savedSearch = {
  query: '{"words":"lease"}',
  keywords: 'lease',
  refineKeywords: 'renewal',
  kind: 'fulltext',
  searchType: 'simple',
  parentId: '4',
} as const;
const wireSearch = {
  query: '{"words":"lease"}',
  keywords: 'lease',
  refineKeywords: 'renewal',
  typeofSearch: 'fulltext',
  SearchType: 'simple',
  parentID: '4',
};
const savedAt = '2026-03-04T05:06:07Z';
const result = {
  name: 'Leases',
  description: 'For the hearing',
  kind: 'fulltext',
  queryId: '9',
  total: 12,
  documentId: 'c0000000000a1',
  folderId: '2',
} as const;
const wireResult = {
  resultName: 'Leases',
  description: 'For the hearing',
  typeOfSearch: 'fulltext',
  searchCriteriaId: '9',
  totalRec: 12,
  file_name: 'c0000000000a1',
  folderid: '2',
};

const assistantAnswer = {
  answer: said({
    outdata: {
      text: 'The lease was renewed.',
      sources: [{ file_name: 'c0000000000a1', paragraph: 4, quote: 'was renewed' }],
      conversationid: 'k1',
    },
  }),
  value: {
    text: 'The lease was renewed.',
    sources: [{ documentId: 'c0000000000a1', paragraph: 4, quote: 'was renewed' }],
    conversationId: 'k1',
  },
} as const;

const link = {
  title: 'Asha Menon v. Lakeside Housing Society',
  citation: '2019 HN 7',
  href: 'https://library.example/case/2019-hn-7',
};
const verdict = { citation: '2019 hn 7', state: 'found', canonical: '2019 HN 7', items: [link] } as const;
const embedCase = {
  citation: '2019 HN 7',
  appellant: 'Asha Menon',
  respondent: 'Lakeside Housing Society',
  reference: 'Supreme Court of India',
  court: 'Supreme Court',
  date: '2019-08-02',
  bench: 'R. Iyer, J.',
  judges: ['R. Iyer'],
  advocates: ['S. Das'],
  subject: 'Lease',
  decision: 'Allowed',
  citedCount: 2,
  paragraphs: [[{ text: 'The ' }, { text: 'lease', mark: 'hit' }, { text: ' was renewed.', href: link.href }]],
  href: link.href,
} as const;
const latest = {
  court: 'sc',
  total: 1,
  sample: true,
  items: [
    {
      date: '2019-08-02',
      appellant: 'Asha Menon',
      respondent: 'Lakeside Housing Society',
      reference: 'Supreme Court of India',
      court: 'Supreme Court',
      subject: 'Lease',
      decision: 'Allowed',
      citation: '2019 HN 7',
      href: link.href,
    },
  ],
  more: 'https://library.example/',
} as const;

const publicConfig = {
  publicUrl: 'https://library.example',
  codecKey: 'example key',
  codecSubstitutes: { '/': '-s', '+': '-p', '=': '-e' },
  brand: {
    name: 'Library',
    tagline: 'Find it',
    homeTitle: 'Library',
    company: 'Library Ltd',
    legalName: 'Library Ltd',
    addresses: [{ label: 'Office', lines: ['1 High Road'], phone: '000' }],
    mailboxes: { enquiry: 'e@library.example', support: '', sales: '' },
    social: { facebook: '', x: '', linkedin: '', youtube: '' },
    stores: { appStore: '', playStore: '' },
  },
  passwordRule: { min: 8, max: 128 },
  refreshTokenInBody: true,
  hasSample: true,
  area: 'Lawsuit',
} as const;

const pdf = new Blob(['%PDF-1.7'], { type: 'application/pdf' });

const byService: { readonly [S in keyof Calls]: { readonly [N in keyof Calls[S]]: ExampleOf<Calls[S][N]> } } = {
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
    newTicket: { input: { refreshToken: 'r.s.t' }, answer: said({ outdata: wireToken }), value: token },
    signOut: { input: { refreshToken: 'r.s.t', userId: '7' }, answer: said(), value: true },
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
  assistant: {
    askFile: { input: { file: pdf, question: 'What was decided?', conversationId: 'k1' }, ...assistantAnswer },
    ask: {
      input: { documentId: 'c0000000000a1', question: 'What was decided?', conversationId: 'k1' },
      ...assistantAnswer,
    },
    exists: {
      input: { userId: '7', documentId: 'c0000000000a1' },
      answer: said({ outdata: { exists: true } }),
      value: { exists: true },
    },
    suggestions: {
      input: { documentId: 'c0000000000a1' },
      answer: said({ outdata: ['What was decided?'] }),
      value: ['What was decided?'],
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
  courts: {
    tree: {
      input: { userId: '7', flag: '1' },
      answer: said({
        outdatalist: [
          JSON.stringify([{ id: 'hc', title: 'High Courts', cc: [{ subid: 2, subtitle: 'Kerala' }] }]),
          JSON.stringify({ usercourtids: '1,2' }),
        ],
      }),
      value: { groups: [{ id: 'hc', title: 'High Courts', courts: [{ id: 2, title: 'Kerala' }] }], chosen: [1, 2] },
    },
    saveSettings: { input: { userId: '7', courtIds: [1, 2] }, answer: said(), value: outcome },
  },
  documents: {
    casePreview: { input: search, ...cases },
    citedBy: { input: { id: 'c0000000000a1' }, ...cases },
    overruled: { input: { id: 'c0000000000a1' }, ...cases },
    replica: { input: { id: 'c0000000000a1' }, answer: pdf, value: pdf },
    pdf: { input: { url: link.href, paper: 'Legal' }, answer: pdf, value: pdf },
    pdfForMail: {
      input: { url: link.href, paper: 'Legal' },
      answer: said({ outdata: { file_name: '2019-hn-7.pdf', size: 81_920 } }),
      value: { fileName: '2019-hn-7.pdf', size: 81_920 },
    },
    stylesheet: { input: { path: '/assets/print.css' }, answer: 'p{margin:0}', value: 'p{margin:0}' },
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
      answer: outcome,
      value: outcome,
    },
  },
  library: {
    saveQuery: {
      input: { userId: '7', sessionId: 's1', ...savedSearch },
      answer: said({ outdata: '10' }),
      value: { message: 'Done.', id: '10' },
    },
    updateQuery: { input: { userId: '7', sessionId: 's1', id: '10', ...savedSearch }, answer: said(), value: outcome },
    updateSavedResultQuery: {
      input: { userId: '7', sessionId: 's1', id: '10', ...savedSearch },
      answer: said(),
      value: outcome,
    },
    queriesByParent: {
      input: { parentId: '4' },
      answer: said({ outdata: [{ id: '10', ...wireSearch, saved_at: savedAt }] }),
      value: [{ id: '10', ...savedSearch, savedAt }],
    },
    saveResult: {
      input: { userId: '7', ...result },
      answer: said({ outdata: '11' }),
      value: { message: 'Done.', id: '11' },
    },
    folders: {
      input: { userId: '7', name: 'Hearing' },
      answer: said({
        outdata: [
          { folderid: '2', folderName: 'Hearing', count: 1, results: [{ id: '11', ...wireResult, saved_at: savedAt }] },
        ],
      }),
      value: [{ id: '2', name: 'Hearing', count: 1, results: [{ id: '11', ...result, savedAt }] }],
    },
    saveFolder: {
      input: { userId: '7', name: 'Hearing' },
      answer: said({ outdata: '2' }),
      value: { message: 'Done.', id: '2' },
    },
    history: {
      input: { userId: '7' },
      answer: said({
        outdata: [
          {
            id: '5',
            keywords: 'lease',
            query: savedSearch.query,
            typeofSearch: 'fulltext',
            totalRec: 12,
            searched_at: savedAt,
          },
        ],
      }),
      value: [
        { id: '5', keywords: 'lease', query: savedSearch.query, kind: 'fulltext', total: 12, searchedAt: savedAt },
      ],
    },
    addBookmark: {
      input: { documentId: 'c0000000000a1', paragraph: 4, isRemoval: false },
      answer: said(),
      value: outcome,
    },
    saveNote: {
      input: { userId: '7', documentId: 'c0000000000a1', note: 'See para 4 & 5' },
      answer: said(),
      value: outcome,
    },
    deleteNote: { input: { userId: '7', documentId: 'c0000000000a1' }, answer: said(), value: outcome },
  },
  mail: {
    sendJudgment: {
      input: { emails: ['asha@example.com'], documentId: 'c0000000000a1', message: 'For you', attachPdf: true },
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
      },
    },
    suggestions: {
      input: { text: 'leese', size: 5 },
      answer: said({ outdata: [{ kind: 'did-you-mean', text: 'lease', count: 12 }] }),
      value: [{ kind: 'did-you-mean', text: 'lease', count: 12 }],
    },
  },
  settings: {
    saveJudgment: {
      input: { userId: '7', sort: 'date', pageSize: 20, showsHeadnote: true, marksHits: false },
      answer: said(),
      value: outcome,
    },
    judgment: {
      input: { userId: '7' },
      answer: said({ outdata: { sort: 'date', pageSize: 20, showHeadnote: true, highlight: false } }),
      value: { sort: 'date', pageSize: 20, showsHeadnote: true, marksHits: false },
    },
    saveCourt: { input: { userId: '7', courtIds: [1, 2] }, answer: said(), value: outcome },
    welcome: {
      input: { userId: '7' },
      answer: said({
        outdata: { courts: [1, 2], actIds: ['a0000000000b2'], showLatestCases: true, showHistory: false },
      }),
      value: { courtIds: [1, 2], actIds: ['a0000000000b2'], showsLatestCases: true, showsHistory: false },
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

/** An example of every call, by `service.name`. */
export const examples: Readonly<Record<string, Example>> = Object.fromEntries(
  Object.entries(byService).flatMap(([service, group]) =>
    Object.entries<Example>(group).map(([name, example]) => [`${service}.${name}`, example]),
  ),
);
