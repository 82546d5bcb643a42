import type { ExamplesOf } from '../example.fixtures.js';
import { envelope } from '../example-parts.fixtures.js';
import { cases, foundCase, search } from './found.fixtures.js';

/** An example of every call of this service. */
export const searchExamples: ExamplesOf<'search'> = {
  query: { visitorSees: 'the preview', input: search, ...cases, value: foundCase },
  cases: { visitorSees: 'the preview', input: search, ...cases },
  acts: {
    visitorSees: 'the preview',
    input: { ...search, fromPage: 20 },
    answer: envelope({
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
  textHits: {
    visitorSees: 'no text',
    input: { id: 'c0000000000a1', query: { match: { content: 'lease' } } },
    answer: envelope({ outdata: { hits: [{ start: 4, end: 9, text: 'lease' }], total: 1, timed_out: false } }),
    value: { hits: [{ start: 4, end: 9, text: 'lease' }], total: 1, timedOut: false },
  },
  suggestions: {
    visitorSees: 'no text',
    input: { text: 'leese', size: 5 },
    answer: envelope({ outdata: [{ kind: 'did-you-mean', text: 'lease', count: 12 }] }),
    value: [{ kind: 'did-you-mean', text: 'lease', count: 12 }],
  },
  inBox: {
    visitorSees: 'no text',
    input: { text: '(2019) 7 SMP 1' },
    value: {
      readAs: '(2019) 7 SMP 1',
      rows: [
        {
          kind: 'citation',
          title: 'Asha Menon v. Lakeside Housing Society',
          id: 'c0000000000a1',
          houseCitation: '2019 HN 7',
          citation: '(2019) 7 SMP 12',
          of: 'Supreme Court',
          decidedOn: '2019-08-02',
          anchor: '',
          repealedOn: null,
          warning: 'doubted',
          count: 0,
        },
      ],
    },
  },
};
