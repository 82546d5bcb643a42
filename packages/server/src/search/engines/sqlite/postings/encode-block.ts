import { type TextField, textFields } from '../../../model/fields.js';
import type { ReadStream } from '../read-streams.js';
import { type BlockEntries, openBlockEntries } from './block-entries.js';
import { type EncodedPlaces, openEncodedPlaces } from './encode-places.js';
import { CHUNK_BYTES, type PlaceChunk } from './place-chunks.js';
import type { Part } from './posting-key.js';
import { openWordReader } from './read-words.js';
import { MAX_VARINT, writeVarint } from './varint.js';

/** Number of the content among the text fields. */
export const CONTENT = textFields.indexOf('content' satisfies TextField);

/** Maximum bytes of an entry without its places: distance, field, and count or number of bytes. */
const MAX_HEAD = 3 * MAX_VARINT;

/** The two lists of a word in a block. */
export interface WordLists {
  /** Number of documents with the word. */
  readonly documents: number;
  /** Each document with the word, and how often it occurs. */
  readonly counts: Uint8Array;
  /** Each document with the word, and its places in the text, in one chunk or more. */
  readonly places: readonly PlaceChunk[];
}

/** Called for each word of a block: the parts of a word follow each other, in the order of the words' numbers. */
export type WriteLists = (form: number, part: Part, lists: WordLists) => void;

/** The documents of a block: place is the number of a document in it, below 65,536. */
export interface BlockBuilder {
  /** Adds the words of a document; places ascend. */
  add(place: number, read: ReadStream): void;
  /** Hands out the lists of every word. */
  finish(write: WriteLists): void;
}

/**
 * Builds the posting lists of a block: for each word of the dictionary, the documents with it, how often it occurs, and
 * where. An entry of the counts has the distance of the document from the one before, and the count. An entry of the
 * places has the distance, the number of bytes that follow, and the places. In the lists of all other fields than the
 * content, the number of the field follows the distance. All numbers are varints.
 */
export function openBlockBuilder(forms: number): BlockBuilder {
  const entries = openBlockEntries();
  const encoded = openEncodedPlaces(forms);
  const wordsOf = openWordReader();

  return {
    add(place, read) {
      for (const [field, name] of textFields.entries())
        encoded.add(wordsOf(read(name)), (form, count) =>
          entries.add({ form, place, field, count, end: encoded.size }),
        );
    },
    finish(write) {
      writeAll(entries, { encoded, last: forms }, (form, own, writer) => {
        for (const part of ['content', 'short'] as const) {
          const lists = writer.write(own, part);
          if (lists !== undefined) write(form, part, lists);
        }
      });
    },
  };
}

/** Calls `write` with the entries of each number that has some. */
export function writeAll(
  entries: BlockEntries,
  { encoded, last }: { readonly encoded: EncodedPlaces; readonly last: number },
  write: (number: number, own: Uint32Array, writer: ReturnType<typeof openListWriter>) => void,
): void {
  const { starts, order } = entries.sorted(last);
  const writer = openListWriter(entries, encoded.bytes);
  for (let number = 0; number <= last; number += 1) {
    const own = order.subarray(starts[number], starts[number + 1]);
    if (own.length > 0) write(number, own, writer);
  }
}

/** Writes the lists of one word at a time. */
function openListWriter({ places, fields, counts, ends }: BlockEntries, encoded: Uint8Array) {
  let countRoom = new Uint8Array(MAX_VARINT);
  let placeRoom = new Uint8Array(MAX_VARINT);
  const startOf = (entry: number) => (entry === 0 ? 0 : ends[entry - 1]!);

  function makeRoom(of: Uint32Array): void {
    const heads = of.length * MAX_HEAD;
    let needed = heads;
    for (let at = 0; at < of.length; at += 1) needed += ends[of[at]!]! - startOf(of[at]!);
    if (heads > countRoom.length) countRoom = new Uint8Array(heads * 2);
    if (needed > placeRoom.length) placeRoom = new Uint8Array(needed * 2);
  }

  return {
    /** Returns the lists of the entries in one part; undefined if none is in it. */
    write(of: Uint32Array, part: Part): WordLists | undefined {
      makeRoom(of);
      const isContent = part === 'content';
      let countSize = 0;
      let placeSize = 0;
      let before = 0;
      let documents = 0;
      const chunks: PlaceChunk[] = [];
      let [chunkStart, chunkPlace, lastPlace] = [0, 0, 0];
      const endChunk = () => chunks.push({ place: chunkPlace, bytes: placeRoom.slice(chunkStart, placeSize) });
      for (let at = 0; at < of.length; at += 1) {
        const entry = of[at]!;
        const field = fields[entry]!;
        if ((field === CONTENT) !== isContent) continue;
        const place = places[entry]!;
        if (placeSize - chunkStart >= CHUNK_BYTES && place !== lastPlace) {
          endChunk();
          [chunkStart, chunkPlace, lastPlace] = [placeSize, place, place];
        }
        if (countSize === 0 || place !== before) documents += 1;
        countSize = writeVarint(place - before, countRoom, countSize);
        before = place;
        placeSize = writeVarint(place - lastPlace, placeRoom, placeSize);
        lastPlace = place;
        if (!isContent) {
          countSize = writeVarint(field, countRoom, countSize);
          placeSize = writeVarint(field, placeRoom, placeSize);
        }
        countSize = writeVarint(counts[entry]!, countRoom, countSize);
        const [start, end] = [startOf(entry), ends[entry]!];
        placeSize = writeVarint(end - start, placeRoom, placeSize);
        // Most have a few bytes, for which a loop is faster than a copy of a part.
        for (let byte = start; byte < end; byte += 1) {
          placeRoom[placeSize] = encoded[byte]!;
          placeSize += 1;
        }
      }
      if (countSize === 0) return undefined;
      endChunk();
      return { documents, counts: countRoom.slice(0, countSize), places: chunks };
    },
  };
}
