import { expect } from 'vitest';
import { byPost, twice, type CasesOf } from '../case.js';

/** The price list. */
export const packagesCases: CasesOf<'packages'> = {
  list: {
    success: [
      {
        title: 'what is on sale, the trial last',
        input: () => undefined,
        expects: (packages) => {
          expect(packages.map(({ isTrial }) => isTrial)).toEqual([false, true]);
          expect(packages[0]).toMatchObject({ id: 1, priority: 1, initialAmount: 15_000, renewalAmount: 12_500 });
          expect(packages.at(-1)).toMatchObject({ id: 27, initialAmount: 0 });
        },
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
};
