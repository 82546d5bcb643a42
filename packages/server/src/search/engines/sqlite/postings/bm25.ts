import type { Columns } from '../columns.js';

/** The usual constants of BM25, as in FTS5. */
const K1 = 1.2;
const B = 0.75;

/** The weight of a word that most documents have. */
const LEAST = 1e-6;

/** Scores how often a word occurs in a document, by BM25. */
export interface Bm25 {
  /** Weight of a word by the number of documents with it: the rarer the more. */
  weightOf(documents: number): number;
  /** Score of a document; `frequency` is the number of occurrences, weighted by field. */
  score(ordinal: number, frequency: number, weight: number): number;
}

/** Prepares the scores for the documents of an index. */
export function openBm25({ size, lengths }: Pick<Columns, 'size' | 'lengths'>): Bm25 {
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const mean = Math.max(total / Math.max(size, 1), 1);
  const norms = Float64Array.from(lengths, (length) => K1 * (1 - B + (B * length) / mean));
  return {
    weightOf: (documents) => Math.max(Math.log((size - documents + 0.5) / (documents + 0.5)), LEAST),
    score: (ordinal, frequency, weight) => weight * ((frequency * (K1 + 1)) / (frequency + norms[ordinal]!)),
  };
}
