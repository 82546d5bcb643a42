import { toSearchBody, parseQuery } from '@headnote/core/search';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentId } from '../../library/document-id.js';
import { type OpenEngine, type TestLibrary, makeAct, makeCase, openTestLibrary } from '../../test-library.fixtures.js';
import { runSearch } from '../run/run-search.js';

/** A text that names a case many times more than the case names itself. */
const CITING = 'Ajay Hasia v. Khalid Mujib is followed. '.repeat(40);

/** What every engine must put first. `openEngine` opens the engine under test for a data folder. */
export function testOwnName(openEngine: OpenEngine): void {
  describe('a case and its own name', () => {
    let library: TestLibrary;
    beforeAll(async () => {
      library = await openTestLibrary(openEngine);
      await library.add(
        makeCase('n:own', 'A society may be an instrument of the State.', {
          appellant: 'AJAY HASIA ETC.',
          respondent: 'KHALID MUJIB SEHRAVARDI & ORS.',
          decidedOn: '1980-11-13',
        }),
        makeCase('n:citing', CITING, { appellant: 'Ajay Rao', respondent: 'Hasia Begum', decidedOn: '1990-01-01' }),
        makeCase('n:bela', 'The collector appeals.', {
          appellant: 'Bela Devi',
          respondent: 'Collector of Pune & Ors.',
        }),
        makeCase('n:collector', 'Bela Devi and the Collector of Pune.', {
          appellant: 'COLLECTOR OF PUNE',
          respondent: 'BELA DEVI',
        }),
        makeCase('n:state', `${CITING} The State of Uttar Pradesh.`, {
          appellant: 'M/s. Ganga Mills Private Ltd.',
          respondent: 'State of U.P. & Anr.',
          decidedOn: '1991-01-01',
        }),
      );
    });
    afterAll(() => library.close());

    const find = async (typed: string, sort?: 'newest') => {
      const body = toSearchBody(parseQuery(typed).tree, { facets: [], ...(sort && { sort }) });
      const { hits } = await runSearch({ ...library, body, audience: 'member', kind: 'case' });
      return hits.hits.map(({ _id }) => _id);
    };
    const idOf = (name: string): string => documentId('case', `n:${name}`);

    it.each([
      ['ajay hasia', 'own'],
      ['Ajay Hasia and others', 'own'],
      ['"Ajay Hasia"', 'own'],
      ['party:(ajay hasia)', 'own'],
      ['ajay hasia v khalid mujib sehravardi', 'own'],
      ['Khalid Mujib Sehravardi V/s Ajay Hasia', 'own'],
      ['state of up', 'state'],
      ['bela devi v collector of pune', 'bela'],
      ['Bela Devi vs. Collector of Pune & Ors.', 'bela'],
      ['collector of pune v bela devi', 'collector'],
      ['State of Uttar Pradesh versus Ganga Mills Pvt Limited', 'state'],
    ])('%s: it is the first hit', async (typed, first) => {
      expect((await find(typed))[0]).toBe(idOf(first));
    });

    it('keeps any other order, and what else is required', async () => {
      expect(await find('ajay hasia', 'newest')).toEqual(['state', 'citing', 'own'].map(idOf));
      expect(await find('ajay hasia society')).toEqual([idOf('own')]);
    });
  });
}

/** What no engine may rank by. */
export function testCaseNumberRanking(openEngine: OpenEngine): void {
  it('finds by the words of a case number, and ranks by the text', async () => {
    const library = await openTestLibrary(openEngine);
    await library.add(
      makeCase('r:number', 'The tenant pays rent.', {
        caseNumber: 'Civil Appeal No. 12 of 1980',
        caseType: 'Civil Appeal',
      }),
      makeCase('r:text', 'The civil appeal of the tenant about his rent fails.', {}),
      ...Array.from({ length: 8 }, (_, index) => makeCase(`r:other-${index}`, 'A shop sells bread.', {})),
    );
    const find = async (typed: string) => {
      const body = toSearchBody(parseQuery(typed).tree, { facets: [] });
      const { hits } = await runSearch({ ...library, body, audience: 'member', kind: 'case' });
      return hits.hits.map(({ _id }) => _id);
    };
    const [number, text] = ['number', 'text'].map((name) => documentId('case', `r:${name}`));
    expect(await find('civil appeal rent')).toEqual([text, number]);
    expect(await find('civil appeal 12 of 1980')).toEqual([number]);
    await library.close();
  });
}

/** Which act every engine must put first. */
export function testOwnHeading(openEngine: OpenEngine): void {
  describe('an act and the headings of its sections', () => {
    let library: TestLibrary;
    beforeAll(async () => {
      library = await openTestLibrary(openEngine);
      const heading = 'Penalty for failure to furnish returns';
      const sections = [{ anchor: 's9', number: '9', heading }];
      await library.add(
        makeAct('h:own', `Section 9. ${heading}. ${'A return has a form. '.repeat(40)}`, { sections }),
        makeAct('h:other', 'Penalty, penalty: failure to furnish returns. Furnish returns, or pay for the failure.'),
      );
    });
    afterAll(() => library.close());

    it.each([
      'Penalty for failure to furnish returns',
      'penalty failure furnish returns',
      'penalty OR failure OR furnish OR returns',
    ])('%s: it is the first hit', async (typed) => {
      const body = toSearchBody(parseQuery(typed).tree, { kind: 'acts', facets: [] });
      const { hits } = await runSearch({ ...library, body, audience: 'member', kind: 'act' });
      expect(hits.hits[0]?._id).toBe(documentId('act', 'h:own'));
    });
  });
}
