import { rankingWeights } from '../../../model/ranking-weights.js';
import type { TextField } from '../../../model/fields.js';
import { indexFields } from '../names.js';
import { rankWordsOf } from '../indexing/rank-words.js';
import type { RankedPhrase, Statistics, StatisticsReader } from './statistics.js';
import { LEAST, luceneWeight, ownWeight } from './weights.js';
import { type WordLeaf, termsOf } from './word-leaf.js';

/** Maximum words of one request for ranking. A request with more words finds by all of them and ranks by the first. */
const MAX_RANKED = 64;

/** The usual constant of BM25. */
const K1 = 1.2;

/** A clause that only ranks; its weight is known when the statistics are. */
interface Pending {
  readonly words: readonly string[];
  readonly phrase?: RankedPhrase;
  settle(statistics: Statistics): void;
}

/** The ranking parts of one request. */
export interface Ranking {
  /** Returns the clauses that rank a word in any of several fields; none past the limit. */
  ofWord(leaf: WordLeaf, fields: readonly TextField[]): unknown[];
  /** Returns the query that finds and ranks a phrase in one field. */
  ofPhrase(phrase: RankedPhrase & { readonly field: TextField }): unknown;
  /** Reads the statistics and sets the weights. */
  settle(read: StatisticsReader): Promise<void>;
}

interface Boosted {
  boost: number;
}

/**
 * Starts the ranking of a request. OpenSearch scores a word by BM25 with its own weight of rare words; the weights here
 * replace it with that of the embedded engine, which ranks a phrase like a word.
 */
export function openRanking(): Ranking {
  const pending: Pending[] = [];
  const known = new Set<string>();

  /** Words that count like one: as rare as the most frequent of them. */
  function addWords(words: readonly string[]): unknown[] {
    const added = words.filter((word) => !known.has(word)).slice(0, Math.max(0, MAX_RANKED - known.size));
    if (added.length === 0) return [];
    for (const word of added) known.add(word);
    const targets = added.map((value): Boosted & { readonly value: string } => ({ value, boost: 1 }));
    pending.push({
      words: added,
      settle(statistics) {
        const { documents } = statistics;
        const counts = added.map((word) => statistics.withWord(word));
        const weight = (K1 + 1) * ownWeight(documents, Math.max(...counts));
        for (const [index, target] of targets.entries())
          target.boost = weight / luceneWeight(documents, counts[index]!);
      },
    });
    const queries = targets.map((target) => ({ term: { [indexFields.rank]: target } }));
    return queries.length === 1 ? queries : [{ dis_max: { queries } }];
  }

  return {
    ofWord(leaf, fields) {
      const groups = termsOf(leaf).map((term) => rankWordsOf(term, fields));
      // One word in several fields is a word in each; several words are the forms of one.
      return groups.length === 1 ? groups[0]!.flatMap((word) => addWords([word])) : addWords(groups.flat());
    },
    ofPhrase({ field, index, text, counted }) {
      const target: Boosted & { query: string } = { query: text, boost: 1 };
      const weight = rankingWeights[field];
      pending.push({
        words: [],
        phrase: { index, text, counted },
        settle(statistics) {
          const { documents } = statistics;
          const { count, theirs } = statistics.withPhrase({ index, text, counted });
          // In a short field a phrase occurs once; it counts as often as its weight says.
          const factor = field === 'content' ? 1 : (weight * (1 + K1)) / (weight + K1);
          target.boost = ((K1 + 1) * factor * ownWeight(documents, count)) / Math.max(theirs, LEAST);
        },
      });
      return { match_phrase: { [index]: target } };
    },
    async settle(read) {
      if (pending.length === 0) return;
      const statistics = await read({
        words: pending.flatMap(({ words }) => words),
        phrases: pending.flatMap(({ phrase }) => (phrase === undefined ? [] : [phrase])),
      });
      for (const each of pending) each.settle(statistics);
    },
  };
}
