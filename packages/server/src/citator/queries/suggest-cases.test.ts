import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentId } from '../../library/document-id.js';
import { partyWordsMigration } from '../../store/migrations/011-party-words.js';
import { makeAct, makeCase, openTestLibrary, type TestLibrary } from '../../test-library.fixtures.js';
import { saveDocuments } from '../save-documents.js';
import { suggestCases } from './suggest-cases.js';

const minerva = (id: string, decidedOn: string, respondent = 'Union of India') =>
  makeCase(id, 'The petition is allowed.', { appellant: 'Minerva Mills Ltd.', respondent, decidedOn });

describe('suggestions for names of parties', () => {
  let library: TestLibrary;
  beforeAll(async () => {
    library = await openTestLibrary();
    await library.add(
      minerva('t:old', '1980-07-31'),
      minerva('t:new', '1986-09-09'),
      minerva('t:undated', '', 'Workmen'),
      makeCase('t:initials', 'Allowed.', { appellant: 'S. P. Sampath Kumar', respondent: 'Société Générale' }),
      makeAct('t:act', 'Text.', { title: 'The Minerva Act', year: 1930, actNumber: '3' }),
    );
  });
  afterAll(() => library.close());
  const suggest = async (text: string, limit = 10) => {
    const ids = await suggestCases(library.store, text, limit);
    const names = ['t:old', 't:new', 't:undated', 't:initials'];
    return ids.map((id) => names.find((name) => documentId('case', name) === id));
  };

  it('need only the beginning of any word of any party, in any order, and no act', async () => {
    expect(await suggest('work min')).toEqual(['t:undated']);
    expect(await suggest('MINERVA MILLS v. union')).toEqual(['t:new', 't:old']);
    expect(await suggest('sp samp')).toEqual(['t:initials']);
    expect(await suggest('societe g')).toEqual(['t:initials']);
    expect(await suggest('inerva')).toEqual([]);
  });

  it('read initials as one word, short forms as what they mean, and know who appeals', async () => {
    const tax = await openTestLibrary();
    const commissioner = 'Commissioner of Income Tax';
    const cases = [
      ['t:cit', commissioner, 'Ranchhoddas'],
      ['t:against', 'Ranchhoddas', commissioner],
      ['t:dots', 'C.I.T., Bombay', 'Asha'],
      ['t:others', 'Citizen Mills', 'Vasant Tobacco'],
      ['t:bank', 'N. C. Paliwala', 'Reserve Bank of India'],
      ['t:abbas', 'K. A. Abbas', 'Union of India'],
      ['t:abdul', 'T. A. Abdul', 'Kabir'],
    ] as const;
    await tax.add(
      ...cases.map(([id, appellant, respondent], at) =>
        makeCase(id, 'Allowed.', { appellant, respondent, decidedOn: `${1990 - at}-01-01` }),
      ),
    );
    const first = async (text: string) => {
      const ids = await suggestCases(tax.store, text, 3, {});
      return ids.map((one) => cases.find(([id]) => documentId('case', id) === one)?.[0].slice(2)).join(' ');
    };
    for (const [typed, found] of [
      ['C.I.T. v', 'cit dots against'],
      ['c.i.t. v ran', 'cit against'],
      ['ranch v cit', 'against cit'],
      ['ranch vs. c.i.t.', 'against cit'],
      ['commissioner of income tax ran', 'cit against'],
      ['rbi v pali', 'bank'],
      ['pali v r.b.i', 'bank'],
      ['k.a. ab', 'abbas'],
      ['k a abbas v uoi', 'abbas'],
      ['ka ab', 'abbas abdul'],
      ['ci', 'dots others'],
    ] as const)
      expect(await first(typed), typed).toBe(found);
    await tax.close();
  });

  it('list first what others cite most, then the newest, then what has no date', async () => {
    expect(await suggest('minerva')).toEqual(['t:new', 't:old', 't:undated']);
    expect(await suggest('minerva', 1)).toEqual(['t:new']);
    await library.store.db
      .updateTable('documents')
      .set({ cited_count: 9 })
      .where('id', '=', documentId('case', 't:old'))
      .execute();
    expect(await suggest('minerva')).toEqual(['t:old', 't:new', 't:undated']);
  });

  it('look through the most cited ones for a name that thousands have, and further if it is with a rarer word', async () => {
    const many = await openTestLibrary();
    const states = Array.from({ length: 1100 }, (_, at) =>
      makeCase(`s:${at}`, 'Allowed.', { appellant: at < 3 ? 'Keshav' : 'Asha', respondent: 'State' }),
    );
    await saveDocuments(many.store, states);
    const cited = [7, 700].map((at) => documentId('case', `s:${at}`));
    const { db } = many.store;
    await db.updateTable('documents').set({ cited_count: 5 }).where('id', 'in', cited).execute();
    expect(await suggestCases(many.store, 'sta', 2)).toEqual(cited.toSorted());
    expect(await suggestCases(many.store, 'state asha', 2)).toEqual(cited.toSorted());
    expect(await suggestCases(many.store, 'state keshav', 5)).toHaveLength(3);
    await many.close();
  });

  it('do not answer words between parties, signs or an empty text', async () => {
    for (const text of ['', ' ', 'v', 'vs and', '%', '_', '"*"']) expect(await suggest(text), text).toEqual([]);
  });

  it('follow a changed name', async () => {
    await saveDocuments(library.store, [
      makeCase('t:initials', 'Allowed.', { appellant: 'Renamed', respondent: 'Générale' }),
    ]);
    expect(await suggest('sampath')).toEqual([]);
    expect(await suggest('renamed')).toEqual(['t:initials']);
  });

  it('are filled for the judgments of an older library', async () => {
    const { db } = library.store;
    const rows = () => db.selectFrom('party_words').selectAll().orderBy('word').orderBy('document_id').execute();
    const before = await rows();
    await db.schema.dropTable('party_words').execute();
    await partyWordsMigration.up(db as never);
    expect(await rows()).toEqual(before);
  });
});
