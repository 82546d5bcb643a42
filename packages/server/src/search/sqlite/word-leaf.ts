import { unstemmedFields } from '../analysis/analyse.js';
import { foldWord } from '../analysis/fold-word.js';
import { allowsEdit } from '../analysis/one-edit.js';
import { stemWord } from '../analysis/stem-word.js';
import type { MatchClause, PrefixClause, WildcardClause } from '../engine-request.js';
import type { TextField } from '../fields.js';
import type { WordSets } from '../tokens/word-sets.js';
import type { Expansion, Form, Lexicon } from './lexicon.js';

/** What the words of a query are looked up in. */
export interface WordSources {
  readonly lexicon: Lexicon;
  readonly sets: WordSets;
  /** Called when a word stands for more words than are looked for. */
  onCut(): void;
}

/** One word of a query in one field, and every word of the dictionary that it stands for. */
export interface WordLeaf {
  readonly field: TextField;
  /** The same for leaves that stand for the same words. */
  readonly key: string;
  /** Terms of the word index; none means that nothing matches. */
  readonly terms: readonly string[];
  /** True when the terms alone tell: no other word has one of them. */
  readonly isClosed: boolean;
  /** Number of its word set. */
  set(): number;
}

type WordOptions = Pick<MatchClause, 'exact' | 'fuzziness'>;

/** A word as it stands in a query; undefined for one of marks alone, which no text is found by. */
export function leafOfWord(
  field: TextField,
  word: string,
  options: WordOptions,
  sources: WordSources,
): WordLeaf | undefined {
  const folded = foldWord(word);
  if (folded === '') return undefined;
  const { lexicon } = sources;
  const isExact = options.exact === true || unstemmedFields.has(field);
  if (allowsEdit(folded, options.fuzziness)) {
    const near = expand(lexicon.oneEditFrom(folded), sources);
    const own = isExact ? formsOf(lexicon.find(folded)) : lexicon.withStem(stemWord(folded));
    const forms = [...new Map([...own, ...near].map((form) => [form.id, form])).values()];
    return leafOfForms(field, `${isExact ? '~' : '≈'}${folded}`, forms, sources);
  }
  if (options.exact === true && !unstemmedFields.has(field))
    return leafOfForms(field, `=${folded}`, formsOf(lexicon.find(folded)), sources);
  const term = isExact ? folded : stemWord(folded);
  const ids = () => (isExact ? formsOf(lexicon.find(term)) : lexicon.withStem(term)).map((form) => form.id);
  const key = isExact ? `=${term}` : term;
  return { field, key, terms: [term], isClosed: true, set: () => sources.sets.add(key, ids) };
}

/** The words of a beginning or a pattern. */
export function leafOfPattern(clause: PrefixClause | WildcardClause, sources: WordSources): WordLeaf {
  const { lexicon } = sources;
  const isPrefix = clause.type === 'prefix';
  const pattern = isPrefix ? foldWord(clause.text) : clause.pattern;
  const expansion = isPrefix ? lexicon.beginningWith(pattern) : lexicon.matching(pattern);
  return leafOfForms(clause.field, `${isPrefix ? '^' : '*'}${pattern}`, expand(expansion, sources), sources);
}

function expand({ forms, isCut }: Expansion, sources: WordSources): readonly Form[] {
  if (isCut) sources.onCut();
  return forms;
}

function formsOf(form: Form | undefined): readonly Form[] {
  return form === undefined ? [] : [form];
}

function leafOfForms(field: TextField, key: string, forms: readonly Form[], sources: WordSources): WordLeaf {
  const isStemmed = !unstemmedFields.has(field);
  const terms = [...new Set(forms.map((form) => (isStemmed ? form.stem : form.word)))];
  let isClosed: boolean | undefined;
  return {
    field,
    key,
    terms,
    get isClosed() {
      isClosed ??= !isStemmed || countForms(terms, sources.lexicon) === forms.length;
      return isClosed;
    },
    set: () => sources.sets.add(key, () => forms.map((form) => form.id)),
  };
}

function countForms(terms: readonly string[], lexicon: Lexicon): number {
  return terms.reduce((sum, term) => sum + lexicon.withStem(term).length, 0);
}
