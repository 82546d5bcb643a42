import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeDocuments } from '../../citator/remove-documents.js';
import { saveDocuments } from '../../citator/save-documents.js';
import { makeAct, makeCase, openTestLibrary, type TestLibrary } from '../../test-library.fixtures.js';
import { completionsMigration } from '../../store/migrations/017-completions.js';
import { insertRows } from '../../store/insert-rows.js';
import type { CompletionField } from '../../store/tables/library-tables.js';
import { documentId } from '../document-id.js';
import { correctJudges } from '../judges/correct-judges.js';
import { correctSpelling } from './correct-spelling.js';
import { fillCompletions } from './fill-completions.js';
import { findCompletions } from './find-completions.js';

const salim = makeCase('t:salim', 'The anticipatory bail of the applicant is refused. Zamindari.', {
  appellant: 'Mohd. Salim & Ors.',
  respondent: 'State of U.P.',
  courtName: 'High Court of Judicature at Allahabad',
  judges: ['S. P. Bharucha', 'M. Hidayatullah'],
  advocates: ['Soli J. Sorabjee'],
  caseType: 'Criminal Appeal',
  caseNumber: 'Criminal Appeal No. 123 of 1990',
  subject: 'Bail',
  decision: 'Dismissed',
  actsCited: ['Indian Penal Code, 1860 (IPC): Section 302'],
});

