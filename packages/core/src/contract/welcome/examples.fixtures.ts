import type { ExamplesOf } from '../example.fixtures.js';
import { envelope, outcome } from '../example-parts.fixtures.js';
import { cases, search } from '../search/found.fixtures.js';

/** An example of every call of this service. */
export const welcomeExamples: ExamplesOf<'welcome'> = {
  totals: {
    visitorSees: 'no text',
    input: undefined,
    answer: envelope({
      outdatalist: [[{ TotalUsers: 5 }], [{ TotalCases: 2793 }], [{ Totalbareacts: 735 }]],
    }),
    value: { users: 5, cases: 2793, acts: 735 },
  },
  latestCases: { visitorSees: 'the preview', input: search, ...cases },
  latestCasesByCourt: { visitorSees: 'the preview', input: { userId: '7', courtIds: [1, 12] }, ...cases },
  saveActSettings: {
    visitorSees: 'no text',
    input: { userId: '7', actIds: ['a0000000000b2'] },
    answer: envelope(),
    value: outcome,
  },
  actSettings: {
    visitorSees: 'no text',
    input: { userId: '7' },
    value: { actIds: ['a0000000000b2'] },
  },
  resetActSettings: { visitorSees: 'no text', input: { userId: '7' }, answer: envelope(), value: outcome },
};
