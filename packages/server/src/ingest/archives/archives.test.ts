import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../ingest.fixtures.js';
import { tarOf, zipOf } from '../open-data/open-data.fixtures.js';
import { signTarHeader, tarPart, zip64Of } from './archives.fixtures.js';
import type { ReadArchive } from './archive-member.js';
import { readTar } from './read-tar.js';
import { readZip } from './read-zip.js';

const files = { 'a.pdf': 'first', 'below/b.pdf': 'second', 'c.pdf': 'x'.repeat(2_000) };
const BLOCK = 512;
/** Two blocks of zeros. */
const TAR_END = 1_024;

async function fileOf(bytes: Uint8Array): Promise<string> {
  const path = join(await temporaryFolder(), 'archive');
  await writeFile(path, bytes);
  return path;
}

/** What a reader gives: each member as its name and its words, or why it has none; then why it stopped, if it did. */
async function read(reader: ReadArchive, bytes: Uint8Array): Promise<{ found: string[]; stopped: string }> {
  const found: string[] = [];
  try {
    for await (const { name, body } of reader(await fileOf(bytes))) {
      const parts: Uint8Array[] = [];
      try {
        for await (const part of body) parts.push(part);
        found.push(`${name}: ${Buffer.concat(parts).toString()}`);
      } catch (error) {
        if (!(error instanceof Error) || error.name !== 'MemberProblem') throw error;
        found.push(`${name}: ${error.message}`);
      }
    }
    return { found, stopped: '' };
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'FileProblem') throw error;
    return { found, stopped: error.message };
  }
}
const whole = Object.entries(files).map(([name, text]) => `${name}: ${text}`);

