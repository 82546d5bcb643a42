import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestLibrary, makeCase, openTestLibrary } from '../../../test-library.fixtures.js';
import { parseBody } from '../../guard/parse-body.js';
import { type SqliteIndex, openSqliteIndex } from './sqlite-index.js';

const word = (query: string) => ({ match: { content: { query, operator: 'and' } } });
const inOneSentence = { near: { field: 'content', of: [word('present'), word('case')], within: 'sentence' } };

describe('H11: two words of one sentence in many documents', () => {
  let library: TestLibrary;
  let index: SqliteIndex;
  let late: SqliteIndex;
  let whole: SqliteIndex;
  beforeAll(async () => {
    library = await openTestLibrary();
    await library.add(
      ...Array.from({ length: 40 }, (_, number) =>
        // In every other document a sentence ends between the words.
        makeCase(`t:${number}`, `${'Filler. '.repeat(number % 5)}${number % 2 ? 'present case' : 'Present. Case'}`, {
          decidedOn: `20${10 + (number >> 2)}-01-0${1 + (number % 4)}`,
          courtId: 1 + (number % 3),
        }),
      ),
    );
    index = openSqliteIndex({ dataDir: library.dataDir, counting: { most: 10 } });
    late = openSqliteIndex({ dataDir: library.dataDir, counting: { least: 8, milliseconds: 0 } });
    whole = openSqliteIndex({ dataDir: library.dataDir });
  }, 60_000);
  afterAll(async () => {
    index.close();
    late.close();
    whole.close();
    await library.close();
  });

  const ask = (from: SqliteIndex, query: object, sort?: object) =>
    from.search(parseBody({ query, size: 5, ...(sort && { sort }) }, { audience: 'member' }).request);
  const idsOf = ({ hits }: ReturnType<typeof ask>) => hits.map(({ id }) => id);

  it.each([
    ['by rank', undefined],
    ['newest first', [{ dispose_dt: 'desc' }, '_score']],
  ])('is counted to the limit and says that there are more; the first page %s is the same', (_name, sort) => {
    const [limited, all] = [ask(index, inOneSentence, sort), ask(whole, inOneSentence, sort)];
    expect(limited).toMatchObject({ total: { value: 10, relation: 'gte' }, timedOut: false });
    expect(all.total).toEqual({ value: 20, relation: 'eq' });
    expect(idsOf(limited)).toEqual(idsOf(all));
  });

  it('is counted to fewer when counting takes long, and is not cut off', () => {
    const [limited, all] = [ask(late, inOneSentence), ask(whole, inOneSentence)];
    expect(limited).toMatchObject({ total: { value: 8, relation: 'gte' }, timedOut: false });
    expect(idsOf(limited)).toEqual(idsOf(all));
    const isCounted = { bool: { must: [{ match_all: {} }], must_not: [inOneSentence] } };
    expect(ask(late, isCounted)).toEqual(ask(whole, isCounted));
  });

  it.each<[string, object, object?]>([
    ['excluded', { bool: { must: [{ match_all: {} }], must_not: [inOneSentence] } }],
    ['one of several', { bool: { should: [inOneSentence, { term: { courtid: 2 } }], minimum_should_match: 1 } }],
    ['optional', { bool: { must: [{ match_all: {} }], should: [inOneSentence] } }],
    ['before an exclusion', { bool: { must: [inOneSentence], must_not: [{ term: { courtid: 1 } }] } }],
    ['in another order', inOneSentence, [{ cited: 'desc' }]],
  ])('is counted in full when it is %s', (_name, query, sort) => {
    const [limited, all] = [ask(index, query, sort), ask(whole, query, sort)];
    expect(limited).toEqual(all);
    expect(limited.total.relation).toBe('eq');
  });

  it('is counted in full below the limit', () => {
    const query = { bool: { must: [inOneSentence], filter: [{ term: { courtid: 2 } }] } };
    expect(ask(index, query).total).toEqual({ value: 7, relation: 'eq' });
  });

  it('leaves totals of words and of phrases exact', () => {
    expect(ask(index, { match: { content: 'present' } }).total).toEqual({ value: 40, relation: 'eq' });
    expect(ask(index, { match_phrase: { 'content.exact': 'present case' } }).total).toEqual({
      value: 40,
      relation: 'eq',
    });
    expect(ask(index, { match_phrase: { content: 'present case' } }).total).toEqual({ value: 40, relation: 'eq' });
  });
});
