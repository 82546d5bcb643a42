import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
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
import { importFiles } from '../import-files.js';
import { temporaryFolder } from '../ingest.fixtures.js';
import { factsOf } from './facts.js';
import { openImportLog } from './import-log.js';
import {
  highCourtSet,
  parquetOf,
  pdfOf,
  portalPage,
  serveSet,
  supremeCourtSet,
  tarOf,
  writeAll,
  zipOf,
} from './open-data.fixtures.js';
import { readParquetFacts } from './read-facts.js';

async function openLibrary() {
  const folder = await temporaryFolder();
  const store = await openDatabase(await testDatabase(folder));
  onTestFinished(() => store.close());
  const engine = await openLocalEngine({ dataDir: folder });
  onTestFinished(() => engine.close());
  const originals = openOriginals(openFolderStore(folder));
  const pdfs = { isDown: false };
  const downloads = join(folder, 'downloads');
  const log = () => openImportLog(join(folder, 'log.jsonl'));
  const run = async (file: string, only: readonly string[] = [], signal?: AbortSignal) =>
    importFiles({
      store,
      engine,
      format: 'aws',
      files: [file],
      storeOriginal: async (id, path) => {
        if (pdfs.isDown) throw new FilesUnavailableError('it denies access');
        await originals.keep(id, path);
      },
      openData: { only, downloads, log: await log() },
      ...(signal && { signal }),
    });
  const read = async (id: string) =>
    (await readDocuments(store, [documentId('case', id)], { withContent: 'full' }))[0]?.record;
  return { originals, pdfs, run, read, log };
}

async function folderOf(files: Parameters<typeof writeAll>[1]): Promise<string> {
  const folder = await temporaryFolder();
  await writeAll(folder, files);
  return folder;
}

describe('particulars that grow when they are unpacked', () => {
  it('are refused, without their bytes in memory', async () => {
    const path = join(await temporaryFolder(), 'bomb.parquet');
    await writeFile(path, parquetOf([{ title: 'x'.repeat(65 * 1024 * 1024), path: '2023_1_1_9' }]));
    await expect(readParquetFacts(path)).rejects.toThrow(
      'The Parquet table is damaged (its pages are larger than any program writes them; make the table again).',
    );
  });

  it('keep no text that is longer than a particular can be', () => {
    const { name, given } = factsOf({ path: '2023_1_1_9', title: 'A v. B', judge: 'C'.repeat(100_000) });
    expect({ name, given }).toEqual({ name: '2023_1_1_9', given: { appellant: 'A', respondent: 'B' } });
  });
});

