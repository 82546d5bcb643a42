import { searchLimits } from '@headnote/core/contract';
import { expect } from 'vitest';
import { documentId } from '../../../../packages/server/src/library/document-id.js';
import { unsigned, type CasesOf, type Failure } from '../case.js';

const LONG_CASE = documentId('case', 'test:long');

const all = { query: { match_all: {} }, size: 10 } as const;
const words = { query: { match: { content: 'lease' } } } as const;
const counting = { aggs: { courts: { terms: { field: 'courtname', size: 10 } } } } as const;
const visitorWords = { query: { match: { topic: 'lease' } } } as const;

/** Bodies that only a member's search takes. */
const textSearch: Failure = {
  title: 'the words of the texts, as a visitor',
  input: () => ({ body: { query: { match: { content: 'lease' } } } }),
  code: 'bad-query',
  message: 'Sign in to search the texts',
};

/** Refusals that every search shares. */
export const searchFailures: readonly [Failure, ...Failure[]] = [
  {
    title: 'in the name of another user',
    as: 'member',
    input: async (scene) => {
      const other = await scene.newMember();
      await scene.newMember();
      return { userId: other.userId, body: all };
    },
    code: 'not-allowed',
    message: 'user id',
  },
  {
    title: 'the words of a visitor who has used up the searches of an address',
    input: async (scene) => {
      await scene.spendSearches();
      return { body: visitorWords };
    },
    code: 'busy',
    message: /wait/,
  },
  textSearch,
];

/** Bodies that no search takes. */
export const badSearches: readonly [Failure, ...Failure[]] = [
  {
    title: 'a script',
    input: () => ({ body: { query: { script_score: {} } } }),
    code: 'bad-query',
    message: 'script_score',
  },
  {
    title: 'more hits than a page has',
    input: () => ({ body: { ...all, size: 101 } }),
    code: 'bad-query',
    message: 'size',
  },
  {
    title: 'a body over the limit',
    input: () => ({ body: { query: { match: { content: 'x'.repeat(searchLimits.maxBody) } } } }),
    code: 'too-large',
    message: '64 KB',
  },
];

