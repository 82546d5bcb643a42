import { utf16Of } from '../texts/decode-file.js';
import { FileProblem } from './file-problem.js';

const DAMAGED = 'The file is not valid UTF-16; save it as UTF-8. All data before that was read.';

/**
 * Passes bytes on as they are, or as UTF-8 if the mark at their beginning says that they are UTF-16. Throws a FileProblem
 * where UTF-16 is damaged or ends inside of a letter.
 */
export async function* asUtf8(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let start = Buffer.alloc(0);
  let decoder: TextDecoder | undefined;
  let isKnown = false;
  for await (const chunk of chunks) {
    if (isKnown) {
      yield decoder === undefined ? chunk : decode(decoder, chunk);
      continue;
    }
    start = Buffer.concat([start, chunk]);
    if (start.length < 2) continue;
    isKnown = true;
    const utf16 = utf16Of(start);
    decoder = utf16 === undefined ? undefined : new TextDecoder(utf16, { fatal: true });
    yield decoder === undefined ? start : decode(decoder, start);
  }
  if (!isKnown) yield start;
  else if (decoder !== undefined) yield decode(decoder);
}

/** Without a chunk: the rest at the end. */
function decode(decoder: TextDecoder, chunk?: Buffer): Buffer {
  try {
    return Buffer.from(chunk === undefined ? decoder.decode() : decoder.decode(chunk, { stream: true }));
  } catch (error) {
    throw new FileProblem(DAMAGED, { isUnopened: false, cause: error });
  }
}
