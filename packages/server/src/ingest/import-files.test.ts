import { createArticles } from '../articles/articles.js';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openLocalEngine } from '../search/engines/sqlite/open-engine.js';
import { countDocuments } from '../library/count-documents.js';
import { openDatabase } from '../store/database.js';
import { importFiles, type ImportOptions } from './import-files.js';
import type { ImportProgress } from './import-progress.js';
import { jsonLines, judgmentRecord, temporaryFolder, writeFixture } from './ingest.fixtures.js';
import { loadSample } from './load-sample.js';
import { testDatabase } from '../store/test-database.fixtures.js';

async function openLibrary() {
  const folder = await temporaryFolder();
  const store = await openDatabase(await testDatabase(folder));
  onTestFinished(() => store.close());
  const engine = await openLocalEngine({ dataDir: folder });
  onTestFinished(() => engine.close());
  const run = (files: readonly string[], options: Partial<ImportOptions> = {}) =>
    importFiles({ store, engine, format: 'judgments', files, ...options });
  const write = (name: string, content: string | Buffer) => writeFixture(folder, name, content);
  return { store, engine, run, write };
}

const records = (count: number, from = 1) =>
  Array.from({ length: count }, (_item, index) => judgmentRecord(from + index));

describe('importFiles', () => {
  it('stores the documents of a file and makes them searchable', async () => {
    const { engine, run, write } = await openLibrary();
    const outcome = await run([await write('a.jsonl.gz', jsonLines(records(70)))]);
    expect(outcome).toEqual({
      report: { read: 70, stored: 70, updated: 0, unchanged: 0, refused: [], unindexed: [] },
      unopened: [],
      damaged: [],
      isStopped: false,
      seconds: {
        reading: expect.any(Number),
        resolving: expect.any(Number),
        naming: expect.any(Number),
        indexing: expect.any(Number),
      },
    });
    expect(await engine.count()).toBe(70);
  });

  it('stores nothing twice and loses nothing', async () => {
    const { store, run, write } = await openLibrary();
    const file = await write('a.jsonl', jsonLines(records(5)));
    await run([file]);
    expect((await run([file])).report).toMatchObject({ stored: 0, updated: 0, unchanged: 5 });
    expect((await countDocuments(store)).cases).toBe(5);
  });

  it('updates a document whose text has changed and keeps the others', async () => {
    const { run, write } = await openLibrary();
    await run([await write('a.jsonl', jsonLines(records(3)))]);
    const changed = { ...judgmentRecord(2), text: `${String(judgmentRecord(2)['text'])}\n3. Corrected.` };
    const { report } = await run([await write('b.jsonl', jsonLines([judgmentRecord(1), changed, judgmentRecord(3)]))]);
    expect(report).toMatchObject({ stored: 0, updated: 1, unchanged: 2 });
  });

  it('refuses the second of two records with the same id, even from another file', async () => {
    const { run, write } = await openLibrary();
    const first = await write('a.jsonl', jsonLines(records(2)));
    const second = await write('b.jsonl', jsonLines([judgmentRecord(9), judgmentRecord(2, { text: 'Other words.' })]));
    const { report } = await run([first, second]);
    expect(report).toMatchObject({ read: 4, stored: 3 });
    expect(report.refused).toEqual([
      {
        file: second,
        line: 2,
        reason: expect.stringContaining('The id sample:2 was already read in this run; give each') as string,
      },
    ]);
  });

  it('refuses bad lines with their number and stores the rest', async () => {
    const { run, write } = await openLibrary();
    const lines = [
      JSON.stringify(judgmentRecord(1)),
      '{"id": "sample:2", "te',
      '',
      '[]',
      '{"id":"sample:3","text":" "}',
      JSON.stringify(judgmentRecord(4)),
    ];
    const file = await write('a.jsonl', `${lines.join('\n')}\n`);
    const { report } = await run([file]);
    expect(report).toMatchObject({ read: 5, stored: 2 });
    expect(report.refused).toEqual([
      { file, line: 2, reason: 'The line is not JSON.' },
      { file, line: 4, reason: 'The line is JSON, but not an object.' },
      { file, line: 5, reason: 'The record has no text.' },
    ]);
  });

  it('refuses files whose content does not match their names, and continues with the next', async () => {
    const { run, write } = await openLibrary();
    const fake = await write('fake.jsonl.gz', Buffer.from(jsonLines(records(1))));
    const list = await write('list.json', '[\n{"id":"x"},\n{"id":"y"}\n]\n');
    const good = await write('good.jsonl.gz', jsonLines(records(2)));
    const { report, unopened } = await run([fake, '/nowhere/at/all.jsonl', list, good]);
    expect(report.stored).toBe(2);
    expect(unopened).toEqual(['/nowhere/at/all.jsonl']);
    expect(report.refused).toEqual([
      { file: fake, line: 1, reason: 'The name ends in .gz, but the content is not gzip.' },
      { file: '/nowhere/at/all.jsonl', reason: 'The file does not exist.' },
      { file: list, line: 1, reason: 'The file is one JSON list; this importer reads one JSON object a line.' },
    ]);
  });

  describe('with the lists of civictech-India', () => {
    const sections = (...texts: readonly string[]) =>
      JSON.stringify(texts.map((description, index) => ({ section: index + 1, title: 'Heading', description })));
    const unofficial = sections('This Act may be called the Code of Civil Procedure, 1908.', 'Unofficial words.');
    const official = {
      id: 'indiacode:2191',
      title: 'The Code of Civil Procedure, 1908',
      year: '1908',
      actNumber: '5',
      sections: [{ number: '1', heading: 'Short title.', text: 'Official words.' }],
    };
    const storedActs = async (store: Awaited<ReturnType<typeof openLibrary>>['store']) =>
      (await store.db.selectFrom('documents').select('source_id').where('kind', '=', 'act').execute()).map(
        ({ source_id: source }) => source,
      );

    it('stores one act a file, and names file and record of what it refuses', async () => {
      const { store, run, write } = await openLibrary();
      const broken = unofficial.replace('"section":2', '"section":"two"');
      const file = await write('cpc.json.gz', broken);
      const { report } = await run([file], { format: 'acts' });
      expect(report).toMatchObject({ read: 2, stored: 1 });
      expect(report.refused).toEqual([
        { file, record: 2, reason: 'The record has no number of a section in "section".' },
      ]);
      expect(await storedActs(store)).toEqual(['civictech:code-of-civil-procedure']);
    });

    it.each(['before', 'after', 'together with'] as const)(
      'keeps only the text of the other source when the list comes %s it',
      async (order) => {
        const { store, engine, run, write } = await openLibrary();
        const list = await write('cpc.json', unofficial);
        const lines = await write('acts.jsonl', jsonLines([official]));
        const runs = { before: [[list], [lines]], after: [[lines], [list]], 'together with': [[list, lines]] }[order];
        for (const files of runs) await run(files, { format: 'acts' });
        expect(await storedActs(store)).toEqual(['indiacode:2191']);
        expect(await engine.count()).toBe(1);
        const { report } = await run([list], { format: 'acts' });
        expect(report.refused).toEqual([
          { file: list, reason: expect.stringContaining('from another source') as string },
        ]);
      },
    );
  });

  it('stores the documents before the end of a truncated gzip file, and reports the line', async () => {
    const { run, write } = await openLibrary();
    const { gzipSync } = await import('node:zlib');
    const packed = gzipSync(jsonLines(records(400)));
    const file = await write('cut.jsonl.gz', packed.subarray(0, packed.length - 500));
    const { report } = await run([file]);
    expect(report.stored).toBeGreaterThan(300);
    expect(report.refused).toEqual([
      { file, line: report.stored + 1, reason: expect.stringContaining('ends too early') },
    ]);
  });

  it('stops after a transaction when aborted, and continues when started again', async () => {
    const { store, run, write } = await openLibrary();
    const file = await write('a.jsonl', jsonLines(records(300)));
    const stopping = new AbortController();
    const outcome = await run([file], {
      signal: stopping.signal,
      onProgress: ({ done }) => {
        if (done === 150) stopping.abort();
      },
    });
    expect(outcome.isStopped).toBe(true);
    const { cases } = await countDocuments(store);
    expect(cases).toBe(outcome.report.stored);
    expect(cases).toBeGreaterThan(0);
    expect((await run([file])).report).toMatchObject({ stored: 300 - cases, unchanged: cases, refused: [] });
  });

  it('reports its progress after every record', async () => {
    const { run, write } = await openLibrary();
    const seen: ImportProgress[] = [];
    await run([await write('a.jsonl', jsonLines(records(20)))], { onProgress: (progress) => seen.push(progress) });
    const reading = seen.filter(({ phase }) => phase === 'reading');
    expect(reading.map(({ done }) => done)).toEqual(Array.from({ length: 20 }, (_item, index) => index + 1));
    expect(seen.every(({ position, total }) => position <= total)).toBe(true);
  });
});

describe('loadSample', () => {
  it('loads the sample once, each document under the citation its file fixes', async () => {
    const { store, engine } = await openLibrary();
    const loaded = await loadSample({ store, engine });
    expect(loaded).toBeGreaterThan(30);
    expect(await engine.count()).toBe(loaded);
    expect(await loadSample({ store, engine })).toBe(0);
    const articles = await createArticles({ db: store.db, now: Date.now }).list();
    expect(articles.map(({ title }) => title).slice(0, 2)).toEqual(['Digital Supreme Court Reports', 'India Code']);
    expect(articles).toHaveLength(5);
    const citations = await store.db
      .selectFrom('documents')
      .select('house_citation')
      .where('kind', '=', 'case')
      .execute();
    expect(citations.map((row) => row.house_citation)).toContain('1951 HNS 1');
  });
});
