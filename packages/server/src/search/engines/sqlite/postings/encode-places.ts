import { MAX_VARINT, writeVarint } from './varint.js';

/** Initial number of words and of bytes; both grow with the texts. */
const FIRST_ROOM = 1 << 16;

/** The places of the words of many texts, encoded one after the other. */
export interface EncodedPlaces {
  readonly bytes: Uint8Array;
  /** Bytes in use. */
  readonly size: number;
  /**
   * Adds a text, given by the number at each of its places; 0 for nothing. For each number it adds the places, each as the
   * distance from the one before. Calls `onWord` after each, with the number and how often it occurs.
   */
  add(text: Uint32Array, onWord: (number: number, count: number) => void): void;
}

/** Opens the encoder for numbers up to the last one. A place is the number of words before it. */
export function openEncodedPlaces(last: number): EncodedPlaces {
  let bytes = new Uint8Array(FIRST_ROOM);
  let size = 0;
  let grouped = new Uint32Array(FIRST_ROOM);
  const counts = new Uint32Array(last + 1);
  const next = new Uint32Array(last + 1);
  const touched = new Uint32Array(last + 1);

  /** Counts each number of a text; returns how many places have one, and how many different ones there are. */
  function count(text: Uint32Array): { readonly length: number; readonly found: number } {
    let length = 0;
    let found = 0;
    for (let place = 0; place < text.length; place += 1) {
      const number = text[place]!;
      if (number === 0) continue;
      if (counts[number] === 0) {
        touched[found] = number;
        found += 1;
      }
      counts[number]! += 1;
      length += 1;
    }
    return { length, found };
  }

  /** Puts the places of each number together. */
  function group(text: Uint32Array, found: number): void {
    let start = 0;
    for (let index = 0; index < found; index += 1) {
      const number = touched[index]!;
      next[number] = start;
      start += counts[number]!;
    }
    for (let place = 0; place < text.length; place += 1) {
      const number = text[place]!;
      if (number === 0) continue;
      grouped[next[number]!] = place;
      next[number]! += 1;
    }
  }

  return {
    get bytes() {
      return bytes;
    },
    get size() {
      return size;
    },
    add(text, onWord) {
      const { length, found } = count(text);
      if (grouped.length < length) grouped = new Uint32Array(length * 2);
      group(text, found);
      if (size + length * MAX_VARINT > bytes.length) {
        const longer = new Uint8Array(Math.max(bytes.length * 2, size + length * MAX_VARINT));
        longer.set(bytes.subarray(0, size));
        bytes = longer;
      }
      let at = 0;
      for (let index = 0; index < found; index += 1) {
        const number = touched[index]!;
        const occurs = counts[number]!;
        let before = 0;
        for (const end = at + occurs; at < end; at += 1) {
          size = writeVarint(grouped[at]! - before, bytes, size);
          before = grouped[at]!;
        }
        counts[number] = 0;
        onWord(number, occurs);
      }
    },
  };
}
