import { FIRST_WORD, LONG_NUMBER, type TokenStream } from '../tokens/token-stream.js';

/** Initial number of words; it grows with the texts. */
const FIRST_ROOM = 1 << 16;

/** Opens a reader of the words of a text, one number of the dictionary each. What it returns is valid until the next call. */
export function openWordReader(): (stream: TokenStream) => Uint32Array {
  let words = new Uint32Array(FIRST_ROOM);
  return (stream) => {
    if (words.length < stream.length) words = new Uint32Array(stream.length * 2);
    let length = 0;
    for (let at = 0; at < stream.length; at += 1) {
      let number = stream[at]!;
      if (number < FIRST_WORD) continue;
      if (number === LONG_NUMBER) {
        number = stream[at + 1]! + stream[at + 2]! * 0x10000;
        at += 2;
      }
      words[length] = number - FIRST_WORD;
      length += 1;
    }
    return words.subarray(0, length);
  };
}
