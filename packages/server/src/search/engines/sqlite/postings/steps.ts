import type { Block } from './blocks.js';
import type { ReadOptions } from './read-options.js';
import type { WordPlaces } from './places.js';

/** A list to read for words that follow each other. */
export interface Step {
  /** The places of a word, or of two neighbours. */
  readonly word: WordPlaces;
  /** Number of words before it. */
  readonly at: number;
}

/** Steps that read all words up to one, and about how many bytes they have. */
interface Way {
  readonly steps: readonly Step[];
  readonly size: number;
}

/**
 * Returns the lists that are read for words of the content that follow each other: those of the words or, where they have
 * fewer bytes, those of pairs. Pairs may share a word. Undefined if time ran out.
 */
export function stepsFor(
  words: readonly WordPlaces[],
  { block, budget }: Pick<ReadOptions, 'budget'> & { readonly block: Pick<Block, 'pairs'> },
): readonly Step[] | undefined {
  const ways: Way[] = [{ steps: [], size: 0 }];
  for (const [at, word] of words.entries()) {
    if (budget.expired()) return undefined;
    const options = [followed(ways[at]!, { word, at })];
    const pair = at > 0 ? pairOfWords(words[at - 1]!, word, block.pairs) : undefined;
    // The word before may also be read by the pair in front of it.
    if (pair !== undefined)
      for (const way of [ways[at - 1]!, ways[at]!]) options.push(followed(way, { word: pair, at: at - 1 }));
    ways.push(options.reduce((one, other) => (other.size < one.size ? other : one)));
  }
  return ways.at(-1)!.steps;
}

function followed({ steps, size }: Way, step: Step): Way {
  return { steps: [...steps, step], size: size + step.word.size };
}

function pairOfWords(first: WordPlaces, second: WordPlaces, pairs: Block['pairs']): WordPlaces | undefined {
  const lists = pairs(first.forms, second.forms);
  return (
    lists && {
      ...first,
      lists: lists.map(({ chunks }) => chunks),
      size: lists.reduce((sum, { size }) => sum + size, 0),
    }
  );
}
