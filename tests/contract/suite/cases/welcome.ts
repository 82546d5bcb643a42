import { expect } from 'vitest';
import { byPost, twice, unsigned, type CasesOf } from '../case.js';
import { badSearches, searchFailures } from './search.js';

/** The landing pages: counts, latest cases, the acts a member chose. */
export const welcomeCases: CasesOf<'welcome'> = {
  totals: {
    success: [
      {
        title: 'judgments and acts of the library',
        input: () => undefined,
        expects: (totals) => expect(totals).toMatchObject({ cases: 3, acts: 1 }),
      },
    ],
    // Takes nothing and is for everybody: only the way it is asked can be wrong.
    failure: [
      { title: 'as a POST', input: () => undefined, change: byPost, code: 'not-found', message: 'no such call' },
    ],
    badInput: [
      {
        title: 'a parameter twice',
        input: () => undefined,
        change: twice('userid'),
        code: 'bad-query',
        message: 'must be given once',
      },
    ],
  },
  latestCases: {
    success: [
      {
        title: 'the newest first',
        input: () => ({ body: { query: { match_all: {} }, sort: [{ dispose_dt: 'desc' }], size: 2 } }),
        expects: ({ hits }) => expect(hits.map(({ record }) => record.appellant)).toEqual(['Asha Rao', 'Vikram']),
      },
    ],
    failure: searchFailures,
    badInput: badSearches,
  },
  latestCasesByCourt: {
    success: [
      {
        title: 'of one court',
        input: () => ({ courtIds: [4] }),
        expects: ({ hits }) => expect(hits.map(({ record }) => record.appellant)).toEqual(['Meera']),
      },
    ],
    failure: [unsigned(() => ({ courtIds: [4] }))],
    badInput: [
      { title: 'a name as court', input: () => ({ courtIds: ['Delhi'] }), code: 'bad-query', message: 'courtids' },
    ],
  },
};
