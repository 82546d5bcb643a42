import { textFields } from '../../../fields.js';
import type { ReadStream } from '../read-streams.js';
import { FIRST_WORD, LONG_NUMBER, type TokenStream } from '../tokens/token-stream.js';
import type { Part } from './posting-key.js';
import { MAX_VARINT, writeVarint } from './varint.js';

/** Largest count of a word in one field of one document; a higher one makes no difference for the order. */
const MAX_COUNT = 0xffff;

/** Initial number of entries; it grows with the texts. */
const FIRST_ROOM = 1 << 16;

/** Called for each list of a block: the lists of a word follow each other, in the order of the words' numbers. */
export type WriteList = (form: number, part: Part, bytes: Uint8Array) => void;

/** The documents of a block: place is the number of a document in it, below 65,536. */
export interface BlockBuilder {
  /** Adds the words of a document; places ascend. */
  add(place: number, read: ReadStream): void;
  /** Hands out every list. */
  finish(write: WriteList): void;
}

/**
 * Builds the posting lists of a block: for each word of the dictionary, the documents with it and how often it occurs.
 * The list of the content has the distance of each document from the one before and the count; the list of all other
 * fields has distance, field and count. All numbers are varints.
 */
export function openBlockBuilder(forms: number): BlockBuilder {
  let words = new Uint32Array(FIRST_ROOM);
  let places = new Uint16Array(FIRST_ROOM);
  let fields = new Uint8Array(FIRST_ROOM);
  let counts = new Uint16Array(FIRST_ROOM);
  let length = 0;
  const seen = new Uint16Array(forms + 1);
  const touched = new Uint32Array(forms + 1);

  function grow(): void {
    const room = words.length * 2;
    const [moreWords, morePlaces] = [new Uint32Array(room), new Uint16Array(room)];
    const [moreFields, moreCounts] = [new Uint8Array(room), new Uint16Array(room)];
    moreWords.set(words);
    morePlaces.set(places);
    moreFields.set(fields);
    moreCounts.set(counts);
    [words, places, fields, counts] = [moreWords, morePlaces, moreFields, moreCounts];
  }

  function addField(place: number, field: number, stream: TokenStream): void {
    let found = 0;
    for (let at = 0; at < stream.length; at += 1) {
      let number = stream[at]!;
      if (number < FIRST_WORD) continue;
      if (number === LONG_NUMBER) {
        number = stream[at + 1]! + stream[at + 2]! * 0x10000;
        at += 2;
      }
      const form = number - FIRST_WORD;
      const count = seen[form]!;
      if (count === 0) {
        touched[found] = form;
        found += 1;
      }
      if (count < MAX_COUNT) seen[form] = count + 1;
    }
    while (length + found > words.length) grow();
    for (let at = 0; at < found; at += 1) {
      const form = touched[at]!;
      words[length] = form;
      places[length] = place;
      fields[length] = field;
      counts[length] = seen[form]!;
      length += 1;
      seen[form] = 0;
    }
  }

  /** Returns the entries in the order of the words; those of a word stay in the order of documents and fields. */
  function sorted(): { readonly starts: Uint32Array; readonly order: Uint32Array } {
    const starts = new Uint32Array(forms + 2);
    for (let at = 0; at < length; at += 1) starts[words[at]! + 1]! += 1;
    for (let form = 0; form <= forms; form += 1) starts[form + 1]! += starts[form]!;
    const next = starts.slice();
    const order = new Uint32Array(length);
    for (let at = 0; at < length; at += 1) {
      const form = words[at]!;
      order[next[form]!] = at;
      next[form]! += 1;
    }
    return { starts, order };
  }

  return {
    add(place, read) {
      for (const [field, name] of textFields.entries()) addField(place, field, read(name));
    },
    finish(write) {
      const { starts, order } = sorted();
      let list = new Uint8Array(FIRST_ROOM);
      for (let form = 0; form <= forms; form += 1) {
        const [from, to] = [starts[form]!, starts[form + 1]!];
        const room = (to - from) * 3 * MAX_VARINT;
        if (room > list.length) list = new Uint8Array(room);
        for (const part of ['content', 'short'] as const) {
          const isContent = part === 'content';
          let size = 0;
          let before = 0;
          for (let at = from; at < to; at += 1) {
            const entry = order[at]!;
            if ((fields[entry] === 0) !== isContent) continue;
            size = writeVarint(places[entry]! - before, list, size);
            if (!isContent) size = writeVarint(fields[entry]!, list, size);
            size = writeVarint(counts[entry]!, list, size);
            before = places[entry]!;
          }
          if (size > 0) write(form, part, list.slice(0, size));
        }
      }
    },
  };
}
