import type { TextField } from '../../../model/fields.js';

/** Numbers of lists in one block: two for each word. */
const LISTS = 2n ** 33n;

/** What a list is about: the content, or all other fields. */
export type Part = 'content' | 'short';

/** Returns the parts with these fields. Names are in short lists, so a search for them reads no list of the content. */
export function partsOf(fields: readonly TextField[]): readonly Part[] {
  if (!fields.includes('content')) return ['short'];
  return fields.length === 1 ? ['content'] : ['content', 'short'];
}

/** Returns the key of a word's lists in a block. */
export function keyOf(block: number, form: number, part: Part): bigint {
  return BigInt(block) * LISTS + BigInt(form) * 2n + (part === 'content' ? 0n : 1n);
}

/** Returns the key of a pair of words in a block. */
export function pairKeyOf(block: number, pair: number): bigint {
  return BigInt(block) * LISTS + BigInt(pair);
}

/** Returns the key of a chunk of places in a block. */
export function chunkKeyOf(block: number, chunk: number): bigint {
  return BigInt(block) * LISTS + BigInt(chunk);
}

/** Marks a word as present: one bit for each number. */
export function markForm(present: Uint8Array, form: number): void {
  present[form >> 3]! |= 1 << (form & 7);
}

/** Returns whether a word is marked; a later word than the last one is not. */
export function hasForm(present: Uint8Array, form: number): boolean {
  return ((present[form >> 3] ?? 0) & (1 << (form & 7))) !== 0;
}
