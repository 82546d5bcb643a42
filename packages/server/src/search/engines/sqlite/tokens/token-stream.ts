/**
 * A token stream is a field's words in their order: for each word its number in the dictionary, and between the words a
 * mark for each end of a sentence or a paragraph. A unit has 16 bits; the few words whose numbers need more, which are
 * rare ones, take three. That is a sixth larger than seven bits a byte and read several times faster. The order of the
 * bytes is the machine's: the index is made where it is read.
 */
export type TokenStream = Uint16Array;

/** The end of a sentence. */
export const SENTENCE_END = 0;

/** The end of a paragraph, which ends its sentence too. */
export const PARAGRAPH_END = 1;

/** Words are numbered from here on. */
export const FIRST_WORD = 2;

/** The number follows in two units, the lower half first. */
export const LONG_NUMBER = 0xffff;

/** Most units of a word. */
export const UNITS_OF_WORD = 3;

/** Writes the number of a word; answers the place behind it. */
export function writeWord(number: number, into: TokenStream, at: number): number {
  if (number < LONG_NUMBER) {
    into[at] = number;
    return at + 1;
  }
  into[at] = LONG_NUMBER;
  into[at + 1] = number & 0xffff;
  into[at + 2] = number >>> 16;
  return at + UNITS_OF_WORD;
}

/** Units in front of each stream in a joined one: its length, the lower half first. */
const HEAD = 2;

/** Joins the streams of several fields into one. */
export function joinStreams(streams: readonly TokenStream[]): TokenStream {
  const joined = new Uint16Array(streams.reduce((sum, stream) => sum + stream.length + HEAD, 0));
  let place = 0;
  for (const stream of streams) {
    joined[place] = stream.length & 0xffff;
    joined[place + 1] = stream.length >>> 16;
    joined.set(stream, place + HEAD);
    place += HEAD + stream.length;
  }
  return joined;
}

/** The stream at an index of those that `joinStreams` joined. */
export function streamAt(joined: TokenStream, index: number): TokenStream {
  let place = 0;
  for (let skipped = 0; ; skipped += 1) {
    const length = joined[place]! + joined[place + 1]! * 0x10000;
    if (skipped === index) return joined.subarray(place + HEAD, place + HEAD + length);
    place += HEAD + length;
  }
}

/** The bytes of a stream, as the index keeps them. */
export function bytesOf(stream: TokenStream): Uint8Array {
  return new Uint8Array(stream.buffer, stream.byteOffset, stream.byteLength);
}

/** The stream that was kept as bytes. */
export function streamOf(bytes: Uint8Array): TokenStream {
  const isAligned = bytes.byteOffset % Uint16Array.BYTES_PER_ELEMENT === 0;
  const { buffer, byteOffset, byteLength } = isAligned ? bytes : Uint8Array.from(bytes);
  return new Uint16Array(buffer, byteOffset, byteLength / Uint16Array.BYTES_PER_ELEMENT);
}
