import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { countDocuments } from '../library/count-documents.js';
import { openDatabase } from '../store/database.js';
import { countQueue } from '../search/indexing/index-queue.js';
import { jsonLines, judgmentRecord, temporaryFolder, writeFixture } from './ingest.fixtures.js';
import { ownJudgments, writePdf } from './own/own-judgments.fixtures.js';
import { startImport } from './start-import.fixtures.js';
import { testDatabase } from '../store/test-database.fixtures.js';

/** Resolves at the first sign of progress, or when the process ends. Never rejects. */
function firstProgress(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.stdout?.once('data', () => resolve());
    child.once('close', () => resolve());
  });
}

async function countsIn(folder: string): Promise<{ cases: number; waiting: number }> {
  const store = await openDatabase(await testDatabase(`${folder}/data`));
  try {
    return { cases: (await countDocuments(store)).cases, waiting: await countQueue(store) };
  } finally {
    await store.close();
  }
}

/** Enough documents for the first line of progress (500 documents) to appear before the end. */
const many = 800;
const manyRecords = () => jsonLines(Array.from({ length: many }, (_item, index) => judgmentRecord(index + 1)));

describe('the import command', { timeout: 120_000 }, () => {
  it('checks a folder without storing, then imports it and keeps its PDFs', async () => {
    const folder = await temporaryFolder();
    await mkdir(`${folder}/mine`);
    for (const { file, pages } of ownJudgments.slice(0, 2)) await writePdf(`${folder}/mine/${file}`, pages);
    await writeFixture(folder, 'mine/broken.pdf', '%PDF-1.7 nothing');
    await writeFixture(folder, 'mine/list.csv', 'File,Decided on\njudgment-1.pdf,2019-03-11\n');
    const checked = await (
      await startImport(folder, ['files', 'mine', '--check', '--columns', 'date=Decided on'])
    ).ended;
    expect(checked.code).toBe(0);
    expect(checked.stdout).toContain('Read 3: an import would store 2 and refuse 1. Nothing was stored.');
    expect(checked.stdout).toContain('refused broken.pdf: The PDF is damaged.');
    expect(existsSync(`${folder}/data`)).toBe(false);
    const { code, stdout } = await (await startImport(folder, ['files', 'mine'])).ended;
    expect(code).toBe(0);
    expect(stdout).toContain('Read 3: 2 stored, 0 updated, 0 unchanged, 1 refused.');
    expect(await readdir(`${folder}/data/originals`)).toHaveLength(2);
    expect((await countsIn(folder)).cases).toBe(2);
  });

  it('stores, reports and exits with 0 even if some lines are refused', async () => {
    const folder = await temporaryFolder();
    await writeFixture(folder, 'a.jsonl', `${jsonLines([judgmentRecord(1), judgmentRecord(2)])}not json\n`);
    const { code, stdout } = await (await startImport(folder, ['judgments', 'a.jsonl', '--report', 'r.json'])).ended;
    expect(code).toBe(0);
    expect(stdout).toMatch(/Read 3: 2 stored, 0 updated, 0 unchanged, 1 refused\. .* documents a second\./);
    const report: unknown = JSON.parse(await readFile(`${folder}/r.json`, 'utf8'));
    expect(report).toEqual({
      read: 3,
      stored: 2,
      updated: 0,
      unchanged: 0,
      refused: [{ file: `${folder}/a.jsonl`, line: 3, reason: 'The line is not JSON.' }],
      unindexed: [],
    });
  });

  it('exits with 1 if a file cannot be opened or contains nothing readable', async () => {
    const folder = await temporaryFolder();
    await writeFixture(folder, 'bad.jsonl', 'x\n');
    await mkdir(`${folder}/empty`);
    const [missing, bad, empty] = await Promise.all([
      (await startImport(folder, ['acts', 'missing.jsonl'])).ended,
      (await startImport(folder, ['acts', 'bad.jsonl'], { DATA_DIR: `${folder}/other` })).ended,
      (await startImport(folder, ['files', 'empty'], { DATA_DIR: `${folder}/third` })).ended,
    ]);
    expect([missing.code, bad.code, empty.code]).toEqual([1, 1, 1]);
    expect(empty.stdout).toContain('refused empty: The folder has no file to read; PDF (.pdf), Word (.docx)');
    expect(missing.stdout).toContain('missing.jsonl: The file does not exist.');
  });

  it('exits with 2 if an archive is truncated or damaged, and stores what is before the damage', async () => {
    const folder = await temporaryFolder();
    const whole = gzipSync(jsonLines(Array.from({ length: 200 }, (_item, index) => judgmentRecord(index + 1))));
    const damaged = Buffer.from(whole);
    damaged.fill(0, damaged.length - 40, damaged.length - 20);
    await writeFixture(folder, 'cut.jsonl.gz', whole.subarray(0, whole.length - 30));
    await writeFixture(folder, 'damaged.jsonl.gz', damaged);
    await writeFixture(folder, 'other.jsonl.gz', Buffer.from('{}'));
    for (const [file, reason] of [
      ['cut.jsonl.gz', 'ends too early'],
      ['damaged.jsonl.gz', 'damaged'],
      ['other.jsonl.gz', 'not gzip'],
    ] as const) {
      const { code, stdout } = await (await startImport(folder, ['judgments', file])).ended;
      expect({ file, code }).toEqual({ file, code: 2 });
      expect(stdout).toContain(reason);
    }
    expect((await countsIn(folder)).cases).toBeGreaterThan(0);
  });

  it('exits with 2 if a plain file ends inside of its last line, and stores the lines before', async () => {
    const folder = await temporaryFolder();
    const whole = jsonLines([judgmentRecord(1), judgmentRecord(2), judgmentRecord(3)]);
    await writeFixture(folder, 'cut.jsonl', whole.slice(0, -20));
    const cut = await (await startImport(folder, ['judgments', 'cut.jsonl'])).ended;
    expect(cut.code).toBe(2);
    expect(cut.stdout).toContain('The file ends inside of this line.');
    expect((await countsIn(folder)).cases).toBe(2);
    // A last line without a line end is whole if it can be read.
    await writeFixture(folder, 'whole.jsonl', whole.trimEnd());
    expect((await (await startImport(folder, ['judgments', 'whole.jsonl'])).ended).code).toBe(0);
    expect((await countsIn(folder)).cases).toBe(3);
  });

  it('exits with 2 and one sentence for an invalid command line', async () => {
    const { code, stdout, stderr } = await (await startImport(await temporaryFolder(), ['judgements', 'a'])).ended;
    expect(code).toBe(2);
    expect(stdout).toBe('');
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });

  it('reports before the import that the report cannot be written', async () => {
    const folder = await temporaryFolder();
    await writeFixture(folder, 'a.jsonl', jsonLines([judgmentRecord(1)]));
    const { code, stdout, stderr } = await (
      await startImport(folder, ['judgments', 'a.jsonl', '--report', 'missing/r.json'])
    ).ended;
    expect({ code, stdout, stderr }).toEqual({
      code: 2,
      stdout: '',
      stderr: `The report cannot be written to ${folder}/missing/r.json: its folder does not exist.\n`,
    });
    expect(existsSync(`${folder}/data`)).toBe(false);
  });

  it('prints its usage on request', async () => {
    const { code, stdout, stderr } = await (await startImport(await temporaryFolder(), ['--help'])).ended;
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^Use: npm run import -- files\|documents\|decisions\|registry\|aws\|judgments\|acts <path/);
  });

  it('names a data folder that cannot be used', async () => {
    const folder = await temporaryFolder();
    const file = await writeFixture(folder, 'a.jsonl', jsonLines([judgmentRecord(1)]));
    const { code, stderr } = await (await startImport(folder, ['judgments', 'a.jsonl'], { DATA_DIR: file })).ended;
    expect(code).toBe(1);
    expect(stderr).toContain(file);
  });

  it('ends with the same library after a kill and a second run', async () => {
    const folder = await temporaryFolder();
    await writeFixture(folder, 'a.jsonl.gz', manyRecords());
    const killed = await startImport(folder, ['judgments', 'a.jsonl.gz']);
    await firstProgress(killed.child);
    killed.child.kill('SIGKILL');
    await killed.ended;
    const before = await countsIn(folder);
    expect(before.cases).toBeGreaterThan(0);

    const { code, stdout } = await (await startImport(folder, ['judgments', 'a.jsonl.gz'])).ended;
    expect(code).toBe(0);
    expect(stdout).toContain(`${many - before.cases} stored, 0 updated, ${before.cases} unchanged`);
    expect(await countsIn(folder)).toEqual({ cases: many, waiting: 0 });
  });

  it('finishes its transaction when interrupted, prints how to continue, and exits with 130', async () => {
    const folder = await temporaryFolder();
    await writeFixture(folder, 'a.jsonl', manyRecords());
    const { child, ended } = await startImport(folder, ['judgments', 'a.jsonl']);
    await firstProgress(child);
    child.kill('SIGINT');
    const { code, stdout } = await ended;
    expect(code).toBe(130);
    expect(stdout).toContain('the same command continues from there');
    const stored = Number(/(\d+) stored/.exec(stdout)?.[1]);
    expect((await countsIn(folder)).cases).toBe(stored);
  });
});
