import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { documentId } from '../../library/document-id.js';
import { openOriginals } from '../../library/originals.js';
import { readDocuments } from '../../library/read-documents.js';
import { openLocalEngine } from '../../search/engines/sqlite/open-engine.js';
import { openDatabase } from '../../store/database.js';
import { testDatabase } from '../../store/test-database.fixtures.js';
import { checkFiles } from '../check-files.js';
import { importFiles, type ImportOptions } from '../import-files.js';
import { jsonLines, temporaryFolder } from '../ingest.fixtures.js';
import { docxOf, ownJudgments, strangersFolder, writePdf } from './own-judgments.fixtures.js';

async function openLibrary() {
  const folder = await temporaryFolder();
  const store = await openDatabase(await testDatabase(folder));
  onTestFinished(() => store.close());
  const engine = await openLocalEngine({ dataDir: folder });
  onTestFinished(() => engine.close());
  const originals = openOriginals(folder);
  const keepOriginal: ImportOptions['keepOriginal'] = (id, path) => originals.keep(id, path);
  const run = (options: Pick<ImportOptions, 'format' | 'files' | 'table'>) =>
    importFiles({ store, engine, keepOriginal, ...options });
  const read = async (sourceId: string) =>
    (await readDocuments(store, [documentId('case', sourceId)], { withContent: 'full' }))[0]?.record;
  return { folder, store, originals, run, read };
}

