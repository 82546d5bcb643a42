import type { Hits } from '../../../text/spans/spans.js';
import { FIRST_WORD, LONG_NUMBER, PARAGRAPH_END, type TokenStream } from './token-stream.js';
import type { Membership } from './word-sets.js';

/** Finds the words of all sets in a token stream; positions count every word of the text. */
export function readHits(stream: TokenStream, { classes, setsOf, setCount }: Membership): Hits[] {
  const hits = Array.from({ length: setCount }, (): Hits => ({ positions: [], sentences: [], paragraphs: [] }));
  const known = classes.length;
  let position = 0;
  let sentence = 0;
  let paragraph = 0;
  for (let place = 0; place < stream.length; place += 1) {
    let number = stream[place]!;
    if (number < FIRST_WORD) {
      sentence += 1;
      if (number === PARAGRAPH_END) paragraph += 1;
      continue;
    }
    if (number === LONG_NUMBER) {
      number = stream[place + 1]! + stream[place + 2]! * 0x10000;
      place += 2;
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

/** Marks the sets with a word in a token stream; stops after finding all of `wanted`. */
export function readPresence(stream: TokenStream, membership: Membership, wanted: ReadonlySet<number>): Uint8Array {
  const { classes, setsOf, setCount } = membership;
  const present = new Uint8Array(setCount);
  const known = classes.length;
  let missing = wanted.size;
  for (let place = 0; place < stream.length && missing > 0; place += 1) {
    let number = stream[place]!;
    if (number === LONG_NUMBER) {
      number = stream[place + 1]! + stream[place + 2]! * 0x10000;
      place += 2;
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
