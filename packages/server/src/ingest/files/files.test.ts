import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { temporaryFolder, writeFixture } from '../ingest.fixtures.js';
import { FileProblem } from './file-problem.js';
import { openFileBytes } from './open-file.js';
import { type FileLine, readLines } from './read-lines.js';
import { readRecord } from './read-records.js';

async function textOf(path: string): Promise<{ text: string; problem?: FileProblem }> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of (await openFileBytes(path)).chunks) chunks.push(chunk);
    return { text: Buffer.concat(chunks).toString() };
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    return { text: Buffer.concat(chunks).toString(), problem: error };
  }
}

async function linesOf(chunks: readonly Buffer[], longest?: number): Promise<FileLine[]> {
  const lines: FileLine[] = [];
  for await (const line of readLines(Readable.from(chunks), longest === undefined ? {} : { longest })) lines.push(line);
  return lines;
}

describe('openFileBytes', () => {
  const long = Array.from({ length: 20_000 }, (_item, index) => `line ${index} ${Math.sin(index)}`).join('\n');

  it('reads plain and gzip files, with or without .gz in their names', async () => {
    const folder = await temporaryFolder();
    expect((await textOf(await writeFixture(folder, 'a.jsonl', long))).text).toBe(long);
    expect((await textOf(await writeFixture(folder, 'b.jsonl.gz', long))).text).toBe(long);
    expect((await textOf(await writeFixture(folder, 'c.jsonl', gzipSync(long)))).text).toBe(long);
  });

  it('reads gzip files that are joined from several', async () => {
    const path = await writeFixture(
      await temporaryFolder(),
      'a.gz',
      Buffer.concat([gzipSync('one\n'), gzipSync('two\n')]),
    );
    expect(await textOf(path)).toEqual({ text: 'one\ntwo\n' });
  });

  it('refuses other content under the name .gz', async () => {
    const path = await writeFixture(await temporaryFolder(), 'a.jsonl.gz', Buffer.from('{"id":"1"}\n'));
    expect((await textOf(path)).problem).toMatchObject({
      message: expect.stringContaining('not gzip'),
      isUnopened: false,
    });
  });

  it('returns all data before the end of a truncated gzip file', async () => {
    const packed = gzipSync(long);
    const path = await writeFixture(await temporaryFolder(), 'a.gz', packed.subarray(0, packed.length - 2_000));
    const { text, problem } = await textOf(path);
    expect(problem?.message).toContain('ends too early');
    expect(long.startsWith(text)).toBe(true);
    expect(text.length).toBeGreaterThan(long.length * 0.9);
  });

  it('reports where gzip data is damaged', async () => {
    const packed = gzipSync(long);
    packed.fill(0, packed.length / 2, packed.length / 2 + 50);
    const path = await writeFixture(await temporaryFolder(), 'a.gz', packed);
    expect((await textOf(path)).problem?.message).toContain('damaged');
  });

  it.each([
    ['missing.jsonl', 'The file does not exist.'],
    ['.', 'This is a folder; name the files in it.'],
  ])('says why %s cannot be opened', async (name, reason) => {
    const { problem } = await textOf(`${await temporaryFolder()}/${name}`);
    expect(problem).toMatchObject({ message: reason, isUnopened: true });
  });
});

describe('readLines', () => {
  it('returns the same lines for any chunk boundaries', async () => {
    const line = fc.string({ unit: 'grapheme' }).map((text) => text.replace(/\s/g, ' '));
    await fc.assert(
      fc.asyncProperty(fc.array(line), fc.integer({ min: 1, max: 9 }), async (texts, size) => {
        const bytes = Buffer.from(texts.join('\n'));
        const chunks: Buffer[] = [];
        for (let start = 0; start < bytes.length; start += size) chunks.push(bytes.subarray(start, start + size));
        const lines = await linesOf(chunks);
        const kept = texts.flatMap((text, index) =>
          [...Buffer.from(text)].some((byte) => byte > 32) ? [[index + 1, text]] : [],
        );
        expect(lines.map(({ number, bytes: held }) => [number, held.toString()])).toEqual(kept);
      }),
    );
  });

  it('skips a line that is too long, and continues after it', async () => {
    const lines = await linesOf(
      [Buffer.from('{"a":1}\n'), Buffer.alloc(30, 120), Buffer.alloc(30, 120), Buffer.from('\n{"b":2}')],
      40,
    );
    expect(lines.map(({ number, isTooLong, hasEnd }) => [number, isTooLong, hasEnd])).toEqual([
      [1, false, true],
      [2, true, true],
      [3, false, false],
    ]);
  });
});

describe('readRecord', () => {
  const line = (bytes: string | Buffer, number = 2, hasEnd = true): FileLine => ({
    number,
    bytes: Buffer.from(bytes),
    isTooLong: false,
    hasEnd,
  });

  it('reads an object, also after a byte order mark', () => {
    expect(readRecord(line('\ufeff{"id":"1"}', 1), 100)).toEqual({ ok: true, record: { id: '1' } });
  });

  it.each<[string | Buffer, string]>([
    ['{"id":', 'The line is not JSON.'],
    ['[1]', 'The line is JSON, but not an object.'],
    ['null', 'The line is JSON, but not an object.'],
    [Buffer.from([0x7b, 0xff, 0x7d]), 'The line is not valid UTF-8.'],
  ])('refuses %s', (bytes, reason) => {
    expect(readRecord(line(bytes), 100)).toEqual({ ok: false, reason });
  });

  it('says of a last line without a line end that it is cut, if it cannot be read', () => {
    const cut = { ok: false, isCut: true, reason: 'The file ends inside of this line.' };
    expect(readRecord(line('{"id":"1', 2, false), 100)).toEqual(cut);
    // The first byte of a letter of three.
    expect(readRecord(line(Buffer.from([0x7b, 0x22, 0xe0]), 2, false), 100)).toEqual(cut);
    expect(readRecord(line('{"id":"1"}', 2, false), 100)).toMatchObject({ ok: true });
    expect(readRecord(line('null', 2, false), 100)).toMatchObject({
      ok: false,
      reason: expect.stringContaining('object'),
    });
  });

  it('reports that a file with a single list is not supported', () => {
    expect(readRecord(line('[', 1), 100)).toMatchObject({
      ok: false,
      reason: expect.stringContaining('one JSON list'),
    });
  });
});