describe('a tar archive', () => {
  const tar = tarOf(files);
  const secondAt = 2 * BLOCK;
  const thirdAt = 4 * BLOCK;
  const endAt = tar.length - TAR_END;

  it.each<[string, Uint8Array, string]>([
    ['before its first file', tar.subarray(0, 0), 'ends too early, before its first file'],
    ['between two files', tar.subarray(0, secondAt), 'ends too early, after “a.pdf”'],
    ['between the last file and its end', tar.subarray(0, endAt), 'ends too early, after “c.pdf”'],
    ['inside of a header', tar.subarray(0, secondAt + 100), 'ends too early, after “a.pdf”'],
    [
      'inside of a file',
      tar.subarray(0, thirdAt + BLOCK + 10),
      'ends too early, inside of the file after “below/b.pdf”',
    ],
    ['inside of the zeros after a file', tar.subarray(0, BLOCK + 100), 'ends too early, after “a.pdf”'],
    ['and packed, between two files', gzipSync(tar.subarray(0, secondAt)), 'ends too early, after “a.pdf”'],
    ['and packed, before its checksum', gzipSync(tar).subarray(0, -8), 'The gzip data ends too early.'],
    ['and packed, inside of its checksum', gzipSync(tar).subarray(0, -3), 'The gzip data ends too early.'],
  ])('that was cut %s is said to be cut, after what is whole', async (_where, bytes, message) => {
    const { found, stopped } = await read(readTar, bytes);
    expect(stopped).toContain(message);
    expect(whole.slice(0, found.length)).toEqual(found);
  });

  it('is whole with one block of zeros or with many', async () => {
    for (const bytes of [tar, gzipSync(tar), tar.subarray(0, -BLOCK), Buffer.concat([tar, Buffer.alloc(8 * BLOCK)])])
      expect(await read(readTar, bytes)).toEqual({ found: whole, stopped: '' });
  });

  it('to which another one was added is said to go on', async () => {
    expect(await read(readTar, Buffer.concat([tar, tar]))).toEqual({
      found: whole,
      stopped: 'The tar archive goes on after its end, after “c.pdf”. All files before that were read.',
    });
  });

  /** A copy with changed bytes of the header of the second file, and its checksum. */
  function changed(change: (header: Buffer) => void): Buffer {
    const bytes = Buffer.from(tar);
    const header = bytes.subarray(secondAt, secondAt + BLOCK);
    change(header);
    signTarHeader(header);
    return bytes;
  }

  it.each([
    ['a hard link', '1', 'below/b.pdf: This is a link inside of the archive; links are not followed.'],
    ['a symbolic link', '2', 'below/b.pdf: This is a link inside of the archive; links are not followed.'],
    ['a device', '3', 'below/b.pdf: This is no plain file.'],
  ])('with %s reads the others, and says it of this one', async (_what, kind, message) => {
    const bytes = changed((header) => {
      header.write(kind, 156);
      header.write('/etc/passwd', 157);
    });
    expect(await read(readTar, bytes)).toEqual({ found: [whole[0], message, whole[2]], stopped: '' });
  });

  it.each(['/etc/b.pdf', '../../b.pdf', 'C:\\b.pdf', 'a.pdf', 'constructor'])(
    'has the name %s as it is, for no place on this machine',
    async (name) => {
      const bytes = changed((header) => {
        header.fill(0, 0, 100);
        header.write(name, 0);
      });
      expect(await read(readTar, bytes)).toEqual({ found: [whole[0], `${name}: second`, whole[2]], stopped: '' });
    },
  );

  it('keeps a long name through other fields before its header', async () => {
    const long = `${'folder/'.repeat(20)}long.pdf`;
    for (const kind of ['x', 'g', 'K']) {
      const parts = [tarPart('long', long, 'L'), tarPart('fields', '9 a=b\n', kind), tarPart('cut', 'words')];
      const bytes = Buffer.concat([...parts, Buffer.alloc(TAR_END)]);
      expect(await read(readTar, bytes)).toEqual({ found: [`${long}: words`], stopped: '' });
    }
  });

  it('has the size that the fields of POSIX state, as for files of 8 GB and more', async () => {
    const fields = tarPart('fields', '10 size=5\n19 path=other.pdf\n', 'x');
    const bytes = Buffer.concat([fields, tarPart('cut', 'words'), tarPart('b.pdf', 'second'), Buffer.alloc(TAR_END)]);
    // The header itself says that the file is empty.
    bytes.write('00000000000 ', fields.length + 124);
    signTarHeader(bytes.subarray(fields.length));
    expect(await read(readTar, bytes)).toEqual({ found: ['other.pdf: words', 'b.pdf: second'], stopped: '' });
  });

  it('has 100,000 files', { timeout: 120_000 }, async () => {
    const many = tarOf(Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`${index}.pdf`, `${index}`])));
    const { found, stopped } = await read(readTar, many);
    expect([found.length, found.at(-1), stopped]).toEqual([100_000, '99999.pdf: 99999', '']);
  });
});

