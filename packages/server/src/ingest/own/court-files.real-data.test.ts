import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NewCase } from '../../extraction/new-document.js';
import { isJsonRecord, type JsonRecord, textAt } from '../formats/json-record.js';
import { openTextPool } from '../texts/text-pool.js';
import { readFolderItems } from './read-folder.js';

const root = fileURLToPath(new URL('../../../../..', import.meta.url));
const data = resolve(root, process.env['REAL_DATA'] ?? '../shared/data');
const isThere = existsSync(join(data, 'judgments'));
if (!isThere && process.env['REQUIRE_REAL_DATA']) throw new Error(`REQUIRE_REAL_DATA is set, but ${data} is missing`);

/** The half that the rules were not written for: drawn once, by this seed, before they were written. */
const isSetAside = (id: string): boolean =>
  (createHash('sha256').update(`own citations 1:${id}`).digest()[0] ?? 0) % 2 === 1;

const HALVES = new Map<string, (id: string) => boolean>([
  ['first', (id) => !isSetAside(id)],
  ['set aside', isSetAside],
]);
/** `HALF=first` reads only the texts that rules may be written for. */
const isWanted = HALVES.get(process.env['HALF'] ?? '') ?? (() => true);

const bare = (citation: string): string => citation.toUpperCase().replace(/[^A-Z0-9]/g, '');

interface Read {
  readonly record: JsonRecord;
  readonly document: NewCase;
}

describe.skipIf(!isThere)('official texts imported as text files', { timeout: 300_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'court-files-'));
  let all: Read[] = [];
  const refused: string[] = [];

  beforeAll(async () => {
    const records = gunzipSync(readFileSync(join(data, 'judgments', 'hc-tribunal-recent.jsonl.gz')))
      .toString()
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as unknown)
      .filter(isJsonRecord)
      .filter((record) => isWanted(textAt(record, 'id')));
    for (const [at, record] of records.entries()) writeFileSync(join(folder, `${at}.txt`), textAt(record, 'text'));
    all = [];
    const pool = openTextPool();
    for await (const { result, file } of readFolderItems(folder, { pool })) {
      const record = records[Number(/(\d+)\.txt$/.exec(file ?? '')?.[1])];
      if (record === undefined) throw new Error(file);
      if (result.ok && result.document.kind === 'case') all.push({ record, document: result.document });
      else refused.push(textAt(record, 'id'));
    }
    await pool.close();
    all = all.toSorted((a, b) => textAt(a.record, 'id').localeCompare(textAt(b.record, 'id')));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const ofHalf = (half: string) => all.filter(({ record }) => HALVES.get(half)?.(textAt(record, 'id')));
  const print = (what: string, isRight: (read: Read) => boolean, of: (read: Read) => boolean = () => true) => {
    const wrong: string[] = [];
    for (const half of HALVES.keys()) {
      const reads = ofHalf(half).filter(of);
      const missed = reads.filter((read) => !isRight(read)).map(({ record }) => textAt(record, 'id'));
      process.stdout.write(`${what}, half ${half}: ${reads.length - missed.length} of ${reads.length}\n`);
      wrong.push(...missed);
    }
    process.stdout.write(`${wrong.join(' ')}\n`);
    return wrong;
  };

  it('knows its own neutral citation wherever one is printed', () => {
    const printed = ({ record }: Read) => textAt(record, 'derived', 'neutral_citation');
    const wrong = print(
      'neutral citation',
      (read) => read.document.otherCitations.some((own) => bare(own) === bare(printed(read))),
      (read) => printed(read) !== '',
    );
    expect(wrong).toEqual([]);
  });

  it('refuses only the one text whose body is in the codes of an old Hindi font', () => {
    expect(refused.length).toBeLessThanOrEqual(1);
  });

  it('reads parties and date', () => {
    const parties = print('parties', ({ document }) => document.appellant !== '' && document.respondent !== '');
    const dates = print('date', ({ document }) => document.decidedOn !== null);
    expect(all.length - parties.length).toBeGreaterThanOrEqual(150);
    expect(all.length - dates.length).toBeGreaterThanOrEqual(155);
  });
});

describe.skipIf(!isThere)('official PDFs imported as files', { timeout: 300_000 }, () => {
  it('know their own neutral citation where one is printed', async () => {
    const pool = openTextPool();
    const own = new Map<string, readonly string[]>();
    for await (const { result, file = '' } of readFolderItems(join(data, 'judgments', 'raw-samples'), { pool }))
      if (file.endsWith('.pdf') && result.ok && result.document.kind === 'case')
        own.set(basename(file), result.document.otherCitations);
    await pool.close();
    expect(Object.fromEntries([...own].filter(([, citations]) => citations.length > 0))).toEqual({
      'insc_2026_INSC_41_English_-_2026_INSC_101.pdf': ['2026 INSC 41'],
      'insc_2026_INSC_79_English_-_2026_INSC_16.pdf': ['2026 INSC 79'],
    });
    expect(own.size).toBe(6);
  });
});
