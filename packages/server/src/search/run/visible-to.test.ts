import { caseFields } from '@headnote/core/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMarks } from '../../citator/marks.js';
import { documentId } from '../../library/document-id.js';
import { makeCase, openTestLibrary, type TestLibrary } from '../../test-library.fixtures.js';
import { drainIndexQueue } from '../indexing/index-queue.js';
import { runSearch } from './run-search.js';

let library: TestLibrary;
const hidden = documentId('case', 't:hidden');

beforeAll(async () => {
  library = await openTestLibrary();
  const details = {
    decidedOn: '2001-01-02',
    judges: ['S. Bose', 'P. Iyer'],
    subject: 'Bail',
    caseNumber: 'Crl.A. 12 of 2000',
  };
  await library.add(
    makeCase('t:hidden', 'The words about estoppel.', {
      ...details,
      otherCitations: ['AIR 2001 SC 15', '2001 (8) SCC 77', '2001 (1) Lantern Reports 5'],
    }),
    makeCase('t:open', 'Other words about waiver.', details),
  );
  const marks = createMarks({ store: library.store, actor: 'admin:asha', now: () => 0 });
  await marks.hide({ which: hidden, reason: 'Order' });
  await drainIndexQueue(library.store, library.engine);
});
afterAll(() => library.close());

const idsOf = async (query: object, audience: 'visitor' | 'member' = 'visitor', rest: object = {}) => {
  const answer = await runSearch({ ...library, audience, body: { query, size: 10, _source: ['id'], ...rest } });
  expect(answer.hits.total.value).toBe(answer.hits.hits.length);
  return answer.hits.hits.map(({ _id }) => _id);
};
const year = { range: { [caseFields.decidedOn]: { gte: '2001-01-01', lte: '2001-12-31' } } };
const word = { match: { [caseFields.subject]: 'bail' } };

it.each([
  ['everything', { match_all: {} }],
  ['a range of days', year],
  ['a range of benches', { range: { [caseFields.benchStrength]: { gte: 2 } } }],
  ['a court', { terms: { [caseFields.courtId]: [1] } }],
  ['what has a field', { exists: { field: caseFields.caseNumber } }],
  ['a range and a court as filters', { bool: { filter: [year, { terms: { [caseFields.courtId]: [1] } }] } }],
  [
    'a word that must not be there',
    { bool: { must: [year], must_not: [{ match: { [caseFields.judges]: 'nobody' } }] } },
  ],
  ['a word that need not be there', { bool: { must: [year], should: [word] } }],
  ['a word or a year', { bool: { should: [word, year], minimum_should_match: 1 } }],
  [
    'what has a word or not',
    { bool: { should: [{ match: { [caseFields.judges]: 'nobody' } }], minimum_should_match: 0 } },
  ],
  ['the year of citations, twice', { match: { [caseFields.citations]: { query: '2001 2001', operator: 'and' } } }],
  ['a word of every citation', { match: { [caseFields.citations]: 'HN' } }],
  ['the words of every citation, any of them', { match: { [caseFields.citations]: 'HN 1 2' } }],
  ['the year of citations', { match_phrase: { [caseFields.citations]: '2001' } }],
  ['a year and a volume', { match_phrase: { [caseFields.citations]: '2001 (8)' } }],
  ['a volume of a report', { match_phrase: { [caseFields.citations]: '2001 (8) SCC' } }],
  ['a year with any number', { match: { [caseFields.citations]: { query: '2001 8 1', operator: 'and' } } }],
  [
    'the numbers of several citations',
    { match: { [caseFields.citations]: { query: 'AIR 2001 SC 8', operator: 'and' } } },
  ],
  [
    'a year and a volume of several fields',
    { multi_match: { query: '2001 (8)', type: 'phrase', fields: [caseFields.caseNumber, caseFields.citations] } },
  ],
  ['a word of every case number', { match: { [caseFields.caseNumber]: 'of' } }],
  ['a word of many fields', { multi_match: { query: 'AIR', fields: [caseFields.subject, caseFields.citations] } }],
])('a visitor who lists %s finds no hidden judgment, and a member does', async (_what, query) => {
  expect(await idsOf(query)).not.toContain(hidden);
  expect(await idsOf(query, 'member')).toContain(hidden);
});

it('counts and sorts without it too', async () => {
  const body = { query: { match_all: {} }, size: 0, aggs: { courts: { terms: { field: caseFields.courtId } } } };
  const counts = async (audience: 'visitor' | 'member') =>
    (await runSearch({ ...library, audience, body })).aggregations?.['courts']?.buckets;
  expect(await counts('visitor')).toEqual([{ key: 1, doc_count: 1 }]);
  expect(await counts('member')).toEqual([{ key: 1, doc_count: 2 }]);
  expect(await idsOf({ match_all: {} }, 'visitor', { sort: [{ [caseFields.decidedOn]: 'desc' }] })).toHaveLength(1);
});

it.each([
  ['a word of its subject', { bool: { must: [year], filter: [word] } }],
  ['its citation', { match_phrase: { [caseFields.citations]: 'AIR 2001 SC 15' } }],
  ['its citation in other words', { match_phrase: { [caseFields.citations]: '2001 8 SCC 77' } }],
  [
    'its citation in a report that the rules do not know',
    { match_phrase: { [caseFields.citations]: '2001 (1) Lantern Reports 5' } },
  ],
  [
    'the number and the year of its case',
    { match: { [caseFields.caseNumber]: { query: '12 2000', operator: 'and' } } },
  ],
  ['its case number', { match: { [caseFields.caseNumber]: { query: 'Crl.A. 12 of 2000', operator: 'and' } } }],
  ['its id', { ids: { values: [hidden] } }],
])('a visitor finds it by %s', async (_what, query) => {
  expect(await idsOf(query)).toContain(hidden);
});
