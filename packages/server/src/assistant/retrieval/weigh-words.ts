import type { SourceText } from '../passages/passage.js';
import type { Term } from '../question/question.js';

/** What the words of a question say of each passage. */
export interface WordWeights {
  /** BM25 of a passage; 0 without any word. */
  readonly score: (index: number) => number;
  /** Share of the words, by weight, that a passage has itself, or half as much of those that its paragraph has. */
  readonly coverage: (index: number) => number;
  /** Whether the document has all words, wherever. */
  readonly hasAll: boolean;
  /** Passages with at least one word. */
  readonly found: ReadonlySet<number>;
}

/** The usual constants of BM25. */
const K1 = 1.2;
const B = 0.75;
/** What a word counts for that only another sentence of the paragraph has. */
const NEAR = 0.6;

/** Weighs the passages of a document by the words of a question. */
export function weighWords(terms: readonly Term[], source: SourceText): WordWeights {
  const { passages, postings, lengths } = source;
  const total = Math.max(1, passages.length);
  const average = lengths.reduce((sum, length) => sum + length, 0) / total || 1;
  const scores = new Map<number, number>();
  const weights: number[] = [];
  const having: ReadonlyMap<number, number>[] = [];
  const paragraphs: ReadonlySet<number>[] = [];
  for (const { forms } of terms) {
    const counts = new Map<number, number>();
    for (const form of forms) addForm(counts, form, postings);
    const weight = Math.log(1 + (total - counts.size + 0.5) / (counts.size + 0.5));
    weights.push(weight);
    having.push(counts);
    paragraphs.push(new Set([...counts.keys()].map((index) => passages[index]?.paragraph ?? -1)));
    for (const [index, count] of counts) {
      const length = lengths[index] ?? 0;
      const gain = (weight * count * (K1 + 1)) / (count + K1 * (1 - B + (B * length) / average));
      scores.set(index, (scores.get(index) ?? 0) + gain);
    }
  }
  // A word that the document does not have may be the reader's own for one that it has: it counts as much as the others at most.
  const known = weights.filter((_weight, term) => (having[term]?.size ?? 0) > 0);
  const most = known.length === 0 ? Infinity : Math.max(...known);
  for (const [term, weight] of weights.entries()) weights[term] = Math.min(weight, most);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  return {
    score: (index) => scores.get(index) ?? 0,
    coverage: (index) => {
      if (whole === 0) return 1;
      const paragraph = passages[index]?.paragraph ?? -1;
      let sum = 0;
      for (const [term, weight] of weights.entries()) {
        if (having[term]?.has(index)) sum += weight;
        else if (paragraphs[term]?.has(paragraph)) sum += weight * NEAR;
      }
      return sum / whole;
    },
    hasAll: having.every(({ size }) => size > 0),
    found: new Set(scores.keys()),
  };
}

/** Adds the passages that have all stems of a form. */
function addForm(counts: Map<number, number>, form: readonly string[], postings: SourceText['postings']): void {
  const [first = '', ...others] = form;
  const rest = others.map((stem) => new Set(postings.get(stem)));
  for (const index of postings.get(first) ?? [])
    if (rest.every((set) => set.has(index))) counts.set(index, (counts.get(index) ?? 0) + 1);
}
