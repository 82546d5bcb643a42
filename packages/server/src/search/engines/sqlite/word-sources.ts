import { searchLimits } from '@headnote/core/contract';
import type { Budget } from '../../model/budget.js';
import type { TextField } from '../../model/fields.js';
import { type WordSets, openWordSets } from './tokens/word-sets.js';
import { type WordExpression, join, rankedParts } from './word-expression.js';
import type { Expansion, Form, Lexicon } from './lexicon.js';
import type { WordLeaf } from './leaf.js';

/** Maximum words that all beginnings, patterns and misspelt words of one request match; each is a list to read. */
const MAX_EXPANSIONS = 8 * searchLimits.maxExpansions;

/** Maximum words of one request for ranking. A request with more words finds by all of them and ranks by the first. */
const MAX_RANKED = 64;

/** The sources for looking up the words of one request, with the remaining limits. */
export interface WordSources {
  readonly lexicon: Lexicon;
  readonly sets: WordSets;
  /** True if a part matches more words than the limit. */
  readonly isCut: boolean;
  /** True if time ran out before all look-ups. */
  readonly isLate: boolean;
  /** Returns the leaf of a field by its key; creates it on first use. */
  leaf(field: TextField, key: string, make: (key: string) => WordLeaf): WordLeaf;
  /** Returns the numbers of the words with a key; looks them up on first use. */
  formsOf(key: string, look: () => readonly number[]): readonly number[];
  /** Looks up words within the remaining limit; beyond it, keeps the common ones. */
  expand(look: () => Expansion): readonly Form[];
  /**
   * Returns the rankable part of an expression: the whole; or, near the limit, the terms and phrases that still fit; or
   * nothing.
   */
  takeRanked(expression: WordExpression): WordExpression | undefined;
}

/** Starts the look-ups of one request. */
export function openWordSources({
  lexicon,
  budget,
}: {
  readonly lexicon: Lexicon;
  readonly budget: Budget;
}): WordSources {
  const leaves = new Map<string, WordLeaf>();
  const forms = new Map<string, readonly number[]>();
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
    formsOf(key, look) {
      let known = forms.get(key);
      if (known === undefined) {
        known = look();
        forms.set(key, known);
      }
      return known;
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
      const parts = rankedParts(expression);
      const added = parts.filter((part) => !ranked.has(part.text));
      const taken = added.filter(({ size }) => {
        leftToRank -= size;
        return leftToRank >= 0;
      });
      for (const part of taken) ranked.add(part.text);
      return taken.length === added.length ? expression : join(taken, 'or');
    },
  };
}
