import { type FileHandle, open } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import { type ArchiveMember, LINK, MemberProblem, noBody } from './archive-member.js';
import { LOCAL_SIZE, readZipDirectory, type ZipEntry } from './zip-directory.js';

const LOCAL_SIGNATURE = 0x04_03_4b_50;
/** Bytes that are read at a time. */
const PIECE = 64 * 1024;
const STORED = 0;
const DEFLATE = 8;

/**
 * Reads a zip archive by the directory at its end: the members in the order of their bytes, one at a time, never the
 * archive; what nobody reads is not unpacked. Throws a FileProblem if the directory is missing, because the archive was cut,
 * or is damaged. The body of a member throws a MemberProblem if it has a password, is a link, or is not what the directory
 * says.
 */
export async function* readZip(path: string): AsyncGenerator<ArchiveMember> {
  const file = await open(path, 'r');
  try {
    for (const entry of await readZipDirectory(file)) {
      const { name, size, start: position } = entry;
      if (!name.endsWith('/')) yield { name, size, position, body: bodyOf(entry, file) };
    }
  } finally {
    await file.close();
  }
}

function bodyOf(entry: ZipEntry, file: FileHandle): AsyncIterable<Uint8Array> {
  if (entry.isEncrypted) return noBody('The file has a password inside of the archive.');
  if (entry.isLink) return noBody(LINK);
  if (entry.method !== STORED && entry.method !== DEFLATE)
    return noBody(`The file is packed by method ${entry.method}, which this server does not know.`);
  return readEntry(entry, file);
}

async function* readEntry(entry: ZipEntry, file: FileHandle): AsyncGenerator<Uint8Array> {
  const { buffer: local } = await file.read(Buffer.alloc(LOCAL_SIZE), 0, LOCAL_SIZE, entry.start);
  if (local.readUInt32LE(0) !== LOCAL_SIGNATURE) throw damaged('its header is missing');
  const start = entry.start + LOCAL_SIZE + local.readUInt16LE(26) + local.readUInt16LE(28);
  let size = 0;
  let checksum = 0;
  try {
    if (entry.packedSize > 0) {
      const packed = bytesOf(file, start, entry.packedSize);
      for await (const chunk of entry.method === STORED ? packed : unpack(packed)) {
        const bytes = chunk as Buffer;
        size += bytes.length;
        // A member that is longer than it says is a bomb.
        if (size > entry.size) throw damaged('it is longer than the archive says');
        checksum = crc32(bytes, checksum);
        yield bytes;
      }
    }
  } catch (error) {
    if (error instanceof MemberProblem) throw error;
    throw damaged(error instanceof Error ? error.message : String(error));
  }
  if (size !== entry.size || checksum !== entry.checksum) throw damaged('it is not what the archive says');
}

async function* bytesOf(file: FileHandle, start: number, size: number): AsyncGenerator<Buffer> {
  for (let done = 0; done < size;) {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(Math.min(PIECE, size - done)), 0, null, start + done);
    if (bytesRead === 0) throw damaged('it ends too early');
    done += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

/** A failure of either stream ends the other one. */
const unpack = (packed: AsyncIterable<Buffer>): Readable =>
  pipeline(Readable.from(packed), createInflateRaw(), () => undefined);

const damaged = (why: string) => new MemberProblem(`The file is damaged inside of the archive: ${why}.`);