/** The searches. */
export const searchCases: CasesOf<'search'> = {
  query: {
    success: [
      {
        title: 'judgments and acts together',
        input: () => ({ body: all }),
        expects: ({ total }) => expect(total).toEqual({ value: 4, relation: 'eq' }),
      },
    ],
    failure: searchFailures,
    badInput: badSearches,
  },
  cases: {
    success: [
      {
        title: 'judgments only',
        input: () => ({ body: all }),
        expects: ({ total }) => expect(total.value).toBe(3),
      },
      {
        title: 'as a member, in the own name',
        as: 'member',
        input: async (scene) => ({ userId: (await scene.me()).userId, body: words }),
        expects: ({ hits }) => expect(hits.map(({ id }) => id)).toEqual([LONG_CASE]),
      },
      {
        title: 'all values of which one is chosen, as a visitor',
        input: () => ({
          body: { ...all, ...counting, choices: { courts: { terms: { courtname: ['No such court'] } } } },
        }),
        expects: ({ total, facets }) => {
          expect(total.value).toBe(0);
          expect(facets['courts']?.reduce((sum, { count }) => sum + count, 0)).toBe(3);
        },
      },
      {
        title: 'what wider searches find when there are no hits',
        as: 'member',
        input: () => ({
          body: { query: { match: { content: 'zzzz' } }, wider: { words: words.query, all: all.query } },
        }),
        expects: ({ hits, wider }) => {
          expect(hits).toEqual([]);
          expect(wider).toEqual({ words: { value: 1, relation: 'eq' }, all: { value: 3, relation: 'eq' } });
        },
      },
    ],
    failure: [
      ...searchFailures,
      {
        title: 'the words of the texts in a wider search, as a visitor',
        input: () => ({ body: { ...all, wider: { words: words.query } } }),
        code: 'bad-query',
        message: 'Sign in to search the texts',
      },
    ],
    badInput: [
      ...badSearches,
      {
        title: 'a choice that nothing counts',
        input: () => ({ body: { ...all, choices: { courts: all.query } } }),
        code: 'bad-query',
        message: 'choices.courts',
      },
    ],
  },
  suggestions: {
    success: [
      {
        title: 'a better spelling, and what it names',
        input: () => ({ text: 'Karnatka' }),
        expects: (found) =>
          expect(found).toEqual([
            { kind: 'did-you-mean', text: 'karnataka', count: 0 },
            { kind: 'party', text: 'State of Karnataka', count: 1 },
          ]),
      },
      {
        title: 'words that follow in the texts, parties and acts',
        input: () => ({ text: 'the lease', size: 5 }),
        expects: (found) => expect(found).toEqual([{ kind: 'act', text: 'The Lease Act', count: 1 }]),
      },
      {
        title: 'words that follow in the texts',
        input: () => ({ text: 'judgment about' }),
        expects: (found) =>
          expect(found).toEqual([
            { kind: 'next-word', text: 'judgment about bail', count: 0 },
            { kind: 'next-word', text: 'judgment about evidence', count: 0 },
          ]),
      },
      {
        title: 'Devanagari as its Latin spelling',
        input: () => ({ text: 'विक्रम' }),
        expects: (found) => expect(found).toContainEqual({ kind: 'party', text: 'Vikram', count: 1 }),
      },
      {
        title: 'an unfinished citation',
        input: () => ({ text: '2024 HN' }),
        expects: (found) => expect(found).toEqual([{ kind: 'citation', text: '2024 HN 1', count: 1 }]),
      },
      {
        title: 'for signs',
        input: () => ({ text: '%_* "' }),
        expects: (found) => expect(found).toEqual([]),
      },
    ],
    failure: [unsigned(() => ({ text: 'lease' }))],
    badInput: [
      { title: 'no text', input: () => ({ text: '' }), code: 'bad-query', message: 'searchtext' },
      { title: 'a size of 21', input: () => ({ text: 'lease', size: 21 }), code: 'bad-query', message: 'size' },
    ],
  },
  inBox: {
    success: [
      {
        title: 'acts by the beginning of their title, to a visitor',
        as: 'visitor',
        input: () => ({ text: 'the lease a' }),
        expects: ({ readAs, rows }) => {
          expect(readAs).toBe('');
          expect(rows.map(({ kind, title }) => [kind, title])).toEqual([['act', 'The Lease Act']]);
        },
      },
      {
        title: 'judgments by party',
        input: () => ({ text: 'karna' }),
        expects: ({ rows }) =>
          expect(rows).toMatchObject([{ kind: 'case', title: expect.stringContaining('State of Karnataka') }]),
      },
      {
        title: 'citations that begin so',
        input: () => ({ text: '2024 HN' }),
        expects: ({ readAs, rows }) => {
          expect(readAs).toBe('HN 2024');
          expect(rows).toMatchObject([{ kind: 'citation', citation: '2024 HN 1' }]);
        },
      },
      {
        title: 'nothing for one letter',
        input: () => ({ text: '(l' }),
        expects: (found) => expect(found).toEqual({ readAs: '', rows: [] }),
      },
    ],
    failure: [
      {
        title: 'a visitor who has used up the searches of an address',
        as: 'visitor',
        input: async (scene) => {
          await scene.spendSearches();
          return { text: 'lease' };
        },
        code: 'busy',
        message: /wait/,
      },
    ],
    badInput: [
      { title: 'no text', input: () => ({ text: '' }), code: 'bad-query', message: 'text' },
      {
        title: 'a text that is too long',
        input: () => ({ text: 'x'.repeat(257) }),
        code: 'bad-query',
        message: 'text',
      },
    ],
  },
  acts: {
    success: [
      {
        title: 'acts only',
        input: () => ({ body: all }),
        expects: ({ hits }) => expect(hits.map(({ record }) => record.title)).toEqual(['The Lease Act']),
      },
    ],
    failure: searchFailures,
    badInput: badSearches,
  },
  textHits: {
    success: [
      {
        title: 'the places of a word in a text',
        input: () => ({ id: LONG_CASE, query: { match: { content: 'tenancy7' } } }),
        expects: ({ hits, total }) => {
          expect(total).toBe(1);
          expect(hits.map(({ text }) => text)).toEqual(['tenancy7']);
        },
      },
    ],
    failure: [unsigned(() => ({ id: LONG_CASE, query: words.query }))],
    badInput: [
      { title: 'no document', input: () => ({ id: '', query: words.query }), code: 'bad-query', message: 'file_name' },
      {
        title: 'a script',
        input: () => ({ id: LONG_CASE, query: { script: {} } }),
        code: 'bad-query',
        message: 'script',
      },
    ],
  },
};
