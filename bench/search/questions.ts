import type { CorpusDocument } from './corpus.js';
import { makeRandom } from './random.js';

/** One question in a form that each engine turns into its own query. */
export interface Question {
  /** All of these words. */
  readonly all?: readonly string[];
  /** Any of these words, in addition to `all`. */
  readonly any?: readonly string[];
  readonly not?: readonly string[];
  readonly phrase?: string;
  readonly courtName?: string;
  readonly years?: readonly [from: number, to: number];
  readonly citation?: string;
  readonly isNewest?: boolean;
  readonly isCounted?: boolean;
}

/** Questions of one kind. */
export interface QuestionClass {
  readonly name: string;
  readonly questions: readonly Question[];
}

const SEED = 20_261_121;
const QUESTIONS_PER_CLASS = 30;

/** Shares of the documents in which a word occurs. */
const RARE = [2, 10] as const;
const COMMON_SHARE = 0.1;
const MIDDLE_SHARES = [0.01, 0.1] as const;

/** The fixed mix: thirty questions of each kind, from the words, phrases and citations of the judgments themselves. */
export function makeQuestions(corpus: readonly CorpusDocument[]): QuestionClass[] {
  const random = makeRandom(SEED);
  const words = documentFrequencies(corpus);
  const between = (low: number, high: number) =>
    [...words].filter(([, count]) => count >= low && count <= high).map(([word]) => word);
  const rare = between(RARE[0], RARE[1]);
  const common = between(corpus.length * COMMON_SHARE, corpus.length * 0.6);
  const middle = between(corpus.length * MIDDLE_SHARES[0], corpus.length * MIDDLE_SHARES[1]);
  const pick = <T>(from: readonly T[]): T => {
    const item = from[random(from.length)];
    if (item === undefined) throw new Error('There are too few judgments to create questions.');
    return item;
  };
  const year = () => 1955 + random(60);
  const cited = corpus.filter((document) => document.citations.length > 1);
  const phrase = (length: number) => {
    for (;;) {
      const { content } = pick(corpus);
      const start = random(Math.max(1, content.length - 500));
      const run =
        /[a-z]+(?: [a-z]+)*/.exec(content.slice(start, start + 500).replace(/^\S*/, ''))?.[0].split(' ') ?? [];
      if (run.length > length) return run.slice(1, length + 1).join(' ');
    }
  };
  const make = (name: string, question: () => Question): QuestionClass => ({
    name,
    questions: Array.from({ length: QUESTIONS_PER_CLASS }, question),
  });
  return [
    make('rare word', () => ({ all: [pick(rare)] })),
    make('common word', () => ({ all: [pick(common)] })),
    make('two words AND', () => ({ all: [pick(middle), pick(common)] })),
    make('phrase of 2', () => ({ phrase: phrase(2) })),
    make('phrase of 4', () => ({ phrase: phrase(4) })),
    make('boolean OR, NOT', () => ({ any: [pick(middle), pick(middle)], not: [pick(middle)] })),
    make('court + years + words', () => {
      const from = year();
      return { all: [pick(common)], courtName: pick(corpus).courtName, years: [from, from + 15] };
    }),
    make('newest first', () => ({ all: [pick(common)], isNewest: true })),
    make('facets court + year', () => ({ all: [pick(common)], isCounted: true })),
    make('citation, exact', () => ({ citation: pick(pick(cited).citations.slice(1)) })),
  ];
}

/** Counts the documents in which each plain word occurs. */
function documentFrequencies(corpus: readonly CorpusDocument[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { content } of corpus) {
    for (const word of new Set(content.match(/\b[a-z]{5,14}\b/g))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}
