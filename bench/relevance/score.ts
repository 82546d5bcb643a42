import type { GoldenQuery } from './golden-set.js';

/** Hits that count. */
const DEPTH = 10;

/** What a list of queries scores, each between 0 and 1. */
export interface Relevance {
  /** Share of the queries whose first hit is an answer. */
  readonly first: number;
  /** Share of the queries with an answer on the first page. */
  readonly page: number;
  /** Mean of the nDCG of the first ten hits; every answer is worth the same. */
  readonly ndcg: number;
}

/** Asks every query and scores the order of the ids. */
export async function scoreQueries(
  queries: readonly GoldenQuery[],
  ask: (text: string) => Promise<readonly string[]>,
): Promise<Relevance> {
  let [first, page, ndcg] = [0, 0, 0];
  for (const { text, answers } of queries) {
    const hits = (await ask(text)).slice(0, DEPTH).map((id) => answers.has(id));
    first += hits[0] === true ? 1 : 0;
    page += hits.includes(true) ? 1 : 0;
    ndcg += gainOf(hits) / gainOf(Array.from({ length: Math.min(answers.size, DEPTH) }, () => true));
  }
  const share = (sum: number) => sum / Math.max(queries.length, 1);
  return { first: share(first), page: share(page), ndcg: share(ndcg) };
}

function gainOf(hits: readonly boolean[]): number {
  return hits.reduce((sum, isAnswer, place) => sum + (isAnswer ? 1 / Math.log2(place + 2) : 0), 0);
}