describe('own judgments', { timeout: 120_000 }, () => {
  it('are read from PDF, Word, HTML and text, also in folders below; a broken file stops nothing', async () => {
    const library = await openLibrary();
    const folder = await temporaryFolder();
    await mkdir(join(folder, 'below'));
    const [first] = ownJudgments;
    const lines = (first?.pages ?? []).join('\n\n').split('\n\n');
    await writePdf(join(folder, 'a.pdf'), first?.pages ?? []);
    await writeFile(join(folder, 'below', 'b.docx'), docxOf(lines));
    await writeFile(
      join(folder, 'c.html'),
      `<script>alert(1)</script>${lines.map((line) => `<p>${line}</p>`).join('')}`,
    );
    await writeFile(join(folder, 'd.txt'), lines.join('\n\n'));
    await writeFile(join(folder, 'broken.pdf'), '%PDF-1.7 nothing');
    await writeFile(join(folder, 'broken.docx'), 'PK nothing');
    await writeFile(join(folder, 'empty.txt'), '');
    await writeFile(join(folder, 'picture.png'), 'no text');
    await writeFile(join(folder, '.hidden.txt'), 'hidden');
    const { report } = await library.run({ format: 'files', files: [folder] });
    expect(report).toMatchObject({ stored: 4, read: 8 });
    expect(report.refused.map(({ file, reason }) => [file.slice(folder.length + 1), reason])).toEqual([
      ['broken.docx', expect.stringContaining('Word document cannot be read')],
      ['broken.pdf', 'The PDF is damaged.'],
      ['empty.txt', 'The file has no words.'],
      ['picture.png', 'This is no PDF, DOCX, HTML or text file.'],
    ]);
    for (const name of ['a.pdf', 'below/b.docx', 'c.html', 'd.txt']) {
      const content = (await library.read(`file:${name}`))?.content ?? '';
      expect(content, name).toContain('We find force in the submission');
      expect(content, name).not.toContain('alert');
    }
  });

  it('take the names of columns from a map, and refuse rows without a file, bad dates and unknown columns', async () => {
    const library = await openLibrary();
    const folder = await temporaryFolder();
    const table = join(await temporaryFolder(), 'list.csv');
    for (const name of ['one', 'two']) await writeFile(join(folder, `${name}.txt`), `The words of ${name}.`);
    await writeFile(
      table,
      'Datei;Kläger;Tag;Richter\none.txt;"Möller; ""Sons""";5 March 2019;A. Judge; \ntwo.txt;Two;31-02-2019;\nthree.txt;Three;;',
    );
    const columns = { file: 'Datei', appellant: 'Kläger', date: 'Tag', judges: 'Richter' };
    const { report } = await library.run({ format: 'files', files: [folder], table: { particulars: table, columns } });
    expect(report).toMatchObject({ stored: 1 });
    expect(report.refused).toEqual([
      { file: join(folder, 'two.txt'), reason: expect.stringContaining('"31-02-2019" cannot be read') },
      { file: table, line: 4, reason: 'The folder has no file "three.txt".' },
    ]);
    expect(await library.read('file:one.txt')).toMatchObject({ appellant: 'Möller; "Sons"', decidedOn: '2019-03-05' });
    const unknown = await library.run({
      format: 'files',
      files: [folder],
      table: { particulars: table, columns: { date: 'Day' } },
    });
    expect(unknown.report.refused).toEqual([{ file: folder, reason: 'The table has no column "Day".' }]);
  });

  it('get the particulars of their own row only: no row for two files, no two rows for one', async () => {
    const library = await openLibrary();
    const folder = await temporaryFolder();
    for (const below of ['x', 'y', 'z']) await mkdir(join(folder, below));
    for (const name of ['a.txt', 'x/a.txt', 'y/b.txt', 'z/b.txt', 'z/c.txt'])
      await writeFile(join(folder, name), `The words of ${name}.`);
    const table = join(folder, 'list.csv');
    await writeFile(table, 'file,appellant\na.txt,Root\nb.txt,Either\nz/b.txt,Path\nc.txt,Name\nZ\\C.TXT,Twice\n');
    const { report } = await library.run({ format: 'files', files: [folder] });
    expect(report).toMatchObject({ stored: 5 });
    expect(report.refused).toEqual([
      { file: table, line: 3, reason: '2 files are named "b.txt"; write the path in the folder.' },
      {
        file: table,
        line: 6,
        reason: String.raw`Line 5 has the particulars of "Z\C.TXT" already; remove one of the two lines.`,
      },
    ]);
    const appellants = { 'a.txt': 'Root', 'x/a.txt': '', 'y/b.txt': '', 'z/b.txt': 'Path', 'z/c.txt': 'Name' };
    for (const [name, appellant] of Object.entries(appellants))
      expect({ appellant: '', ...(await library.read(`file:${name}`)) }, name).toMatchObject({ appellant });
  });

  it('are read from lines of the documented format, with text, HTML or the path of a PDF', async () => {
    const library = await openLibrary();
    const folder = await temporaryFolder();
    await writePdf(join(folder, 'a.pdf'), ownJudgments[0]?.pages ?? []);
    const file = join(folder, 'own.jsonl');
    await writeFile(
      file,
      jsonLines([
        {
          id: 'own:1',
          title: 'Bela v. State',
          court: 'Supreme Court of India',
          date: '2001-02-03',
          text: '1. The words.\n2. More words.',
          citations: ['AIR 2001 SC 1'],
          judges: ['A. Judge'],
          outcome: 'Allowed',
          headnote: 'Our own note.',
        },
        { id: 'own:2', appellant: 'Html', html: '<h1>JUDGMENT</h1><p onclick="x()">1. Marked <b>words</b>.</p>' },
        { id: 'own:3', appellant: 'Pdf', file: 'a.pdf' },
        {
          kind: 'act',
          id: 'own:act',
          title: 'The Lantern Act, 1999',
          year: 1999,
          number: '7',
          sections: [{ number: '1', heading: 'Short title', text: 'This Act may be called the Lantern Act.' }],
        },
        { id: 'own:4', appellant: 'Outside', file: '../../etc/passwd.txt' },
        { id: 'own:5', citaton: 'AIR 2001 SC 1', text: 'x' },
        { id: 'own:6' },
        { title: 'No id', text: 'x' },
        { id: 'own:7', text: 'x', date: 'soon' },
      ]),
    );
    const { report } = await library.run({ format: 'documents', files: [file] });
    expect(report).toMatchObject({ read: 9, stored: 4 });
    expect(report.refused.map(({ line, reason }) => [line, reason])).toEqual([
      [5, expect.stringContaining('leaves the folder')],
      [6, 'There is no field "citaton".'],
      [7, expect.stringContaining('exactly one of')],
      [8, 'The field "id" is missing.'],
      [9, expect.stringContaining('"soon" cannot be read')],
    ]);
    expect(await library.read('own:1')).toMatchObject({
      appellant: 'Bela',
      respondent: 'State',
      courtName: 'Supreme Court of India',
      headnote: 'Our own note.',
      decision: 'Allowed',
    });
    expect((await library.read('own:2'))?.content).toContain('Marked words.');
    expect((await library.read('own:3'))?.content).toContain('We find force');
    expect(await library.originals.find(documentId('case', 'own:3'))).toBeDefined();
    expect(await library.originals.find(documentId('case', 'own:1'))).toBe(undefined);
  });

  it('are checked without a library: what would be read and what refused', async () => {
    const folder = await strangersFolder();
    await writeFile(join(folder, 'broken.pdf'), '%PDF-1.7 nothing');
    const report = await checkFiles({ format: 'files', files: [folder] });
    expect(report).toMatchObject({ read: 11, accepted: 10, unopened: [] });
    expect(report.refused).toEqual([{ file: join(folder, 'broken.pdf'), reason: 'The PDF is damaged.' }]);
    expect(report.shown).toContainEqual(
      expect.stringMatching(
        /judgment-1\.pdf: Amaranth Textiles Ltd\. v\. Collector of Samplepur, High Court of Kerala, 2019-03-11/,
      ),
    );
  });
});