describe('a zip archive', () => {
  const zip = Buffer.from(zipOf(files));
  const ENTRY = 0x02_01_4b_50;
  const END = 22;
  /** Places of the entries in the directory. */
  const entriesOf = (bytes: Buffer) =>
    Array.from(bytes.keys()).filter((at) => at + 4 <= bytes.length && bytes.readUInt32LE(at) === ENTRY);
  const [firstEntry = 0, secondEntry = 0] = entriesOf(zip);
  const localOf = (bytes: Buffer, entry: number) => bytes.readUInt32LE(entry + 42);
  function changed(change: (bytes: Buffer) => void): Buffer {
    const bytes = Buffer.from(zip);
    change(bytes);
    return bytes;
  }

  it('is read by its directory, also with a comment or with something before it', async () => {
    const commented = Buffer.concat([zip, Buffer.from('by a clerk')]);
    commented.writeUInt16LE('by a clerk'.length, zip.length - 2);
    for (const bytes of [zip, commented, Buffer.concat([Buffer.from('#!/bin/sh\n'), zip])])
      expect(await read(readZip, bytes)).toEqual({ found: whole, stopped: '' });
  });

  it.each<[string, Uint8Array]>([
    ['before its first file', zip.subarray(0, 0)],
    ['between two files', zip.subarray(0, localOf(zip, secondEntry))],
    ['inside of a file', zip.subarray(0, localOf(zip, secondEntry) + 10)],
    ['before its directory', zip.subarray(0, firstEntry)],
    ['inside of its directory', zip.subarray(0, secondEntry)],
    ['before its end', zip.subarray(0, -END)],
    ['inside of its end', zip.subarray(0, -1)],
  ])('that was cut %s is said to be cut, and nothing of it is read', async (_where, bytes) => {
    const { found, stopped } = await read(readZip, bytes);
    expect([found, stopped]).toEqual([
      [],
      'The zip archive ends too early: the directory of its files, at its end, is missing. Nothing of it was read.',
    ]);
  });

  it.each<[string, (bytes: Buffer) => void, string]>([
    [
      'counts more files than it has',
      (bytes) => bytes.writeUInt16LE(4, bytes.length - 12),
      'its directory is not whole',
    ],
    ['counts fewer files', (bytes) => bytes.writeUInt16LE(2, bytes.length - 12), 'its directory has another length'],
    ['lacks its beginning', (bytes) => bytes.writeUInt32LE(9_999, bytes.length - 6), 'its beginning is missing'],
    [
      'names the same bytes twice, as a bomb does',
      (bytes) => bytes.writeUInt32LE(0, secondEntry + 42),
      'two files share bytes',
    ],
    [
      'is one of several parts',
      (bytes) => bytes.writeUInt16LE(1, bytes.length - END + 4),
      'is one of several parts; join them first',
    ],
  ])('that %s is refused', async (_what, change, message) => {
    const { found, stopped } = await read(readZip, changed(change));
    expect(found).toEqual([]);
    expect(stopped).toContain(message);
  });

  it.each<[string, (bytes: Buffer) => void, string]>([
    [
      'with a password',
      (bytes) => bytes.writeUInt16LE(1, firstEntry + 8),
      'The file has a password inside of the archive.',
    ],
    [
      'that is a link',
      (bytes) => bytes.writeUInt16LE(0xa1_ff, firstEntry + 40),
      'This is a link inside of the archive; links are not followed.',
    ],
    [
      'that is packed otherwise',
      (bytes) => bytes.writeUInt16LE(14, firstEntry + 10),
      'The file is packed by method 14, which this server does not know.',
    ],
    [
      'that is longer than it says, as a bomb is',
      (bytes) => bytes.writeUInt32LE(2, firstEntry + 24),
      'The file is damaged inside of the archive: it is longer than the archive says.',
    ],
    [
      'with a changed letter',
      (bytes) => bytes.writeUInt32LE(1, firstEntry + 16),
      'The file is damaged inside of the archive: it is not what the archive says.',
    ],
    [
      'without its header',
      (bytes) => bytes.write('none', localOf(bytes, firstEntry)),
      'The file is damaged inside of the archive: its header is missing.',
    ],
  ])('that has a file %s reads the others', async (_what, change, message) => {
    expect(await read(readZip, changed(change))).toEqual({
      found: [`a.pdf: ${message}`, whole[1], whole[2]],
      stopped: '',
    });
  });

  it('says of damaged packed bytes that the file is damaged', async () => {
    const { found } = await read(
      readZip,
      changed((bytes) => bytes.fill(0xff, localOf(bytes, firstEntry) + 35, localOf(bytes, firstEntry) + 40)),
    );
    expect(found[0]).toContain('a.pdf: The file is damaged inside of the archive');
    expect(found.slice(1)).toEqual(whole.slice(1));
  });

  it('has 100,000 files, whose number and places are in the fields of zip64', async () => {
    const count = 100_000;
    let found = 0;
    for await (const { name, body } of readZip(await fileOf(zip64Of(count)))) {
      expect(name).toBe(`${found}.pdf`);
      if (found % 10_000 === 0) for await (const part of body) expect(Buffer.from(part).toString()).toBe(`${found}`);
      found += 1;
    }
    expect(found).toBe(count);
  });
});
