import { envelope, later, wireLater } from '../example-parts.fixtures.js';
import type { CaseRecord } from '../records/case-record.js';
import type { SearchAnswer } from './search-answer.js';
import type { SearchBody } from './search-body.js';

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
  choices: { courts: { terms: { courtname: ['Supreme Court'] } } },
  wider: { any: { match: { content: 'lease rent' } } },
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
        later: wireLater,
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
      later,
    },
  ],
  facets: { courts: [{ key: 'Supreme Court', count: 1 }] },
  timedOut: false,
  tookMs: 3,
};
export const cases = { answer: envelope({ outdata: JSON.stringify(caseHits) }), value: foundCase } as const;
