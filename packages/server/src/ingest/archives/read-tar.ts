import { FileProblem } from '../files/file-problem.js';
import { openFileBytes } from '../files/open-file.js';
import { type ArchiveMember, LINK, noBody } from './archive-member.js';
import { type ByteQueue, openByteQueue } from './byte-queue.js';

const BLOCK = 512;

/** Longest name in a header of its own; longer ones are no names of files. */
const LONGEST_NAME = 64 * 1024;

/** Places of the fields in a header. */
const field = { name: [0, 100], size: [124, 136], checksum: [148, 156], kind: 156, prefix: [345, 500] } as const;

const FILE_KINDS: ReadonlySet<string> = new Set(['0', '\0', '7']);
const LINK_KINDS: ReadonlySet<string> = new Set(['1', '2']);
/** What is before a header and belongs to it: names of GNU tar, and the fields of POSIX for one file or for all. */
const BEFORE_KINDS: ReadonlySet<string> = new Set(['L', 'K', 'x', 'g']);
const FOLDER = '5';

/** What comes before a header and counts instead of its own fields. */
interface LongFields {
  readonly name?: string;
  readonly size?: number;
}

/**
 * Reads a tar archive, plain or gzip, as a stream: the members in their order, one at a time, never the archive. Knows the
 * long names of GNU tar and of POSIX; passes over folders. The body of a link throws a MemberProblem. Throws a FileProblem
 * if the archive is damaged, has no block of zeros at its end, or goes on after it.
 */
export async function* readTar(path: string): AsyncGenerator<ArchiveMember> {
  const file = await openFileBytes(path);
  const bytes = openByteQueue(file.chunks);
  let long: LongFields = {};
  let last = '';
  const stopAt = (what: string) => {
    const place = last === '' ? 'before its first file' : `after “${last}”`;
    return new FileProblem(`The tar archive ${what} ${place}. All files before that were read.`, { isUnopened: false });
  };
  for (;;) {
    const position = file.bytesRead();
    const header = await bytes.take(BLOCK);
    if (header.length < BLOCK) throw stopAt('ends too early,');
    if (header.every((byte) => byte === 0)) break;
    const size = long.size ?? readSize(header);
    if (!isHeader(header) || size === undefined) throw stopAt('is damaged: a header is none,');
    const kind = String.fromCharCode(header[field.kind] ?? 0);
    const body = openBody(bytes, size, () => stopAt('ends too early, inside of the file'));
    if (BEFORE_KINDS.has(kind)) {
      const text = kind === 'L' || kind === 'x' ? await readLong(size, body) : '';
      long = { ...long, ...(kind === 'L' ? gnuName(text) : posixFields(text)) };
    } else {
      const name = long.name ?? nameOf(header);
      long = {};
      if (FILE_KINDS.has(kind)) yield { name, size, position, body: body.read() };
      else if (kind !== FOLDER)
        yield { name, size: 0, position, body: noBody(LINK_KINDS.has(kind) ? LINK : 'This is no plain file.') };
      last = name;
    }
    await body.pass();
  }
  // To the end, where packed data has its checksum, and where a second archive may have been added.
  for (let rest = await bytes.take(BLOCK); rest.length > 0; rest = await bytes.take(BLOCK))
    if (rest.some((byte) => byte !== 0)) throw stopAt('goes on after its end,');
}

interface Body {
  read(): AsyncGenerator<Uint8Array>;
  /** Passes over what was not read, and the bytes after it that fill the last block. */
  pass(): Promise<void>;
}

function openBody(bytes: ByteQueue, size: number, endsTooEarly: () => FileProblem): Body {
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

async function readLong(size: number, body: Body): Promise<string> {
  if (size > LONGEST_NAME) return '';
  const parts: Uint8Array[] = [];
  for await (const part of body.read()) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

function gnuName(text: string): LongFields {
  const name = text.replace(/\0.*$/s, '');
  return name === '' ? {} : { name };
}

function posixFields(text: string): LongFields {
  const name = /(?:^|\n)\d+ path=([^\n]+)\n/.exec(text)?.[1];
  const size = /(?:^|\n)\d+ size=(\d{1,15})\n/.exec(text)?.[1];
  return { ...(name !== undefined && { name }), ...(size !== undefined && { size: Number(size) }) };
}

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
