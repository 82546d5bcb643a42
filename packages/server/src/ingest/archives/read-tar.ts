import { FileProblem } from '../files/file-problem.js';
import type { ArchiveMember } from './archive-member.js';
import { type ByteQueue, openByteQueue } from './byte-queue.js';

const BLOCK = 512;

/** Longest name in a header of its own; longer ones are no names of files. */
const LONGEST_NAME = 64 * 1024;

/** Places of the fields in a header. */
const field = { name: [0, 100], size: [124, 136], checksum: [148, 156], kind: 156, prefix: [345, 500] } as const;

const FILE_KINDS: ReadonlySet<string> = new Set(['0', '\0', '7']);

/**
 * Reads a tar archive as a stream: the members in their order, one at a time, never the archive. Knows the long names of
 * GNU tar and of POSIX; passes over folders and links. Throws a FileProblem if the archive is damaged or ends too early.
 */
export async function* readTar(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<ArchiveMember> {
  const bytes = openByteQueue(chunks);
  let longName: string | undefined;
  for (;;) {
    const header = await bytes.take(BLOCK);
    if (header.every((byte) => byte === 0)) return;
    if (header.length < BLOCK) throw endsTooEarly();
    const size = readSize(header);
    if (!isHeader(header) || size === undefined) {
      throw new FileProblem('The tar archive is damaged: a header is none. All files before that were read.', {
        isUnopened: false,
      });
    }
    const kind = String.fromCharCode(header[field.kind] ?? 0);
    const body = openBody(bytes, size);
    if (kind === 'L' || kind === 'x') {
      longName = (kind === 'L' ? gnuName : posixName)(await readName(size, body)) ?? longName;
    } else {
      if (FILE_KINDS.has(kind)) yield { name: longName ?? nameOf(header), body: body.read() };
      longName = undefined;
    }
    await body.pass();
  }
}

const endsTooEarly = () =>
  new FileProblem('The tar archive ends too early. All files before that were read.', { isUnopened: false });

interface Body {
  read(): AsyncGenerator<Uint8Array>;
  /** Passes over what was not read, and the bytes after it that fill the last block. */
  pass(): Promise<void>;
}

function openBody(bytes: ByteQueue, size: number): Body {
  let left = size;
  async function* read(): AsyncGenerator<Uint8Array> {
    while (left > 0) {
      const part = await bytes.some(left);
      if (part.length === 0) throw endsTooEarly();
      left -= part.length;
      yield part;
    }
  }
  return {
    read,
    async pass() {
      for await (const _ of read());
      let filling = (BLOCK - (size % BLOCK)) % BLOCK;
      while (filling > 0) {
        const part = await bytes.some(filling);
        if (part.length === 0) return;
        filling -= part.length;
      }
    },
  };
}

async function readName(size: number, body: Body): Promise<string> {
  if (size > LONGEST_NAME) return '';
  const parts: Uint8Array[] = [];
  for await (const part of body.read()) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

const gnuName = (text: string): string | undefined => text.replace(/\0.*$/s, '') || undefined;
const posixName = (text: string): string | undefined => /(?:^|\n)\d+ path=([^\n]+)\n/.exec(text)?.[1];

const textOf = (header: Buffer, [from, to]: readonly [number, number]): string =>
  header.toString('utf8', from, to).replace(/\0.*$/s, '');

function nameOf(header: Buffer): string {
  const prefix = header.toString('latin1', 257, 262) === 'ustar' ? textOf(header, field.prefix) : '';
  const name = textOf(header, field.name);
  return prefix === '' ? name : `${prefix}/${name}`;
}

/** Octal digits, or for sizes of 8 GB and more a number in the last bytes. */
function readSize(header: Buffer): number | undefined {
  const [from, to] = field.size;
  if (((header[from] ?? 0) & 0x80) !== 0) {
    const size = header.readUIntBE(to - 6, 6);
    return Number.isSafeInteger(size) ? size : undefined;
  }
  const digits = textOf(header, field.size).trim();
  return /^[0-7]*$/.test(digits) ? Number.parseInt(digits || '0', 8) : undefined;
}

/** The sum of all bytes, with blanks in place of the sum itself. */
function isHeader(header: Buffer): boolean {
  const [from, to] = field.checksum;
  const expected = Number.parseInt(textOf(header, field.checksum).trim(), 8);
  const sum = header.reduce((total, byte, index) => total + (index >= from && index < to ? 32 : byte), 0);
  return sum === expected;
}
