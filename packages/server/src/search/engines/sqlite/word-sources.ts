import { searchLimits } from '@headnote/core/contract';
import type { Budget } from './budget.js';
import type { TextField } from '../../fields.js';
import { type WordSets, openWordSets } from './tokens/word-sets.js';
import { type WordExpression, join, leavesOf } from './word-expression.js';
import type { Expansion, Form, Lexicon } from './lexicon.js';
import type { WordLeaf } from './leaf.js';

/** Words for which all beginnings, patterns and misspelt words of one request stand: each is a list to be read. */
const MAX_EXPANSIONS = 8 * searchLimits.maxExpansions;

/**
 * Terms of one request that are ranked by. Ranking reads the whole list of each first, where nothing can stop it; who
 * asks for more words than this is found by all of them and ranked by the first.
 */
const MAX_RANKED = 64;

/** What the words of one request are looked up in, and how much of that is still allowed. */
export interface WordSources {
  readonly lexicon: Lexicon;
  readonly sets: WordSets;
  /** True once something stands for more words than are looked for. */
  readonly isCut: boolean;
  /** True once the time was up before everything had been looked up. */
  readonly isLate: boolean;
  /** The leaf of a field by its key, made when it is first asked for. */
  leaf(field: TextField, key: string, make: (key: string) => WordLeaf): WordLeaf;
  /** Looks words up as far as that is still allowed; of too many the common ones are kept. */
  expand(look: () => Expansion): readonly Form[];
  /**
   * What of an expression may be ranked by: itself; or, where the room runs out, any of the terms and phrases that it
   * adds and that still fit; or nothing.
   */
  takeRanked(expression: WordExpression): WordExpression | undefined;
}

/** Starts the looking up of one request. */
export function openWordSources({
  lexicon,
  budget,
}: {
  readonly lexicon: Lexicon;
  readonly budget: Budget;
}): WordSources {
  const leaves = new Map<string, WordLeaf>();
  let left = MAX_EXPANSIONS;
  const ranked = new Set<string>();
  let leftToRank = MAX_RANKED;
  let isCut = false;
  let isLate = false;

  return {
    lexicon,
    sets: openWordSets(),
    get isCut() {
      return isCut;
    },
    get isLate() {
      return isLate;
    },
    leaf(field, key, make) {
      const place = `${field} ${key}`;
      let leaf = leaves.get(place);
      if (leaf === undefined) {
        leaf = make(key);
        leaves.set(place, leaf);
      }
      return leaf;
    },
    expand(look) {
      isLate ||= budget.expired();
      if (isLate) return [];
      const expansion = look();
      const { forms } = expansion;
      isCut ||= expansion.isCut || forms.length > left;
      const kept = forms.length > left ? forms.toSorted((a, b) => a.id - b.id).slice(0, left) : forms;
      left -= kept.length;
      return kept;
    },
    takeRanked(expression) {
      const leaves = leavesOf(expression);
      const added = leaves.filter(({ text }) => !ranked.has(text));
      const taken = added.filter(({ size }) => {
        leftToRank -= size;
        return leftToRank >= 0;
      });
      for (const { text } of taken) ranked.add(text);
      return taken.length === added.length ? expression : join(taken, 'or');
    },
  };
}
