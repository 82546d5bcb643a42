import { createHash } from 'node:crypto';
import type { Passage, SourceText } from './passage.js';

/** Where a stored answer has a sentence. No words: a mask or a removal applies to it when it is read. */
export interface PassagePlace {
  readonly document: string;
  readonly paragraph: number;
  readonly ordinal: number;
  /** Proves that the sentence is still the same; see `keyOf`. */
  readonly key: string;
}

/** Characters of a key: 60 bits. */
const KEY_LENGTH = 10;
/** Words in small letters that a sentence needs, so that no other one has the same key. */
const DISTINCT = 5;
/** Small words alone: a mask replaces names, which begin with a capital, and the key stays. */
const SMALL_WORD = /(?<![\p{L}\p{M}\p{N}])\p{Ll}[\p{L}\p{M}]*/gu;

const smallWords = (text: string): string[] => [...text.matchAll(SMALL_WORD)].map(([word]) => word);

/** Returns a key of the words of a sentence that are no names. */
export function keyOf(text: string): string {
  return createHash('sha256').update(smallWords(text).join(' ')).digest('base64url').slice(0, KEY_LENGTH);
}

/** The place of a sentence. */
export function placeOf(document: string, { paragraph, ordinal, text }: Passage): PassagePlace {
  return { document, paragraph, ordinal, key: keyOf(text) };
}

/**
 * Finds a stored sentence in the text as it is now: at its place, or elsewhere if a later import moved it. Undefined if its words
 * have changed.
 */
export function findPassage({ passages }: SourceText, place: PassagePlace): Passage | undefined {
  const there = passages.find(({ paragraph, ordinal }) => paragraph === place.paragraph && ordinal === place.ordinal);
  if (there !== undefined && keyOf(there.text) === place.key) return there;
  return passages.find(({ text }) => keyOf(text) === place.key && smallWords(text).length >= DISTINCT);
}
