/**
 * A token stream is a field's words in their order: for each word its number in the dictionary, seven bits a byte, the
 * low ones first, and between the words a mark for each end of a sentence or a paragraph.
 */

/** The end of a sentence. */
export const SENTENCE_END = 0;

/** The end of a paragraph, which ends its sentence too. */
export const PARAGRAPH_END = 1;

/** Words are numbered from here on. */
export const FIRST_WORD_ID = 2;

/** Writes a number; answers the place behind it. */
export function writeNumber(value: number, into: Uint8Array, at: number): number {
  let place = at;
  let rest = value;
  while (rest >= 0x80) {
    into[place] = (rest & 0x7f) | 0x80;
    place += 1;
    rest >>>= 7;
  }
  into[place] = rest;
  return place + 1;
}

/** Joins the streams of several fields into one: the length of each stream in front of it. */
export function joinStreams(streams: readonly Uint8Array[]): Uint8Array {
  const room = new Uint8Array(streams.reduce((sum, stream) => sum + stream.length + 5, 0));
  let length = 0;
  for (const stream of streams) {
    length = writeNumber(stream.length, room, length);
    room.set(stream, length);
    length += stream.length;
  }
  return room.subarray(0, length);
}

/** The stream at an index of those that `joinStreams` joined. */
export function streamAt(joined: Uint8Array, index: number): Uint8Array {
  let place = 0;
  for (let current = 0; place < joined.length; current += 1) {
    let length = 0;
    let shift = 0;
    let byte: number;
    do {
      byte = joined[place]!;
      length |= (byte & 0x7f) << shift;
      shift += 7;
      place += 1;
    } while (byte >= 0x80);
    if (current === index) return joined.subarray(place, place + length);
    place += length;
  }
  return joined.subarray(0, 0);
}
