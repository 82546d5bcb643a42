/** The weight of a word that most documents have. */
export const LEAST = 1e-6;

/** The weight of a word by the number of documents with it, as in the embedded engine. */
export function ownWeight(documents: number, count: number): number {
  return Math.max(Math.log((documents - count + 0.5) / (count + 0.5)), LEAST);
}

/** The same in Lucene. */
export function luceneWeight(documents: number, count: number): number {
  return Math.log(1 + (documents - count + 0.5) / (count + 0.5));
}
