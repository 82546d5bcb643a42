import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import { FileProblem } from './file-problem.js';

/** First bytes of gzip data. */
const gzipMagic = Buffer.from([0x1f, 0x8b]);

/** Compressed bytes to unpack at a time; gzip data grows at most about a thousandfold, so this limits memory to 16 MB. */
const compressedChunk = 16 * 1024;

/** Unpacked bytes in one piece: about the size of an unpacked chunk of text, so each chunk makes one or two pieces. */
const unpackedChunk = 64 * 1024;

const openReasons: Readonly<Record<string, string>> = {
  ENOENT: 'The file does not exist.',
  EISDIR: 'This is a folder; name the files in it.',
  EACCES: 'This user may not read the file.',
  EPERM: 'This user may not read the file.',
};

/** A file's unpacked bytes in order, and the number of bytes read from the file. */
export interface FileBytes {
  readonly chunks: AsyncIterable<Buffer>;
  /** Bytes of the file read so far, before unpacking. */
  bytesRead(): number;
}

/**
 * Opens a file, plain or gzip, by its content. Refuses a file named `.gz` that is not gzip. Throws a FileProblem if the
 * file cannot be opened; the chunks throw one if gzip data is damaged or ends too early, after all readable data.
 */
export async function openFileBytes(path: string, options: { readonly signal?: AbortSignal } = {}): Promise<FileBytes> {
  const isGzip = await hasGzipMagic(path);
  if (!isGzip && /\.gz$/i.test(path)) {
    throw new FileProblem('The name ends in .gz, but the content is not gzip.', { isUnopened: false });
  }
  const stream = createReadStream(path, { highWaterMark: compressedChunk, ...options });
  const chunks = isGzip ? unpack(stream) : guard(stream);
  return { chunks, bytesRead: () => stream.bytesRead };
}

async function hasGzipMagic(path: string): Promise<boolean> {
  try {
    const file = await open(path, 'r');
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(gzipMagic.length), 0, gzipMagic.length, 0);
      return bytesRead === gzipMagic.length && buffer.equals(gzipMagic);
    } finally {
      await file.close();
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new FileProblem(openReasons[code] ?? `The file cannot be opened (${code || String(error)}).`, {
      isUnopened: true,
      cause: error,
    });
  }
}

async function* guard(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* stream;
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') throw error;
    throw new FileProblem(`Reading stopped: ${messageOf(error)}.`, { isUnopened: false, cause: error });
  }
}

/** Unpacks chunk by chunk instead of through a pipe: a pipe drops its buffered data when later data is damaged. */
async function* unpack(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const gunzip = createGunzip({ chunkSize: unpackedChunk });
  const unpacked: Buffer[] = [];
  let failure: Error | undefined;
  gunzip.on('data', (chunk: Buffer) => unpacked.push(chunk));
  gunzip.on('error', (error) => {
    failure = error;
  });
  const rethrow = () => {
    if (failure === undefined) return;
    const isShort = /unexpected end/i.test(failure.message);
    const reason = isShort ? 'The gzip data ends too early.' : `The gzip data is damaged (${failure.message}).`;
    throw new FileProblem(`${reason} All data before that was read.`, { isUnopened: false, cause: failure });
  };
  try {
    for await (const chunk of guard(stream)) {
      await new Promise<void>((resolve) => {
        // Damaged data ends the stream without calling back.
        gunzip.once('close', resolve).write(chunk, () => {
          gunzip.off('close', resolve);
          resolve();
        });
      });
      yield* unpacked.splice(0);
      rethrow();
    }
    await new Promise<void>((resolve) => {
      gunzip.once('end', resolve).once('close', resolve);
      gunzip.end();
    });
    yield* unpacked.splice(0);
    rethrow();
  } finally {
    gunzip.destroy();
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
