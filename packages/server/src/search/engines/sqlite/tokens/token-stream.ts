/**
 * A token stream contains a field's words in order: the dictionary number of each word, and a mark for each end of a
 * sentence or paragraph. A unit has 16 bits; the few rare words with larger numbers need three units. That is a sixth
 * larger than a varint encoding and several times faster to read. The byte order is the machine's: the index is read
 * where it was written.
 */
export type TokenStream = Uint16Array;

/** The end of a sentence. */
export const SENTENCE_END = 0;

/** The end of a paragraph, which ends its sentence too. */
export const PARAGRAPH_END = 1;

/** First number of a word. */
export const FIRST_WORD = 2;

/** The number follows in two units, lower half first. */
export const LONG_NUMBER = 0xffff;

/** Maximum units of a word. */
export const UNITS_OF_WORD = 3;

/** Writes the number of a word; returns the position after it. */
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

/** Units before each stream in a joined one: its length, lower half first. */
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

/** Returns one of the streams joined by `joinStreams`. */
export function streamAt(joined: TokenStream, index: number): TokenStream {
  let place = 0;
  for (let skipped = 0; ; skipped += 1) {
    const length = joined[place]! + joined[place + 1]! * 0x10000;
    if (skipped === index) return joined.subarray(place + HEAD, place + HEAD + length);
    place += HEAD + length;
  }
}

/** Returns the bytes of a stream, as stored in the index. */
export function bytesOf(stream: TokenStream): Uint8Array {
  return new Uint8Array(stream.buffer, stream.byteOffset, stream.byteLength);
}

/** Returns the stream of stored bytes. */
export function streamOf(bytes: Uint8Array): TokenStream {
  const isAligned = bytes.byteOffset % Uint16Array.BYTES_PER_ELEMENT === 0;
  const { buffer, byteOffset, byteLength } = isAligned ? bytes : Uint8Array.from(bytes);
  return new Uint16Array(buffer, byteOffset, byteLength / Uint16Array.BYTES_PER_ELEMENT);
}
