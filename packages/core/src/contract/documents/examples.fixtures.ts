import type { ExamplesOf } from '../example.fixtures.js';
import { envelope, link, outcome, pdf } from '../example-parts.fixtures.js';
import { cases, search } from '../search/found.fixtures.js';

const coverage = {
  countedAt: '2026-11-22T06:10:00.000Z',
  judgments: 3,
  earliest: '1950-02-01',
  latest: '2026-01-30',
  courts: [
    {
      id: 1,
      name: 'Supreme Court of India',
      kind: 'supreme',
      judgments: 3,
      years: [
        { year: 1950, count: 1 },
        { year: 2026, count: 2 },
      ],
      latest: '2026-01-30',
    },
  ],
  highCourts: 25,
  missingCourts: ['Allahabad High Court'],
  acts: { total: 8, withText: 7, central: 6, sections: 120, firstYear: 1836, lastYear: 2023 },
  sample: { judgments: 240, acts: 8 },
  covered: [{ name: 'India', what: '' }],
  upcoming: [{ name: 'Sri Lanka', what: 'judgments, 2027' }],
} as const;

const extent = {
  length: 6862,
  shown: 2000,
  firstMissing: '2',
  last: '16',
  sections: 0,
  contents: [{ heading: 'The rule of law', paragraphs: '10–11' }],
  later: [
    {
      treatment: 'followed',
      title: 'A v. B',
      citation: 'AIR 1989 SC 44',
      houseCitation: '1989 HN 4',
      on: '1989-01-02',
    },
  ],
  acts: [{ title: 'The Transfer of Property Act, 1882', houseCitation: '1882 HNA 4' }],
  referred: [{ title: 'C v. D', citation: 'AIR 1953 SC 44', houseCitation: '1953 HN 2' }],
} as const;

/** An example of every call of this service. */
export const documentsExamples: ExamplesOf<'documents'> = {
  casePreview: { visitorSees: 'the preview', input: search, ...cases },
  citedBy: { visitorSees: 'no text', input: { id: 'c0000000000a1' }, ...cases },
  overruled: { visitorSees: 'no text', input: { id: 'c0000000000a1' }, ...cases },
  coverage: { visitorSees: 'no text', input: undefined, answer: envelope({ outdata: coverage }), value: coverage },
  notice: {
    visitorSees: 'no text',
    input: { id: '2019 HN 7' },
    answer: envelope({ outdata: { state: 'masked', reason: 'Order of a court', on: '2026-11-22' } }),
    value: { state: 'masked', reason: 'Order of a court', on: '2026-11-22' },
  },
  extent: {
    visitorSees: 'no text',
    input: { id: '2019 HN 7' },
    answer: envelope({ outdata: extent }),
    value: extent,
  },
  reportError: {
    visitorSees: 'no text',
    input: { id: 'c0000000000a1', paragraph: '12', words: 'The year is wrong.', email: 'asha@library.example' },
    answer: envelope(),
    value: outcome,
  },
  replica: { visitorSees: 'no text', input: { id: 'c0000000000a1' }, answer: pdf, value: pdf },
  pdf: { visitorSees: 'no text', input: { url: link.href, paper: 'Legal' }, answer: pdf, value: pdf },
  pdfForMail: {
    visitorSees: 'no text',
    input: { url: link.href, paper: 'Legal' },
    answer: envelope({ outdata: { file_name: '2019-hn-7.pdf', size: 81_920 } }),
    value: { fileName: '2019-hn-7.pdf', size: 81_920 },
  },
  stylesheet: { input: { path: '/assets/print.css' }, answer: 'p{margin:0}', value: 'p{margin:0}' },
};
