import type { FileHandle } from 'node:fs/promises';
import { FileProblem } from '../files/file-problem.js';

/** A file as the directory at the end of a zip archive names it. */
export interface ZipEntry {
  readonly name: string;
  readonly isEncrypted: boolean;
  readonly isLink: boolean;
  /** 0: as it is; 8: deflate. */
  readonly method: number;
  readonly checksum: number;
  readonly packedSize: number;
  readonly size: number;
  /** Place of its local header in the archive. */
  readonly start: number;
}

/** Bytes of a directory: more than two million files. */
const LARGEST_DIRECTORY = 256 * 1024 * 1024;
/** The last record of an archive, and the longest comment after it. */
const END_SIZE = 22;
const LONGEST_COMMENT = 0xff_ff;
const LOCATOR_SIZE = 20;
const END64_SIZE = 56;
const ENTRY_SIZE = 46;
/** Length of a local header without its name and extra fields. */
export const LOCAL_SIZE = 30;
const signature = { entry: 0x02_01_4b_50, end: 0x06_05_4b_50, end64: 0x06_06_4b_50, locator: 0x07_06_4b_50 } as const;
/** A field of 4 bytes whose value is in the extra field of zip64. */
const IN_ZIP64 = 0xff_ff_ff_ff;
const ZIP64 = 1;
const UTF8 = 0x08_00;
const LINK_MODE = 0xa0_00;
const KIND_OF_MODE = 0xf0_00;

/**
 * Reads the directory of a zip archive, with more than 65,535 files too (zip64). Returns the entries in the order of their
 * bytes. Throws a FileProblem if there is none, if it is not whole, or if two files share bytes.
 */
export async function readZipDirectory(file: FileHandle): Promise<readonly ZipEntry[]> {
  const { size: archiveSize } = await file.stat();
  const { count, size, start, end } = await readEnd(file, archiveSize);
  if (size > LARGEST_DIRECTORY) throw zipProblem('has too many files');
  // Data before the archive, as in a program that unpacks itself, moves all places.
  const moved = end - size - start;
  if (moved < 0) throw zipProblem('is damaged: its beginning is missing');
  const bytes = await readAt(file, start + moved, size);
  const entries: ZipEntry[] = [];
  let at = 0;
  while (entries.length < count) {
    const entry = readEntry(bytes, at);
    if (entry === undefined) throw zipProblem('is damaged: its directory is not whole');
    entries.push({ ...entry.found, start: entry.found.start + moved });
    at += entry.length;
  }
  if (at !== size) throw zipProblem('is damaged: its directory has another length');
  entries.sort((a, b) => a.start - b.start);
  let free = 0;
  for (const { start: from, packedSize } of entries) {
    if (from < free || from + LOCAL_SIZE + packedSize > start + moved)
      throw zipProblem('is damaged: two files share bytes');
    free = from + LOCAL_SIZE + packedSize;
  }
  return entries;
}

/** A problem of the whole archive, of which nothing was read. */
function zipProblem(what: string): FileProblem {
  return new FileProblem(`The zip archive ${what}. Nothing of it was read.`, { isUnopened: false });
}

interface End {
  readonly count: number;
  readonly size: number;
  readonly start: number;
  /** Where the directory ends. */
  readonly end: number;
}

async function readEnd(file: FileHandle, archiveSize: number): Promise<End> {
  const tailStart = Math.max(0, archiveSize - END_SIZE - LONGEST_COMMENT);
  const tail = await readAt(file, tailStart, archiveSize - tailStart);
  for (let at = tail.length - END_SIZE; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) !== signature.end || at + END_SIZE + tail.readUInt16LE(at + 20) !== tail.length) continue;
    const end64 = await readEnd64(file, tailStart + at);
    if (end64 !== undefined) return end64;
    if (tail.readUInt16LE(at + 4) !== 0) throw zipProblem('is one of several parts; join them first');
    const [count, size, start] = [tail.readUInt16LE(at + 10), tail.readUInt32LE(at + 12), tail.readUInt32LE(at + 16)];
    return { count, size, start, end: tailStart + at };
  }
  throw zipProblem('ends too early: the directory of its files, at its end, is missing');
}

async function readEnd64(file: FileHandle, endAt: number): Promise<End | undefined> {
  const locatorAt = endAt - LOCATOR_SIZE;
  if (locatorAt < END64_SIZE) return undefined;
  const locator = await readAt(file, locatorAt, LOCATOR_SIZE);
  if (locator.readUInt32LE(0) !== signature.locator) return undefined;
  const at = locatorAt - END64_SIZE;
  const end = await readAt(file, at, END64_SIZE);
  if (end.readUInt32LE(0) !== signature.end64) throw zipProblem('is damaged: its directory is not whole');
  return { count: large(end, 32), size: large(end, 40), start: large(end, 48), end: at };
}

/** Reads one entry; undefined if there is none at the place. */
function readEntry(bytes: Buffer, at: number): { readonly found: ZipEntry; readonly length: number } | undefined {
  if (at + ENTRY_SIZE > bytes.length || bytes.readUInt32LE(at) !== signature.entry) return undefined;
  const flags = bytes.readUInt16LE(at + 8);
  const nameLength = bytes.readUInt16LE(at + 28);
  const extraLength = bytes.readUInt16LE(at + 30);
  const length = ENTRY_SIZE + nameLength + extraLength + bytes.readUInt16LE(at + 32);
  if (at + length > bytes.length) return undefined;
  const nameAt = at + ENTRY_SIZE;
  const stated = [bytes.readUInt32LE(at + 24), bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 42)] as const;
  const extra = bytes.subarray(nameAt + nameLength, nameAt + nameLength + extraLength);
  const [size, packedSize, start] = withZip64(stated, extra);
  const mode = bytes.readUInt16LE(at + 40);
  const found = {
    name: bytes.toString((flags & UTF8) === 0 ? 'latin1' : 'utf8', nameAt, nameAt + nameLength),
    isEncrypted: (flags & 1) !== 0,
    isLink: (mode & KIND_OF_MODE) === LINK_MODE,
    method: bytes.readUInt16LE(at + 10),
    checksum: bytes.readUInt32LE(at + 16),
    packedSize,
    size,
    start,
  };
  return { found, length };
}

type Places = readonly [size: number, packedSize: number, start: number];

/** The extra field of zip64 has the values that did not fit, in this order. */
function withZip64(stated: Places, extra: Buffer): Places {
  if (!stated.includes(IN_ZIP64)) return stated;
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== ZIP64) continue;
    let next = at + 4;
    const read = (value: number) => {
      if (value !== IN_ZIP64) return value;
      if (next + 8 > extra.length) throw zipProblem('is damaged: its directory is not whole');
      next += 8;
      return large(extra, next - 8);
    };
    return [read(stated[0]), read(stated[1]), read(stated[2])];
  }
  return stated;
}

function large(bytes: Buffer, at: number): number {
  const value = Number(bytes.readBigUInt64LE(at));
  if (!Number.isSafeInteger(value)) throw zipProblem('is damaged: its directory is not whole');
  return value;
}

async function readAt(file: FileHandle, position: number, size: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(size), 0, size, position);
  if (bytesRead < size) throw zipProblem('ends too early');
  return buffer;
}
