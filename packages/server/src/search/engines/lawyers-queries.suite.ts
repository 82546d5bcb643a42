import { parseQuery, toSearchBody } from '@headnote/core/search';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentId } from '../../library/document-id.js';
import { type OpenEngine, type TestLibrary, makeCase, openTestLibrary } from '../../test-library.fixtures.js';
import { runSearch } from '../run/run-search.js';

/** What the documents of judges print, by the end of the id; all fictional. */
const benches: readonly (readonly [id: string, year: number, judges: readonly string[]])[] = [
  ['joined', 1975, ['SAMUDRAIYER, V.R.', 'ROY, P.N.']],
  ['apart', 1976, ['V. R. Samudra Iyer', 'P. N. Roy']],
  ['titled', 1977, ['Hon’ble Mr. Justice V.R. Samudra Iyer', 'P.N. ROY, C.J.']],
  ['other', 1977, ['K. Samudra Iyer', 'N.H. Roy', 'P.B. Basu']],
  ['surname', 1976, ['Roy']],
  ['surname-alone', 1977, ['Basu']],
  ['full', 1978, ['Bimal Prasad Sen']],
  ['short', 1979, ['B.P. SEN']],
  ['misread', 1979, ['B.N. KRIPALANI']],
  ['read', 1980, ['B.N. Kirpalani']],
];

/** What every engine must find. `openEngine` opens the engine under test for a data folder. */
export function testLawyersQueries(openEngine: OpenEngine): void {
  describe('queries as lawyers type them', () => {
    let library: TestLibrary;
    beforeAll(async () => {
      library = await openTestLibrary(openEngine);
      await library.add(
        ...benches.map(([id, year, judges]) =>
          makeCase(`l:${id}`, 'The appeal is heard.', {
            appellant: `Party of ${id}`,
            respondent: 'State',
            judges,
            decidedOn: `${year}-02-03`,
          }),
        ),
      );
    });
    afterAll(() => library.close());

    const find = async (typed: string) => {
      const { tree } = parseQuery(typed);
      const body = toSearchBody(tree, { facets: [], size: 100 });
      const { hits } = await runSearch({ ...library, body, audience: 'member', kind: 'case' });
      return hits.hits.map(({ _id }) => _id).toSorted();
    };
    const idsOf = (names: string): readonly string[] =>
      names
        .split(' ')
        .filter(Boolean)
        .map((name) => documentId('case', `l:${name}`))
        .toSorted();

    it.each([
      ['judge:"V.R. Samudra Iyer"', 'joined apart titled'],
      ['judge:"Samudra Iyer"', 'joined apart titled other'],
      ['judge:"SAMUDRAIYER, V.R."', 'joined apart titled'],
      ['judge:"Justice K. Samudra Iyer"', 'other'],
      ['judge:(vr samudraiyer)', 'joined apart titled'],
      // The year has one judge Roy only, and two judges of other initials are on one bench.
      ['judge:"P.N. Roy"', 'joined apart titled'],
      ['judge:"N.H. Roy"', 'other'],
      ['judge:basu', 'other surname-alone'],
      ['judge:"P.B. Basu"', 'other surname-alone'],
      ['judge:"B.P. Sen"', 'full short'],
      ['judge:"Bimal Prasad Sen"', 'full short'],
      ['judge:"B.N. Kirpalani"', 'misread read'],
      ['judge:"B.N. Kirpalani" year:1980', 'read'],
    ])('%s finds %s', async (typed, names) => {
      expect(await find(typed)).toEqual(idsOf(names));
    });
  });
}
