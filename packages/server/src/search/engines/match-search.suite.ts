import { parseQuery, toSearchBody } from '@headnote/core/search';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentId } from '../../library/document-id.js';
import { type OpenEngine, type TestLibrary, makeCase, openTestLibrary } from '../../test-library.fixtures.js';
import { leaveOutSample } from '../run/leave-out-sample.js';
import { matchSearch } from '../run/match-search.js';
import { runSearch } from '../run/run-search.js';

const WORDS = ['lease', 'bail', 'cheque', 'notice'];
const SIZE = 40;

const made = (at: number, isSample = false) =>
  makeCase(
    `m:${isSample ? 's' : ''}${at}`,
    `The ${WORDS[at % 4]} was ${at % 3 === 0 ? 'given' : 'refused'} in time. Section ${at} of the Act.`,
    {
      appellant: at % 5 === 0 ? 'Asha Bai' : `Rao ${at}`,
      judges: [at % 2 === 0 ? 'M. Rao' : 'S. Bose'],
      decidedOn: `${1990 + (at % 20)}-02-02`,
      source: { id: `m:${isSample ? 's' : ''}${at}`, name: 'Test', isSample },
    },
  );

/** What every engine must find among new documents. `openEngine` opens the engine under test for a data folder. */
export function testMatchSearch(openEngine: OpenEngine): void {
  describe('a search among new documents', () => {
    let library: TestLibrary;
    beforeAll(async () => {
      library = await openTestLibrary(openEngine);
      await library.add(...Array.from({ length: SIZE }, (_, at) => made(at)), made(1, true));
    });
    afterAll(() => library.close());

    it.each([
      'lease',
      'lease OR bail',
      'bail given',
      '"cheque was refused"',
      'notice /s refused',
      'not*',
      'judge:"M. Rao"',
      'party:"Asha Bai"',
      'year:1995..2000',
      'lease NOT given',
      'nowhere',
      '',
    ])('finds of them what it finds among all: %s', async (text) => {
      const { store, engine } = library;
      const steady = () => 0;
      const body = { query: toSearchBody(parseQuery(text).tree).query, size: 100 };
      const shown = leaveOutSample(engine, { store, steady });
      const answer = await runSearch({ engine: shown, store, body, audience: 'member', kind: 'case' });
      const fresh = new Set([
        ...Array.from({ length: 20 }, (_, at) => documentId('case', `m:${at}`)),
        documentId('case', 'm:s1'),
      ]);
      const expected = answer.hits.hits.map(({ _id }) => _id).filter((id) => fresh.has(id));
      const found = await matchSearch({ store, engine, steady, body, kind: 'case', ids: [...fresh] });
      expect(found.toSorted()).toEqual(expected.toSorted());
      expect(found.length > 0).toBe(text !== 'nowhere');
    });
  });
}
