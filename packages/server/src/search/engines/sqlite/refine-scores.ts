import type { Budget } from '../../budget.js';
import type { Found, LazyScore } from './evaluation.js';

/**
 * Documents whose scores are made exact. Among thousands of documents with a phrase, those that might have the highest
 * scores are read; the others count as if the phrase occurred once.
 */
const MAX_READ = 256;

/** How far scores are made exact. */
export interface Refining {
  readonly budget: Budget;
  /**
   * The first documents that are wanted: no more is read when all others are known to be behind these. Without it, the scores of the
   * others do not depend on how many are wanted.
   */
  readonly count: number | undefined;
}

/** Replaces the bounds in the scores: by exact values in the documents that might be best, by floors in all others. */
export function refineScores({ mask, scores, lazy = [] }: Found, { budget, count }: Refining): void {
  if (scores === undefined || lazy.length === 0) return;
  const heap = openHeap(mask, scores);
  const read: { readonly ordinal: number; readonly score: number }[] = [];
  const best = openBest(count);
  while (heap.size > 0 && read.length < MAX_READ && !budget.expired()) {
    const ordinal = heap.top();
    if (scores[ordinal]! < best.last()) break;
    heap.drop();
    const score = scores[ordinal]! + differenceIn(ordinal, lazy, 'exact');
    read.push({ ordinal, score });
    best.add(score);
  }
  for (const ordinal of heap.rest()) scores[ordinal]! += differenceIn(ordinal, lazy, 'floor');
  for (const { ordinal, score } of read) scores[ordinal] = score;
}

/** The best `count` scores so far; the last of them is what another one must reach. */
function openBest(wanted: number | undefined) {
  // The first is always wanted: its score is the highest of all.
  const count = wanted === undefined ? undefined : Math.max(wanted, 1);
  const scores: number[] = [];
  return {
    last: () => (count === undefined || scores.length < count ? -Infinity : scores[scores.length - 1]!),
    add(score: number) {
      if (count === undefined) return;
      const behind = scores.findIndex((other) => other < score);
      scores.splice(behind < 0 ? scores.length : behind, 0, score);
      if (scores.length > count) scores.pop();
    },
  };
}

/** Returns by how much a document's score is too high. */
function differenceIn(ordinal: number, lazy: readonly LazyScore[], by: 'exact' | 'floor'): number {
  let difference = 0;
  for (const part of lazy) if (part.bounds[ordinal]! > 0) difference += part[by](ordinal) - part.bounds[ordinal]!;
  return difference;
}

/** The found documents in a heap by score, the best on top. */
function openHeap(mask: Uint8Array, scores: Float64Array) {
  const ordinals: number[] = [];
  for (let ordinal = 0; ordinal < mask.length; ordinal += 1) if (mask[ordinal] === 1) ordinals.push(ordinal);
  const heap = Uint32Array.from(ordinals);
  let size = heap.length;

  function sink(from: number): void {
    let place = from;
    const ordinal = heap[place]!;
    const score = scores[ordinal]!;
    for (let child = 2 * place + 1; child < size; child = 2 * place + 1) {
      if (child + 1 < size && scores[heap[child + 1]!]! > scores[heap[child]!]!) child += 1;
      if (scores[heap[child]!]! <= score) break;
      heap[place] = heap[child]!;
      place = child;
    }
    heap[place] = ordinal;
  }

  for (let place = (size >> 1) - 1; place >= 0; place -= 1) sink(place);
  return {
    get size() {
      return size;
    },
    top: () => heap[0]!,
    rest: () => heap.subarray(0, size),
    drop() {
      size -= 1;
      heap[0] = heap[size]!;
      if (size > 0) sink(0);
    },
  };
}
