import type { CaseRecord } from '../records/case-record.js';
import type { SearchAnswer } from '../search/search-answer.js';
import type { SearchBody } from '../search/search-body.js';
import type { Registration } from '../values/registration.js';

export const said = (parts: object = {}): object => ({ flag: true, message: 'Done.', ...parts });
export const outcome = { message: 'Done.' } as const;

export const body: SearchBody = {
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
export const search = { userId: '7', addDocument: '1', body } as const;

export const caseHits = {
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
export const foundCase: SearchAnswer<CaseRecord> = {
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
export const cases = { answer: said({ outdata: JSON.stringify(caseHits) }), value: foundCase } as const;

export const registration: Required<Registration> = {
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

export const token = { type: 'Bearer', token: 'a.b.c', refreshToken: 'r.s.t' } as const;
export const wireToken = { type: 'Bearer', token: 'a.b.c', refreshtoken: 'r.s.t' };

export const packageRow = {
  packageId: 3,
  priority: 1,
  packageName: 'Chamber',
  packageDesc: 'All courts',
  renewAmt: 9000,
  initialAmt: 12000,
  isTrial: false,
};
export const aPackage = {
  id: 3,
  priority: 1,
  name: 'Chamber',
  description: 'All courts',
  renewalAmount: 9000,
  initialAmount: 12000,
  isTrial: false,
} as const;

export const handle = { outdata: [{ userid: 'h-71' }] };
export const flow = { message: 'Done.', handle: 'h-71' } as const;

export const completion = {
  input: { text: 'lea' },
  answer: said({ outdata: [{ text: 'lease', count: 12 }] }),
  value: [{ text: 'lease', count: 12 }],
} as const;

export const choice = {
  answer: said({ outdata: [{ text: 'AIR', count: 40, file_name: '' }] }),
  value: [{ text: 'AIR', count: 40, documentId: '' }],
} as const;

export const inquiry = {
  subject: 'Other',
  firstName: 'Asha',
  city: 'Kochi',
  contactNumber: '+919000000001',
  email: 'asha@example.com',
  description: 'Which tribunals are covered?',
} as const;

export const savedSearch = {
  query: '{"words":"lease"}',
  keywords: 'lease',
  refineKeywords: 'renewal',
  kind: 'fulltext',
  searchType: 'simple',
  parentId: '4',
} as const;
export const wireSearch = {
  query: '{"words":"lease"}',
  keywords: 'lease',
  refineKeywords: 'renewal',
  typeofSearch: 'fulltext',
  SearchType: 'simple',
  parentID: '4',
};
export const savedAt = '2026-03-04T05:06:07Z';
export const result = {
  name: 'Leases',
  description: 'For the hearing',
  kind: 'fulltext',
  queryId: '9',
  total: 12,
  documentId: 'c0000000000a1',
  folderId: '2',
} as const;
export const wireResult = {
  resultName: 'Leases',
  description: 'For the hearing',
  typeOfSearch: 'fulltext',
  searchCriteriaId: '9',
  totalRec: 12,
  file_name: 'c0000000000a1',
  folderid: '2',
};

export const assistantAnswer = {
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

export const link = {
  title: 'Asha Menon v. Lakeside Housing Society',
  citation: '2019 HN 7',
  href: 'https://library.example/case/2019-hn-7',
};
export const verdict = { citation: '2019 hn 7', state: 'found', canonical: '2019 HN 7', items: [link] } as const;
export const embedCase = {
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
export const latest = {
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

const wireBrief = {
  file_name: 'c0000000000a1',
  title: link.title,
  lscitation: '2019 HN 7',
  courtname: 'Supreme Court',
  dispose_dt: '2019-08-02',
  bench_strength: 3,
  is_overruled: true,
};
const brief = {
  id: 'c0000000000a1',
  title: link.title,
  houseCitation: '2019 HN 7',
  courtName: 'Supreme Court',
  decidedOn: '2019-08-02',
  benchStrength: 3,
  isOverruled: true,
};
const span = { start: 120, end: 129, text: '2019 hn 7', canonical: '2019 HN 7' };
const sentence = { sentence: 'We follow 2019 hn 7.', paragraph: 'p4' };
const followed = { treatment: 'followed', speaker: 'court' } as const;
const provision = { start: 200, end: 216, text: 'S. 4 Leases Act', canonical: 'S. 4 Leases Act' };

export const judgmentCitations = {
  input: { id: 'c0000000000b1' },
  answer: said({
    outdata: {
      cites: [
        {
          ...span,
          state: 'found',
          targets: [wireBrief],
          ...followed,
          ...sentence,
          pinpoint: 'para 3',
          is_smaller_bench: false,
          reason: '',
        },
      ],
      cited_by: [
        {
          judgment: wireBrief,
          ...followed,
          is_smaller_bench: false,
          mentions: [{ ...sentence, start: 120, ...followed }],
        },
      ],
      cited_by_total: 1,
      provisions: [
        {
          ...provision,
          act_id: 'a0000000000b2',
          act_title: 'Leases Act',
          anchor: 's4',
          status_text: 'Repealed by Act 3 of 1950',
        },
      ],
      source_citator: '2021 HN 3 : Followed',
    },
  }),
  value: {
    cites: [
      {
        ...span,
        state: 'found',
        targets: [brief],
        ...followed,
        ...sentence,
        pinpoint: 'para 3',
        isSmallerBench: false,
        reason: '',
      },
    ],
    citedBy: [
      { judgment: brief, ...followed, isSmallerBench: false, mentions: [{ ...sentence, start: 120, ...followed }] },
    ],
    citedByTotal: 1,
    provisions: [
      {
        ...provision,
        actId: 'a0000000000b2',
        actTitle: 'Leases Act',
        anchor: 's4',
        statusText: 'Repealed by Act 3 of 1950',
      },
    ],
    sourceCitator: '2021 HN 3 : Followed',
  },
} as const;

export const publicConfig = {
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

export const pdf = new Blob(['%PDF-1.7'], { type: 'application/pdf' });