describe('completions', () => {
  let library: TestLibrary;
  beforeAll(async () => {
    library = await openTestLibrary();
    await library.add(
      salim,
      makeCase('t:salim-again', 'Bail is granted to Kesavananda.', {
        appellant: 'MD SALIM',
        respondent: 'State of Uttar Pradesh and 4 Ors.',
        judges: ['S.P. Bharucha'],
      }),
      makeCase('t:bharati', 'Bailable offences.', {
        appellant: 'Kesavananda Bharati',
        respondent: 'State of Kerala',
        judges: ['SP Bharucha'],
      }),
      makeAct('t:ipc', 'Bailment of goods.', { title: 'The Indian Penal Code, 1860', year: 1860, actNumber: '45' }),
    );
  });
  afterAll(() => library.close());
  const complete = async (field: CompletionField, text: string) =>
    (await findCompletions(library.store, field, text)).map(({ text: shown, count }) => `${shown} ${count}`);

  it('find a name by its words in any order, whatever its spelling, and show one spelling of it', async () => {
    for (const typed of ['mohd sal', 'Md. Salim', 'sal', 'muhammad s', 'M/s Mohd. Salim & Ors.'])
      expect(await complete('party', typed), typed).toEqual(['Mohd. Salim & Ors. 2']);
    expect(await complete('respondent', 'union')).toEqual([]);
    for (const typed of ['state of up', 'uttar', 'U. P.', 'u.p. st'])
      expect(await complete('respondent', typed), typed).toEqual(['State of U.P. 2']);
    for (const typed of ['s.p. bh', 'sp bhar', 'S P', 'Justice Bharucha'])
      expect(await complete('judge', typed), typed).toEqual(['S.P. Bharucha 3']);
  });

  it('have a list for each field', async () => {
    expect(await complete('court', 'allah')).toEqual(['High Court of Judicature at Allahabad 1']);
    expect(await complete('advocate', 'sor')).toEqual(['Soli J. Sorabjee 1']);
    expect(await complete('caseType', 'crim')).toEqual(['Criminal Appeal 1']);
    expect(await complete('caseNumber', '123/1990')).toEqual(['Criminal Appeal No. 123 of 1990 1']);
    expect(await complete('subject', 'ba')).toEqual(['Bail 1']);
    expect(await complete('decision', 'dis')).toEqual(['Dismissed 1']);
    expect(await complete('act', 'penal')).toEqual(['Indian Penal Code, 1860 2']);
    expect(await complete('act', 'ipc')).toEqual(['Indian Penal Code, 1860 2']);
    expect(await complete('respondent', 'salim')).toEqual([]);
  });

  it('complete the words of the texts, those of most documents first', async () => {
    expect(await complete('word', 'bai')).toEqual(['bail 2', 'bailable 1', 'bailment 1']);
    expect(await complete('word', 'kesav')).toEqual(['kesavananda 2']);
  });

  it('find for Devanagari what its Latin spelling finds', async () => {
    expect(await complete('party', 'केशवानंद')).toEqual(['Kesavananda Bharati 1']);
    expect(await complete('word', 'ज़मींदारी')).toEqual(['zamindari 1']);
  });

  it('correct what is unknown, by its letters or its sound, and leave operators and unfinished words', async () => {
    const correct = (text: string) => correctSpelling(library.store, text);
    expect(await correct('anticpatory bail')).toBe('anticipatory bail');
    expect(await correct('keshvanand OR "anticiptory bail" judge:Bharcha ')).toBe(
      'kesavananda OR "anticipatory bail" judge:bharucha',
    );
    expect(await correct('केशवानंद भारती')).toBe('kesavananda bharati');
    for (const text of ['anticipatory bail', 'antici', 'qwertyuiop', 'x', '', '1973'])
      expect(await correct(text), text).toBe(undefined);
  });

  it('name the judge for another spelling, and offer the likeliest for a name that no judge has', async () => {
    expect(await complete('judge', 'm hidayatula')).toEqual(['M. Hidayatullah 1']);
    const correct = (text: string) => correctJudges(library.store, text);
    expect(await correct('bail judge:"M.N. Barucha"')).toEqual(['bail judge:"S.P. Bharucha"']);
    expect(await correct('NOT judge:(Bharucha OR Hidayatulsa)')).toEqual(['NOT judge:(Bharucha OR "M. Hidayatullah")']);
    for (const text of ['bharcha', 'judge:bharucha', 'judge:"S.P. Barucha"', 'judge:qwertyu', 'judge:"x'])
      expect(await correct(text), text).toEqual([]);
  });

  it('H16: answer nothing to one character or to signs', async () => {
    for (const text of ['', ' ', 's', 'S.', '%', '__', '*', '%%', '"*"', "' or 1=1"])
      expect(await complete('party', text), text).toEqual([]);
  });

  it('leave out the names of the sample beside real judgments, and count its documents alone', async () => {
    const both = await openTestLibrary();
    const sample = (id: string) => ({ source: { id, name: 'Sample', isSample: true } });
    await both.add(
      {
        ...makeCase('s:1', 'A levy.', {
          appellant: 'Rajatgiri Mills',
          respondent: 'State of Bihar',
          judges: ['Q. Levyne'],
          courtName: 'Levy Court',
          decidedOn: '1981-01-13',
        }),
        ...sample('s:1'),
      },
      { ...makeAct('s:2', 'Text.', { title: 'The Rajatgiri Act, 1981', year: 1981 }), ...sample('s:2') },
    );
    await fillCompletions(both.store);
    const names = async () =>
      Promise.all(
        (
          [
            ['party', 'rajat'],
            ['party', 'bihar'],
            ['act', 'rajat'],
            ['judge', 'levyn'],
            ['court', 'levy'],
          ] as const
        ).map(async ([field, text]) =>
          (await findCompletions(both.store, field, text)).map((one) => `${one.text} ${one.count}`).join(),
        ),
      );
    expect(await names()).toEqual([
      'Rajatgiri Mills 1',
      'State of Bihar 1',
      'The Rajatgiri Act, 1981 1',
      'Q. Levyne 1',
      'Levy Court 1',
    ]);
    await both.add(makeCase('t:real', 'Bail.', { respondent: 'State of Bihar', decidedOn: '1981-01-13' }));
    await fillCompletions(both.store);
    expect(await names()).toEqual(['', 'State of Bihar 1', '', '', '']);
    await both.close();
  });

  it('follow a changed document and forget one that is removed', async () => {
    await library.add({ ...salim, appellant: 'Renamed', text: makeCase('x', 'Nothing of the kind.').text });
    expect(await complete('party', 'salim')).toEqual(['Mohd. Salim & Ors. 1']);
    expect(await complete('word', 'zamin')).toEqual([]);
    expect(await complete('word', 'refus')).toEqual([]);
    await removeDocuments(library.store, [documentId('case', 't:salim')]);
    expect(await complete('party', 'renamed')).toEqual([]);
    expect(await complete('word', 'nothing')).toEqual([]);
  });

  it('count a document that changes before it was counted once', async () => {
    const waiting = makeCase('t:waiting', 'Quorum.', { appellant: 'Quentin' });
    await saveDocuments(library.store, [waiting]);
    await saveDocuments(library.store, [{ ...waiting, respondent: 'Someone' }]);
    await fillCompletions(library.store);
    expect(await complete('word', 'quor')).toEqual(['quorum 1']);
    expect(await complete('party', 'quent')).toEqual(['Quentin 1']);
  });

  it('are filled for the documents of an older library', async () => {
    const { db } = library.store;
    const rows = () => db.selectFrom('completion_names').selectAll().orderBy('id').execute();
    // The shown spelling is chosen from the documents that are there; a removed one may have left its own.
    const counted = (all: Awaited<ReturnType<typeof rows>>) =>
      all.map(({ id, documents, sound }) => [id, documents, sound]);
    const before = counted(await rows());
    for (const table of ['completion_words', 'completion_names', 'completion_uses', 'completion_queue'])
      await db.schema.dropTable(table).execute();
    await completionsMigration.up(db as never);
    await db.schema
      .alterTable('completion_queue')
      .addColumn('failure', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await fillCompletions(library.store);
    expect(counted(await rows())).toEqual(before);
  });
});

describe('completions of a large list', () => {
  it('answer with the most frequent of thousands of names, and find a rare one among them', async () => {
    const library = await openTestLibrary();
    try {
      const { db } = library.store;
      const names = Array.from({ length: 3000 }, (_, index) => ({
        id: `party ram number${index}`,
        field: 'party' as const,
        words: ` ram number${index}`,
        shown: `Ram Number${index}`,
        documents: index % 100,
        sound: '',
      }));
      await insertRows(db, 'completion_names', names);
      const words = names.flatMap(({ id, field, words: all }) =>
        all
          .trim()
          .split(' ')
          .map((word) => ({ field, word, name_id: id })),
      );
      await insertRows(db, 'completion_words', words);
      const found = await findCompletions(library.store, 'party', 'ra');
      expect(found).toHaveLength(20);
      expect(found.every(({ count }) => count === 99)).toBe(true);
      expect(await findCompletions(library.store, 'party', 'ram number2999')).toEqual([
        { text: 'Ram Number2999', count: 99 },
      ]);
      expect(await findCompletions(library.store, 'party', 'number ram')).toHaveLength(20);
    } finally {
      await library.close();
    }
  });
});
