import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeCase, openTestLibrary, type TestLibrary } from '../../../test-library.fixtures.js';
import type { Clause } from '../../model/engine-request.js';
import { clauseTexts } from './clause-texts.js';
import { withSpellings } from './with-spellings.js';

const match = (text: string, operator: 'and' | 'or' = 'and'): Clause => ({
  type: 'match',
  field: 'content',
  text,
  operator,
});

describe('withSpellings', () => {
  let library: TestLibrary;
  beforeAll(async () => {
    library = await openTestLibrary();
    await library.add(
      makeCase(
        't:1',
        'Mohammad Sharma is convicted of murder (hatya). Mohammed is not Mohan Sarma. The Supreme Court.',
      ),
    );
  });
  afterAll(() => library.close());
  const searched = async (clause: Clause) => {
    const { spellings } = await withSpellings(library.store, clause);
    return Object.fromEntries(spellings.map(({ word, searched: list }) => [word, list.join(' ')]));
  };

  it('finds the legal term and the spellings that the library has', async () => {
    expect(await searched(match('धारा ३०२ हत्या मोहम्मद शर्मा सुप्रीम'))).toEqual({
      धारा: 'section',
      '३०२': '302',
      हत्या: 'murder hatya',
      मोहम्मद: 'mohammad mohammed',
      शर्मा: 'sharma sarma',
      सुप्रीम: 'supreme',
    });
    expect(await searched(match('zamanat dhara 302 Hatya'))).toEqual({
      zamanat: 'bail',
      dhara: 'section',
      Hatya: 'murder',
    });
  });

  it('joins a section and its letter, but not the rule of an order', async () => {
    expect(await searched(match('section 120 B'))).toEqual({ '120 B': '120B' });
    expect(await searched(match('O 39 R 1'))).toEqual({});
    expect(await searched(match('Order 39 r 2'))).toEqual({});
    expect(await searched(match('13 1 d'))).toEqual({});
    expect(await searched(match('138 N I Act'))).toEqual({});
  });

  it('knows the spelling of each word of several, and plurals', async () => {
    expect(await searched(match('inquiry officer despatches eye witnesses'))).toEqual({
      inquiry: 'enquiry',
      despatches: 'dispatches',
      'eye witnesses': 'eyewitnesses',
    });
  });

  it('leaves what is a name as well, and words that the library does not have', async () => {
    expect(await searched(match('Dhara Patel गणेश'))).toEqual({});
    expect(await searched({ type: 'phrase', field: 'citations', text: 'धारा' })).toEqual({});
  });

  it('asks the database nothing for words without another spelling, and searches them as they are', async () => {
    const db = vi.fn();
    const query: Clause = {
      type: 'bool',
      must: [match('bail 302'), { type: 'prefix', field: 'content', text: 'जम' }],
      should: [],
      mustNot: [],
      filter: [{ type: 'ids', values: ['a'] }],
      minimumShouldMatch: 0,
    };
    const found = await withSpellings({ db: new Proxy({}, { get: db }) as never }, query);
    expect(found).toEqual({ query, spellings: [] });
    expect(db).not.toHaveBeenCalled();
  });

  it('puts every spelling into words, phrases and words near each other', async () => {
    const near: Clause = {
      type: 'near',
      field: 'content',
      of: [
        { type: 'match', field: 'content', text: 'हत्या', operator: 'and' },
        { type: 'phrase', field: 'content', text: 'हाईकोर्ट', exact: true },
        { type: 'match', field: 'content', text: 'हाईकोर्ट', operator: 'and' },
      ],
      within: 5,
      ordered: false,
    };
    const textsOf = async (clause: Clause) => clauseTexts((await withSpellings(library.store, clause)).query);
    expect(await textsOf(near)).toEqual('हत्या,murder,hatya,हाईकोर्ट,high court,हाईकोर्ट,high court'.split(','));
    expect(await textsOf({ type: 'phrase', field: 'content', text: 'मोहम्मद शर्मा convicted' })).toEqual([
      'मोहम्मद शर्मा convicted',
      'mohammad sharma convicted',
      'mohammed sharma convicted',
      'mohammad sarma convicted',
      'mohammed sarma convicted',
    ]);
    expect(await textsOf({ type: 'phrase', field: 'content', text: 'मोहम्मद गणेश' })).toEqual(['मोहम्मद गणेश']);
    expect((await withSpellings(library.store, match('bail आयकर', 'or'))).query).toMatchObject({
      should: [
        match('bail', 'or'),
        { should: [match('आयकर', 'or'), { type: 'phrase', text: 'income tax' }], minimumShouldMatch: 1 },
      ],
      minimumShouldMatch: 1,
    });
  });

  it('stays within its limit whatever is typed', async () => {
    const many = Array.from({ length: 60 }, (_, index) => `मोहम्मद${'ा'.repeat(index)} शर्मा हत्या`).join(' ');
    const { query, spellings } = await withSpellings(library.store, {
      type: 'multi',
      fields: ['content'],
      text: many,
      mode: 'cross',
      operator: 'and',
    });
    expect(spellings.length).toBeLessThanOrEqual(12);
    expect(clauseTexts(query).length).toBeLessThan(200);
  });
});
