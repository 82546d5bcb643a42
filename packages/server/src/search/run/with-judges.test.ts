import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeCase, openTestLibrary, type TestLibrary } from '../../test-library.fixtures.js';
import type { Clause } from '../model/engine-request.js';
import { withJudges } from './with-judges.js';

let library: TestLibrary;
beforeAll(async () => {
  library = await openTestLibrary();
  await library.add(makeCase('t:1', 'Bail.', { judges: ['T.L. Venkatarama Aiyyar'], decidedOn: '1955-01-03' }));
});
afterAll(() => library.close());

const named = (text: string): Clause => ({ type: 'match', field: 'judges', text, operator: 'and' });

it('issue 30: compares twenty names of a search with the judges; further ones find what prints their words', async () => {
  const strangers = Array.from({ length: 255 }, (_, at) => named(`Unknown Q${at}`));
  const query = (must: Clause[]): Clause => ({
    type: 'bool',
    must,
    should: [],
    mustNot: [],
    filter: [],
    minimumShouldMatch: 0,
  });
  const known = named('T.L. Venkatarama Aiyar');
  const first = await withJudges(library.store, query([known, known, ...strangers]));
  expect(first.spellings).toEqual([{ word: 'T.L. Venkatarama Aiyar', searched: ['T.L. Venkatarama Aiyyar'] }]);
  const kinds = ({ query: found }: { query: Clause }) =>
    found.type === 'bool' ? found.must.map(({ type }) => type) : [];
  const phrases = strangers.map(() => 'phrase');
  expect(kinds(first)).toEqual(['named', 'named', ...phrases]);
  const last = await withJudges(library.store, query([...strangers, known]));
  expect(last.spellings).toEqual([]);
  expect(kinds(last)).toEqual([...phrases, 'phrase']);
});
