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
  ['aiyyar', 1955, ['AIYYAR, T.L. CHANDRATARA']],
  ['tukkar', 2005, ['C. K. Tukkar']],
  ['dipak', 2014, ['DIPAK MITRASHA']],
  ['fazlali', 1982, ['FAZALRAJA, SYED M.']],
  ['mukharji', 1988, ['Sabya Mukharjan', 'M.K. Mukherjan']],
];

/** What the other documents print: the text, the appellant, and the acts cited. */
const texts: readonly (readonly [id: string, text: string, appellant?: string, acts?: string])[] = [
  ['labour', 'Labour laws on dunes: the co-operative society recognises a judgment.'],
  ['labor', 'Labor laws on dunes: the cooperative society recognizes a judgement.'],
  ['adhoc', 'An adhoc promotion on a kite, and the byelaws.'],
  ['ad-hoc', 'An ad hoc promotion on a kite, and the bye-laws.'],
  ['golaknath', 'A gazebo is not a fort.', 'Meghaknath'],
  ['golak-nath', 'A gazebo is a fort.', 'Meghak Nath Varma'],
  ['joined-section', 'Conspiracy of crows under section 120B.'],
  ['apart-section', 'Conspiracy of crows under section 120-B.'],
  ['plain-section', 'Conspiracy of crows under section 120, as said by B. Rao.'],
  ['sections', 'A cheque for geese, section 138(1)(b).'],
  ['words', 'A cheque for geese, clause (b) of sub-section (1) of section 138.'],
  ['other-words', 'A cheque for geese, clause (c) of sub-section (1) of section 138.'],
  ['inquiry', 'An inquiry officer sat on a log.'],
  ['enquiry', 'The officer held an enquiry on a log.'],
  ['joined-mac', 'A yurt of MacDorran.'],
  ['apart-mac', 'A yurt of Mac Dorran.'],
  ['initials', 'A detention on the moon.', 'A. K. Selvanathan'],
  ['initials-of-another', 'A detention on the moon.', 'B. K. Selvanathan'],
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
      await library.add(
        ...texts.map(([id, text, appellant = `Party ${id}`]) =>
          makeCase(`l:${id}`, text, { appellant, respondent: 'State' }),
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
      // The initial of one judge and the surname of another on his bench are no judge.
      ['judge:"P.K. Roy"', ''],
      // No judge is spelt so, and only one sounds so.
      ['judge:"T.L. Chandratara Aiyar"', 'aiyyar'],
      ['judge:"Chandratara Iyer"', 'aiyyar'],
      ['judge:"C.K. Tukker"', 'tukkar'],
      ['judge:"Deepak Mitrasa"', 'dipak'],
      ['judge:"Fazl Raja"', 'fazlali'],
      ['judge:"M.P. Tukker"', ''],
      ['judge:Mukerjan', ''],
      ['judge:"M.K. Mukerjan"', 'mukharji'],
      ['labour dunes', 'labour labor'],
      ['labor dunes', 'labour labor'],
      ['dunes cooperative recognised judgement', 'labour labor'],
      ['dunes co-operative judgment', 'labour labor'],
      ['"labour laws" dunes', 'labour'],
      ['adhoc kite', 'adhoc ad-hoc'],
      ['ad hoc kite by-laws', 'adhoc ad-hoc'],
      ['ad-hoc /3 promotion', 'adhoc ad-hoc'],
      ['party:meghaknath', 'golaknath golak-nath'],
      ['gazebo meghak nath', 'golaknath golak-nath'],
      ['inquiry officer log', 'inquiry enquiry'],
      ['log enquiry officer', 'inquiry enquiry'],
      ['yurt Mac Dorran', 'joined-mac apart-mac'],
      ['yurt macdorran', 'joined-mac apart-mac'],
      ['crows 120B', 'joined-section apart-section'],
      ['crows 120-b', 'joined-section apart-section'],
      ['crows s. 120 B', 'joined-section apart-section'],
      ['crows "section 120-B"', 'joined-section apart-section'],
      ['crows u/s 120', 'apart-section plain-section'],
      ['S.120 crows', 'apart-section plain-section'],
      ['crows §120', 'apart-section plain-section'],
      ['crows sec-120', 'apart-section plain-section'],
      ['crows punishable under s. 120', 'apart-section plain-section'],
      ['geese 138(1)(b)', 'sections words'],
      ['geese clause (b) of sub-section (1) of section 138', 'sections words'],
      ['geese section 138 (1), clause (b)', 'sections words'],
      ['ak selvanathan', 'initials'],
    ])('%s finds %s', async (typed, names) => {
      expect(await find(typed)).toEqual(idsOf(names));
    });

    it('says whose judgments were searched for a name that no judge has', async () => {
      const body = toSearchBody(parseQuery('judge:"C.K. Tukker"').tree, { facets: [] });
      const { spellings } = await runSearch({ ...library, body, audience: 'member', kind: 'case' });
      expect(spellings).toEqual([{ word: 'C.K. Tukker', searched: ['C.K. Tukkar'] }]);
    });
  });
}
