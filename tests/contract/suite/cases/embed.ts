import { expect } from 'vitest';
import { byPost, type CasesOf, type Failure } from '../case.js';

const spent = (input: unknown): Failure => ({
  title: 'after the searches of an address are used up',
  input: async (scene) => {
    await scene.spendSearches();
    return input;
  },
  code: 'busy',
  message: /wait/,
});

/** Reads of widgets on other sites. */
export const embedCases: CasesOf<'embed'> = {
  latest: {
    success: [
      {
        title: 'of the Supreme Court, with complete links',
        input: () => ({ court: 'sc', limit: 1 }),
        expects: ({ items, total }) => {
          expect(total).toBe(2);
          expect(items.map(({ href }) => href)).toEqual([expect.stringMatching(/^https?:\/\/.+\/case\/2024-hn-1$/)]);
        },
      },
    ],
    failure: [
      {
        title: 'as a POST',
        input: () => ({ court: 'sc' }),
        change: byPost,
        code: 'not-found',
        message: 'no such call',
      },
    ],
    badInput: [
      { title: 'an unknown court', input: () => ({ court: 'moon' }), code: 'bad-query', message: 'court' },
      { title: 'a limit of 0', input: () => ({ court: 'sc', limit: 0 }), code: 'bad-query', message: 'limit' },
    ],
  },
  citation: {
    success: [
      {
        title: 'a citation that the library has',
        input: () => ({ citation: '2024 HN 1' }),
        expects: (verdict) => expect(verdict).toMatchObject({ state: 'found', canonical: '2024 HN 1' }),
      },
    ],
    failure: [spent({ citation: '2024 HN 1' })],
    badInput: [{ title: 'no citation', input: () => ({ citation: '' }), code: 'bad-query', message: 'citation' }],
  },
  check: {
    success: [
      {
        title: 'a citation that the library has, and a text without one',
        input: () => ({ citations: ['2024 HN 1', 'no citation'] }),
        expects: ({ items }) => expect(items.map(({ state }) => state)).toEqual(['found', 'unread']),
      },
    ],
    failure: [spent({ citations: ['2024 HN 1'] })],
    badInput: [
      { title: 'no citation', input: () => ({ citations: [] }), code: 'bad-query', message: 'must not be empty' },
      {
        title: 'a text instead of a list',
        input: () => ({ citations: '2024 HN 1' }),
        code: 'bad-query',
        message: 'citations',
      },
    ],
  },
};
