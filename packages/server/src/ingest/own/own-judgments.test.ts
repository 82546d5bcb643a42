import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { documentId } from '../../library/document-id.js';
import { FilesUnavailableError } from '../../files/files-unavailable-error.js';
import { openFolderStore } from '../../files/folder-store.js';
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
  const originals = openOriginals(openFolderStore(folder));
  const storeOriginal: ImportOptions['storeOriginal'] = (id, path) => originals.keep(id, path);
  const run = (options: Pick<ImportOptions, 'format' | 'files' | 'table' | 'mayReplace' | 'storeOriginal'>) =>
    importFiles({ store, engine, storeOriginal, ...options });
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
    await writeFile(join(folder, 'empty.pdf'), '');
    await writeFile(join(folder, 'wordless.txt'), '12\n');
    await writeFile(join(folder, 'old.doc'), 'old');
    await writeFile(join(folder, 'picture.png'), 'no text');
    await writeFile(join(folder, '.hidden.txt'), 'hidden');
    const { report } = await library.run({ format: 'files', files: [folder] });
    expect(report).toMatchObject({ stored: 4, read: 10 });
    expect(report.refused.map(({ file, reason }) => [file.slice(folder.length + 1), reason])).toEqual([
      ['broken.docx', expect.stringContaining('Word document cannot be read')],
      ['broken.pdf', 'The PDF is damaged.'],
      ['empty.pdf', 'The file is empty.'],
      ['old.doc', expect.stringContaining('save it as .docx')],
      ['picture.png', 'This is no PDF, DOCX, HTML or text file.'],
      ['wordless.txt', 'The file has no words.'],
    ]);
    for (const name of ['a.pdf', 'below/b.docx', 'c.html', 'd.txt']) {
      const content = (await library.read(`file:${basename(folder)}/${name}`))?.content ?? '';
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
      'Datei;Kläger;Tag;Richter\none.txt;"Möller, ""Sons""";5 March 2019;A. Judge; \ntwo.txt;Two;31-02-2019;\nthree.txt;Three;;',
    );
    const columns = { file: 'Datei', appellant: 'Kläger', date: 'Tag', judges: 'Richter' };
    const { report } = await library.run({ format: 'files', files: [folder], table: { particulars: table, columns } });
    expect(report).toMatchObject({ stored: 1 });
    expect(report.refused).toEqual([
      { file: table, line: 3, reason: expect.stringContaining('two.txt: The calendar has no day "31-02-2019"') },
      { file: table, line: 4, reason: 'The folder has no file "three.txt".' },
    ]);
    const [one, two] = await Promise.all(
      ['one', 'two'].map((name) => library.read(`file:${basename(folder)}/${name}.txt`)),
    );
    expect(one).toMatchObject({ appellant: 'Möller, "Sons"', decidedOn: '2019-03-05' });
    expect(two).toBe(undefined);
    const unknown = await library.run({
      format: 'files',
      files: [folder],
      table: { particulars: table, columns: { date: 'Day' } },
    });
    expect(unknown.report.refused).toEqual([{ file: folder, reason: 'The table has no column "Day".' }]);
  });

  it('keep their id: a second table whose ids count from 1 replaces no judgment, but corrects one', async () => {
    const library = await openLibrary();
    const importTable = async (title: string, text: string, mayReplace = false) => {
      const folder = await temporaryFolder();
      await writeFile(join(folder, 'a.txt'), text);
      await writeFile(join(folder, 'list.csv'), `file,id,title,date\na.txt,1,${title},2019-03-11\n`);
      return (await library.run({ format: 'files', files: [folder], mayReplace })).report;
    };
    const text = 'The landlord asked for the shop in the old market because his son wishes to sell lamps there.';
    const other = 'An award of the tribunal on the wages of the dock workers is challenged by the harbour board here.';
    expect(await importTable('Asha Rao v. Meera Lal', text)).toMatchObject({ stored: 1, refused: [] });
    const refused = await importTable('Harbour Board v. Dock Union', other);
    expect(refused).toMatchObject({ stored: 0, updated: 0 });
    expect(refused.refused[0]?.reason).toBe(
      'The id 1 is that of another judgment in the library, "Asha Rao v. Meera Lal"; give each document an id of its own, or replace that one with --replace.',
    );
    expect(await library.read('1')).toMatchObject({ appellant: 'Asha Rao' });
    expect(await importTable('Asha Rao v. Meera Lal', other)).toMatchObject({ updated: 1, refused: [] });
    expect(await importTable('A.R. v. M.L.', other.replace('wages', 'pay'))).toMatchObject({ updated: 1, refused: [] });
    expect(await importTable('Asha Rao v. Meera Lal', text, true)).toMatchObject({ updated: 1, refused: [] });
  });

  it('are refused if a line break without quotes cut their row in two', async () => {
    const library = await openLibrary();
    const folder = await temporaryFolder();
    const table = join(await temporaryFolder(), 'list.csv');
    for (const name of ['one', 'two']) await writeFile(join(folder, `${name}.txt`), `The words of ${name}.`);
    await writeFile(table, 'file,title,outcome\none.txt,Asha Rao\nv. State of Kerala,Allowed\ntwo.txt,B v. C\n');
    const { report } = await library.run({ format: 'files', files: [folder], table: { particulars: table } });
    expect(report).toMatchObject({ stored: 1 });
    expect(report.refused).toMatchObject([
      { file: table, line: 2, reason: expect.stringContaining('put a value with a line break in quotes') },
      { file: table, line: 3, reason: 'The folder has no file "v. State of Kerala".' },
    ]);
    expect(await library.read(`file:${basename(folder)}/one.txt`)).toBe(undefined);
    expect(await library.read(`file:${basename(folder)}/two.txt`)).toMatchObject({ appellant: 'B' });
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
    expect(report).toMatchObject({ stored: 4 });
    expect(report.refused).toEqual([
      { file: table, line: 3, reason: '2 files are named "b.txt"; write the path in the folder.' },
      {
        file: table,
        line: 6,
        reason: String.raw`Line 5 has the particulars of "Z\C.TXT" already; remove one of the two lines.`,
      },
    ]);
    // Line 3 may mean it.
    expect(await library.read(`file:${basename(folder)}/y/b.txt`)).toBe(undefined);
    const appellants = { 'a.txt': 'Root', 'x/a.txt': '', 'z/b.txt': 'Path', 'z/c.txt': 'Name' };
    for (const [name, appellant] of Object.entries(appellants))
      expect({ appellant: '', ...(await library.read(`file:${basename(folder)}/${name}`)) }, name).toMatchObject({
        appellant,
      });
  });

  it('of two folders are different ones, also if their files have the same name; folders of one name need ids', async () => {
    const library = await openLibrary();
    const home = await temporaryFolder();
    const folders = ['2019', '2020', 'copy/2019'].map((name) => join(home, name));
    for (const folder of folders) {
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, '1.txt'), `The words of ${relative(home, folder)}.`);
    }
    const [first = '', second = '', copy = ''] = folders;
    await library.run({ format: 'files', files: [first] });
    const { report } = await library.run({ format: 'files', files: [join(second, '1.txt')] });
    expect(report).toMatchObject({ stored: 1, updated: 0 });
    expect((await library.read('file:2019/1.txt'))?.content).toContain('words of 2019');
    expect((await library.read('file:2020/1.txt'))?.content).toContain('words of 2020');
    const reason = expect.stringMatching(/^The id file:2019\/1\.txt was already read in this run; give the folders/);
    const both = { format: 'files', files: [first, copy] } as const;
    expect((await library.run(both)).report.refused).toEqual([{ file: join(copy, '1.txt'), reason }]);
    expect((await checkFiles(both)).refused).toEqual([{ file: join(copy, '1.txt'), reason }]);
    await writeFile(join(copy, 'list.csv'), 'file,id\n1.txt,copy:1\n');
    expect((await library.run(both)).report).toMatchObject({ stored: 1, unchanged: 1, refused: [] });
    expect((await library.read('copy:1'))?.content).toContain('words of copy');
  });

  it('with a path that is too long for an id are refused with advice', async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, `${'long'.repeat(50)}.txt`), 'Words.');
    const { refused } = await checkFiles({ format: 'files', files: [folder] });
    expect(refused).toMatchObject([{ reason: expect.stringContaining('give the file an id of its own') }]);
  });

  it('are not read until the right one of several tables is named, and a table below is not left out without a word', async () => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, 'below'));
    await writeFile(join(folder, 'one.txt'), 'The words of one.');
    await writeFile(join(folder, 'a.csv'), 'file,appellant\none.txt,Asha\n');
    await writeFile(join(folder, 'below', 'c.csv'), 'file,appellant\none.txt,Bela\n');
    const check = (particulars?: string) =>
      checkFiles({ format: 'files', files: [folder], table: particulars === undefined ? {} : { particulars } });
    expect(await check()).toMatchObject({
      accepted: 1,
      refused: [{ file: join(folder, 'below', 'c.csv'), reason: expect.stringContaining('is not read') }],
      shown: [expect.stringContaining('Asha')],
    });
    await writeFile(join(folder, 'b.csv'), 'file,appellant\none.txt,Chandra\n');
    expect(await check()).toMatchObject({
      accepted: 0,
      unopened: [folder],
      refused: [{ file: folder, reason: expect.stringMatching(/2 tables: a\.csv, b\.csv\. .*--particulars/) }],
    });
    expect(await check(join(folder, 'b.csv'))).toMatchObject({
      refused: [],
      shown: [expect.stringContaining('Chandra')],
    });
  });

  it('in an empty folder are asked for, with the kinds that are read', async () => {
    const folder = await temporaryFolder();
    for (const format of ['files', 'decisions'] as const) {
      const { refused, unopened } = await checkFiles({ format, files: [folder] });
      expect(unopened).toEqual([folder]);
      expect(refused).toMatchObject([{ reason: expect.stringMatching(/The folder has no .*\.txt/) }]);
    }
  });

  describe.each(['utf-16le', 'utf-16be'] as const)('in %s, as Notepad writes "Unicode"', (encoding) => {
    const encode = (text: string) => {
      const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
      return encoding === 'utf-16le' ? bytes : bytes.swap16();
    };

    it('are read from text, HTML and the table', async () => {
      const folder = await temporaryFolder();
      const library = await openLibrary();
      await writeFile(join(folder, 'a.txt'), encode('The words of Möller, मुक़दमा.'));
      await writeFile(join(folder, 'b.html'), encode('<h1>JUDGMENT</h1><p>The words of Sethi.</p>'));
      await writeFile(join(folder, 'list.csv'), encode('file\tid\r\na.txt\tutf:a\r\nb.html\tutf:b\r\n'));
      const { report } = await library.run({ format: 'files', files: [folder] });
      expect(report).toMatchObject({ stored: 2, refused: [] });
      expect((await library.read('utf:a'))?.content).toContain('The words of Möller, मुक़दमा.');
      expect((await library.read('utf:b'))?.content).toContain('The words of Sethi.');
    });

    it('are read from JSON lines, also a long one; the lines before a damaged place are kept', async () => {
      const folder = await temporaryFolder();
      const long = 'मुक़दमा '.repeat(20_000);
      const lines = encode(jsonLines(['1', '2', '3'].map((id) => ({ id, text: `${id} ${long}` }))));
      const file = join(folder, 'own.jsonl');
      await writeFile(file, lines);
      expect(await checkFiles({ format: 'documents', files: [file] })).toMatchObject({ accepted: 3, refused: [] });
      await writeFile(file, lines.subarray(0, -1));
      const cut = await checkFiles({ format: 'documents', files: [file] });
      expect(cut.accepted).toBe(2);
      expect(cut.refused).toMatchObject([{ reason: expect.stringContaining('not valid UTF-16') }]);
    });

    it('are refused without the mark, with the advice to save them as UTF-8', async () => {
      const folder = await temporaryFolder();
      const bare = (text: string) => encode(text).subarray(2);
      await writeFile(join(folder, 'a.txt'), bare('The words.'));
      await writeFile(join(folder, 'own.jsonl'), bare('{"id":"1","text":"x"}\n'));
      const reason = expect.stringMatching(/NUL characters.*save .* as UTF-8/);
      expect((await checkFiles({ format: 'files', files: [join(folder, 'a.txt')] })).refused).toMatchObject([
        { reason },
      ]);
      const lines = await checkFiles({ format: 'documents', files: [join(folder, 'own.jsonl')] });
      expect(lines.refused).toMatchObject([{ reason }]);
      await writeFile(join(folder, 'list.csv'), bare('file,id\na.txt,1\n'));
      expect((await checkFiles({ format: 'files', files: [folder] })).refused).toMatchObject([{ reason }]);
    });
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
        {
          id: 'own:2',
          appellant: 'Html',
          html: '<h1>IN THE HIGH COURT OF ORISSA</h1><p onclick="x()">1. Marked <b>words</b>.</p>',
        },
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
    const html = (await library.read('own:2'))?.content ?? '';
    expect(html).toContain('Marked words.');
    expect(html).not.toContain('ORISSA1');
    expect((await library.read('own:3'))?.content).toContain('We find force');
    expect(await library.originals.find(documentId('case', 'own:3'))).toBeDefined();
    expect(await library.originals.find(documentId('case', 'own:1'))).toBe(undefined);
  });

  it('are refused with a reason while the store of the PDFs is down, and read by the next import', async () => {
    const library = await openLibrary();
    const folder = await temporaryFolder();
    const [first, second] = ownJudgments;
    await writePdf(join(folder, 'a.pdf'), first?.pages ?? []);
    await writeFile(join(folder, 'b.txt'), (second?.pages ?? []).join('\n\n'));
    const storeOriginal = async () => Promise.reject(new FilesUnavailableError('it cannot be reached'));
    const { report } = await library.run({ format: 'files', files: [folder], storeOriginal });
    expect(report).toMatchObject({ stored: 1 });
    expect(report.refused.map(({ reason }) => reason)).toEqual([
      'Its PDF could not be kept in the store of FILES_URL: it cannot be reached. Import it again.',
    ]);
    expect((await library.run({ format: 'files', files: [folder] })).report).toMatchObject({ stored: 1, refused: [] });
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
