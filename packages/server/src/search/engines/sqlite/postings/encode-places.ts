import { FIRST_WORD, LONG_NUMBER, type TokenStream } from '../tokens/token-stream.js';
import { MAX_VARINT, writeVarint } from './varint.js';

/** Initial number of words and of bytes; both grow with the texts. */
const FIRST_ROOM = 1 << 16;

/** The places of the words of many texts, encoded one after the other. */
export interface EncodedPlaces {
  readonly bytes: Uint8Array;
  /** Bytes in use. */
  readonly size: number;
  /**
   * Adds a text: for each of its words the places, each as the distance from the one before. Calls `onWord` after each
   * word, with its number and how often it occurs.
   */
  add(stream: TokenStream, onWord: (form: number, count: number) => void): void;
}

/** Opens the encoder for words up to a number of the dictionary. A place is the number of words before it. */
export function openEncodedPlaces(forms: number): EncodedPlaces {
  let bytes = new Uint8Array(FIRST_ROOM);
  let size = 0;
  let sequence = new Uint32Array(FIRST_ROOM);
  let grouped = new Uint32Array(FIRST_ROOM);
  const counts = new Uint32Array(forms + 1);
  const next = new Uint32Array(forms + 1);
  const touched = new Uint32Array(forms + 1);

  /** Reads the words of a text; returns how many there are, and how many different ones. */
  function readWords(stream: TokenStream): { readonly length: number; readonly found: number } {
    if (sequence.length < stream.length) {
      sequence = new Uint32Array(stream.length * 2);
      grouped = new Uint32Array(stream.length * 2);
    }
    let length = 0;
    let found = 0;
    for (let at = 0; at < stream.length; at += 1) {
      let number = stream[at]!;
      if (number < FIRST_WORD) continue;
      if (number === LONG_NUMBER) {
        number = stream[at + 1]! + stream[at + 2]! * 0x10000;
        at += 2;
      }
      const form = number - FIRST_WORD;
      if (counts[form] === 0) {
        touched[found] = form;
        found += 1;
      }
      counts[form]! += 1;
      sequence[length] = form;
      length += 1;
    }
    return { length, found };
  }

  /** Puts the places of each word together. */
  function group({ length, found }: { readonly length: number; readonly found: number }): void {
    let start = 0;
    for (let index = 0; index < found; index += 1) {
      const form = touched[index]!;
      next[form] = start;
      start += counts[form]!;
    }
    for (let place = 0; place < length; place += 1) {
      const form = sequence[place]!;
      grouped[next[form]!] = place;
      next[form]! += 1;
    }
  }

  return {
    get bytes() {
      return bytes;
    },
    get size() {
      return size;
    },
    add(stream, onWord) {
      const words = readWords(stream);
      group(words);
      if (size + words.length * MAX_VARINT > bytes.length) {
        const longer = new Uint8Array(Math.max(bytes.length * 2, size + words.length * MAX_VARINT));
        longer.set(bytes.subarray(0, size));
        bytes = longer;
      }
      let at = 0;
      for (let index = 0; index < words.found; index += 1) {
        const form = touched[index]!;
        const count = counts[form]!;
        let before = 0;
        for (const end = at + count; at < end; at += 1) {
          size = writeVarint(grouped[at]! - before, bytes, size);
          before = grouped[at]!;
        }
        counts[form] = 0;
        onWord(form, count);
      }
    },
  };
}
