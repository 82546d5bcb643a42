import { createInflate } from 'node:zlib';

const STREAM = Buffer.from('stream');
const END = Buffer.from('endstream');
/** Bytes before a stream in which its dictionary is. */
const DICTIONARY = 4_000;
const PICTURE = /\/Subtype\s*\/Image\b/;
const FLATE = /\/Fl(?:ateDecode)?(?![A-Za-z])/g;

/**
 * Counts the bytes that the compressed streams of a PDF inflate to, also those compressed several times. Stops at `limit`. Pictures
 * do not count: they are never decoded. What is damaged counts as far as it inflates. Linear in the file and the limit.
 */
export async function inflatedSize(file: Buffer, limit: number): Promise<number> {
  let total = 0;
  let from = 0;
  while (total < limit) {
    const at = file.indexOf(STREAM, from);
    if (at === -1) break;
    const start = at + STREAM.length + lineEnd(file, at + STREAM.length);
    const found = file.indexOf(END, start);
    const end = found === -1 ? file.length : found;
    const before = file.toString('latin1', Math.max(from, at - DICTIONARY), at);
    const dictionary = before.slice(Math.max(0, before.lastIndexOf('obj')));
    from = end + END.length;
    const stages = PICTURE.test(dictionary) ? 0 : (dictionary.match(FLATE)?.length ?? 0);
    if (stages > 0) total += await inflate(file.subarray(start, end), stages, limit - total);
  }
  return total;
}

/** Bytes of the line end after the word `stream`. */
function lineEnd(file: Buffer, at: number): number {
  if (file[at] === 0x0d) return file[at + 1] === 0x0a ? 2 : 1;
  return file[at] === 0x0a ? 1 : 0;
}

/** More filters than this on one stream are an attack; those beyond do not count, and the reader's memory has its own limit. */
const MAX_STAGES = 8;

/** Bytes that come out of all stages, up to the limit. */
function inflate(bytes: Buffer, stages: number, limit: number): Promise<number> {
  return new Promise((resolve) => {
    let total = 0;
    const chain = Array.from({ length: Math.min(stages, MAX_STAGES) }, () => createInflate());
    const end = (): void => {
      for (const stage of chain) stage.destroy();
      resolve(total);
    };
    for (const [index, stage] of chain.entries()) {
      stage.on('error', end);
      stage.on('data', (piece: Buffer) => {
        total += piece.length;
        if (total >= limit) end();
        const next = chain[index + 1];
        if (next?.write(piece) === false) {
          stage.pause();
          next.once('drain', () => stage.resume());
        }
      });
      stage.on('end', () => chain[index + 1]?.end());
    }
    chain.at(-1)?.on('end', end);
    chain[0]?.end(bytes);
  });
}
