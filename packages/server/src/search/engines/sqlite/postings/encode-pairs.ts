import type { TokenStream } from '../tokens/token-stream.js';
import { openBlockEntries } from './block-entries.js';
import { type CommonWords, lastPairOf, pairOf } from './common-words.js';
import { CONTENT, writeAll } from './encode-block.js';
import { openEncodedPlaces } from './encode-places.js';
import type { PlaceChunk } from './place-chunks.js';
import { openWordReader } from './read-words.js';

/** The pairs of common words in the contents of a block. */
export interface PairBuilder {
  /** Adds the content of a document; places ascend. */
  add(place: number, content: TokenStream): void;
  /** Hands out the places of every pair, those of its first word, in the order of the pairs' numbers. */
  finish(write: (pair: number, places: readonly PlaceChunk[]) => void): void;
}

/** Builds the lists of pairs of a block, in the form of those of words. */
export function openPairBuilder(common: CommonWords): PairBuilder {
  const last = lastPairOf(common);
  const entries = openBlockEntries();
  const encoded = openEncodedPlaces(last);
  const wordsOf = openWordReader();
  const ranks = new Int32Array(Math.max(0, ...common.forms) + 1).fill(-1);
  for (const [rank, form] of common.forms.entries()) ranks[form] = rank;

  /** Puts the number of the pair that begins at each place of a text there. */
  function toPairs(text: Uint32Array): void {
    let before = ranks[text[0]!] ?? -1;
    for (let place = 1; place < text.length; place += 1) {
      const rank = ranks[text[place]!] ?? -1;
      text[place - 1] = before < 0 || rank < 0 ? 0 : pairOf(before, rank, common);
      before = rank;
    }
    if (text.length > 0) text[text.length - 1] = 0;
  }

  return {
    add(place, content) {
      const text = wordsOf(content);
      toPairs(text);
      encoded.add(text, (form, count) => entries.add({ form, place, field: CONTENT, count, end: encoded.size }));
    },
    finish(write) {
      writeAll(entries, { encoded, last }, (pair, own, writer) => write(pair, writer.write(own, 'content')!.places));
    },
  };
}