describe('the sets of AWS Open Data', { timeout: 120_000 }, () => {
  it('are read from a folder: tar archives by their index, with particulars from Parquet and from JSON', async () => {
    const library = await openLibrary();
    const folder = await folderOf(await supremeCourtSet());
    const { report } = await library.run(folder);
    expect(report).toMatchObject({ read: 5, stored: 4 });
    expect(report.refused).toEqual([
      { file: 'data/tar/year=2023/english/english.tar: broken_EN.pdf', reason: 'The PDF is damaged.' },
    ]);
    expect(await library.read('aws-sc:2023_1_2_9')).toMatchObject({
      appellant: 'AMARANTH2',
      respondent: 'STATE OF SAMPLEPUR',
      courtId: 1,
      decidedOn: '2023-01-05',
      judges: ['A. SAMPLE', 'B. TEST'],
      otherCitations: ['2023 INSC 2', '[2023] 1 S.C.R. 2'],
      decision: 'Appeal(s) allowed',
    });
    expect(await library.read('aws-sc:2023_1_3_9')).toMatchObject({ appellant: 'AMARANTH3' });
    expect(await library.read('aws-sc:2024_5_4_9')).toMatchObject({
      appellant: 'Eknath Zutshi4',
      respondent: 'Union of India',
      decidedOn: '2024-04-23',
      judges: ['A. SAMPLE', 'B. TEST'],
      otherCitations: ['2024 INSC 4', '[2024] 5 S.C.R. 4'],
      decision: 'Dismissed',
      caseNumber: 'CIVIL APPEAL No. 14/2024',
    });
    const original = await library.originals.find(documentId('case', 'aws-sc:2023_1_1_9'));
    expect((await buffer(await original!.read())).subarray(0, 5).toString()).toBe('%PDF-');
    expect((await library.run(folder)).report).toMatchObject({ read: 0, refused: [] });
  });

  it('are read from a server, with the bench of a High Court from the path', async () => {
    const library = await openLibrary();
    const served = await serveSet({ ...(await highCourtSet()), 'data/tar/year=2020/court=7_26/bench=x/pdfs.tar': '' });
    const { report } = await library.run(served.base, ['year=2024', 'court=27_1']);
    expect(report).toMatchObject({ stored: 1, refused: [] });
    expect(await library.read('aws-hc:HCBM010000012024_1_2024-03-04')).toMatchObject({
      appellant: 'Firoza Wadekar',
      respondent: 'Registrar of Firms',
      courtName: 'Bombay High Court, Goa Bench',
      decidedOn: '2024-03-04',
      caseNumber: 'WP/12/2024',
      judges: ['A. SAMPLE', 'B. TEST'],
    });
    expect(served.asked.filter((path) => path.includes('2020'))).toEqual([]);
  });

  it('go on with a download that broke off, and never fetch a finished archive again', async () => {
    const library = await openLibrary();
    const served = await serveSet(await supremeCourtSet());
    const archive = 'data/tar/year=2024/english/english.tar';
    served.cut.add(archive);
    const { report } = await library.run(served.base);
    expect(report).toMatchObject({ stored: 4 });
    const parts = served.asked.filter((path) => path.startsWith(archive));
    expect(parts).toEqual([archive, expect.stringMatching(/ from \d+$/)]);
    served.asked.length = 0;
    expect((await library.run(served.base)).report).toMatchObject({ read: 0 });
    expect(served.asked.filter((path) => path.endsWith('.tar'))).toEqual([]);
  });

  it('go on after a stop, behind what the log says is stored', async () => {
    const library = await openLibrary();
    const served = await serveSet(await supremeCourtSet());
    const stopping = new AbortController();
    const stopped = library.run(served.base, [], stopping.signal);
    await expect.poll(() => served.asked.filter((path) => path.endsWith('.tar')).length).toBeGreaterThan(0);
    stopping.abort();
    expect((await stopped).isStopped).toBe(true);
    const { report } = await library.run(served.base);
    expect(report.stored + report.unchanged).toBe(4);

    const folder = await folderOf(await supremeCourtSet());
    const archive = 'data/tar/year=2023/english/part-20240101T000000.tar';
    const { size, mtimeMs } = await stat(join(folder, archive));
    await (await library.log()).note(`${folder} ${archive}`, `${size}:${mtimeMs}`, 1);
    const rest = await library.run(folder, ['year=2023']);
    expect(rest.report).toMatchObject({ read: 3, unchanged: 2, stored: 0 });
  });

  it('are read again if the store of the PDFs was down', async () => {
    const library = await openLibrary();
    const folder = await folderOf(await supremeCourtSet());
    library.pdfs.isDown = true;
    const outcome = await library.run(folder);
    expect(outcome.report).toMatchObject({ stored: 0 });
    expect(outcome.report.refused[0]?.reason).toMatch(/could not be kept .*: it denies access/);
    expect(outcome.damaged).toEqual([folder]);
    library.pdfs.isDown = false;
    expect((await library.run(folder)).report).toMatchObject({ stored: 4 });
  });

  it('refuse a damaged archive and a damaged table, read the rest, and try the archive again', async () => {
    const library = await openLibrary();
    const whole = await supremeCourtSet();
    const archive = 'data/tar/year=2023/english/part-20240101T000000.tar';
    const table = 'metadata/parquet/year=2023/metadata.parquet';
    const folder = await folderOf({
      ...whole,
      [archive]: Buffer.from(whole[archive] ?? '').subarray(0, -3_000),
      [table]: 'none',
    });
    const outcome = await library.run(folder);
    expect(outcome.report).toMatchObject({ stored: 3 });
    expect(outcome.damaged).toEqual([folder]);
    expect(outcome.report.refused.map(({ file, reason }) => [file, reason])).toEqual([
      [table, expect.stringContaining('The Parquet table is damaged')],
      [expect.stringContaining('broken_EN.pdf'), 'The PDF is damaged.'],
      [archive, expect.stringContaining('ends too early')],
      [folder, expect.stringContaining('1 archives could not be read')],
    ]);
    await writeAll(folder, whole);
    expect((await library.run(folder)).report).toMatchObject({ stored: 1 });
  });

  it('are read from zip and gzip archives too, and without particulars by the rules', async () => {
    const library = await openLibrary();
    const folder = await folderOf({
      'data/zip/year=2022/sc-judgments-2022-english.zip': zipOf({
        '2022_1_6_9_EN.pdf': await pdfOf(6),
        'more/inner.zip': zipOf({}),
      }),
      'metadata/zip/year=2022/sc-judgments-2022-metadata.zip': zipOf({
        '2022_1_6_9.json': JSON.stringify({ path: '2022_1_6_9', raw_html: portalPage(6) }),
        'broken.json': '{',
      }),
    });
    const { report } = await library.run(folder);
    expect(report).toMatchObject({ stored: 1 });
    expect(report.refused.map(({ file, reason }) => [file, reason])).toEqual([
      [expect.stringContaining('more/inner.zip'), 'This is an archive inside of an archive; unpack it first.'],
    ]);
    expect(await library.read('aws-sc:2022_1_6_9')).toMatchObject({ appellant: 'Eknath Zutshi6' });
    const place = 'data/tar/year=2021/court=7_26/bench=dhcdb';
    const gzip = await folderOf({ [`${place}/pdfs.tar.gz`]: gzipSync(tarOf({ 'a.pdf': await pdfOf(7) })) });
    expect((await library.run(gzip)).report).toMatchObject({ stored: 1, refused: [] });
    expect(await library.read('aws-hc:a')).toMatchObject({
      courtName: 'High Court of Delhi',
      appellant: 'Gomti Ferries',
    });
  });

  it('stop at a host that leads elsewhere, has no list, or no such set', async () => {
    const library = await openLibrary();
    const served = await serveSet({ 'other/file.txt': 'x' });
    const reasons = async (file: string) => (await library.run(file)).report.refused.map(({ reason }) => reason);
    expect(await reasons(served.base)).toEqual([expect.stringContaining('There are no archives below')]);
    served.redirect = 'http://169.254.169.254/latest';
    expect(await reasons(served.base)).toEqual([expect.stringContaining('sends us on to http://169.254.169.254')]);
    served.redirect = undefined;
    const folder = await temporaryFolder();
    await mkdir(join(folder, 'empty'));
    await writeFile(join(folder, 'file'), '');
    expect(await reasons(join(folder, 'empty'))).toEqual([expect.stringContaining('There are no archives below')]);
    expect(await reasons(join(folder, 'file'))).toEqual([expect.stringContaining('This is a file')]);
    expect(await reasons(join(folder, 'missing'))).toEqual(['The folder does not exist.']);
  });

  it('are checked without a library', async () => {
    const folder = await folderOf(await supremeCourtSet());
    const report = await checkFiles({ format: 'aws', files: [folder], only: ['year=2024'] });
    expect(report).toMatchObject({ read: 1, accepted: 1, refused: [] });
    expect(report.shown[0]).toContain('Eknath Zutshi4 v. Union of India, Supreme Court of India, 2024-04-23');
  });
});
