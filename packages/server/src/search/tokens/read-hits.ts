import { FIRST_WORD_ID, PARAGRAPH_END } from './token-stream.js';
import type { Membership } from './word-sets.js';

/** Where the words of a set stand in a text: their positions, ascending, and the sentence and paragraph of each. */
export interface Hits {
  readonly positions: number[];
  readonly sentences: number[];
  readonly paragraphs: number[];
}

/** Finds the words of all sets in a token stream; every word of the text counts for a position. */
export function readHits(stream: Uint8Array, { classes, setsOf, setCount }: Membership): Hits[] {
  const hits = Array.from({ length: setCount }, (): Hits => ({ positions: [], sentences: [], paragraphs: [] }));
  const known = classes.length;
  let position = 0;
  let sentence = 0;
  let paragraph = 0;
  let place = 0;
  while (place < stream.length) {
    let byte = stream[place]!;
    let number = byte & 0x7f;
    place += 1;
    for (let shift = 7; byte >= 0x80; shift += 7) {
      byte = stream[place]!;
      number |= (byte & 0x7f) << shift;
      place += 1;
    }
    if (number < FIRST_WORD_ID) {
      sentence += 1;
      if (number === PARAGRAPH_END) paragraph += 1;
      continue;
    }
    const found = number < known ? classes[number]! : 0;
    if (found !== 0) {
      for (const set of setsOf[found]!) {
        const into = hits[set]!;
        into.positions.push(position);
        into.sentences.push(sentence);
        into.paragraphs.push(paragraph);
      }
    }
    position += 1;
  }
  return hits;
}

/** Marks the sets of which a word stands in a token stream, and stops once all of `wanted` have been seen. */
export function readPresence(stream: Uint8Array, membership: Membership, wanted: ReadonlySet<number>): Uint8Array {
  const { classes, setsOf, setCount } = membership;
  const present = new Uint8Array(setCount);
  const known = classes.length;
  let missing = wanted.size;
  let place = 0;
  while (place < stream.length && missing > 0) {
    let byte = stream[place]!;
    let number = byte & 0x7f;
    place += 1;
    for (let shift = 7; byte >= 0x80; shift += 7) {
      byte = stream[place]!;
      number |= (byte & 0x7f) << shift;
      place += 1;
    }
    const found = number < known ? classes[number]! : 0;
    if (found === 0) continue;
    for (const set of setsOf[found]!) {
      if (present[set] === 1) continue;
      present[set] = 1;
      if (wanted.has(set)) missing -= 1;
    }
  }
  return present;
}
