import { unstemmedFields } from '../../analysis/analyse.js';
import { foldWord } from '../../analysis/fold-word.js';
import { allowsEdit } from '../../analysis/one-edit.js';
import { stemWord } from '../../analysis/stem-word.js';
import type { MatchClause, PrefixClause, WildcardClause } from '../../engine-request.js';
import type { TextField } from '../../fields.js';
import type { WordLeaf } from './leaf.js';
import type { Form, Lexicon } from './lexicon.js';
import type { WordSources } from './word-sources.js';

type WordOptions = Pick<MatchClause, 'exact' | 'fuzziness'>;

/** Returns the leaf of a query's word; undefined for a word of marks only, which finds no text. */
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
    return sources.leaf(field, `${isExact ? '~' : '≈'}${folded}`, (key) => {
      const near = sources.expand(() => lexicon.oneEditFrom(folded));
      const own = isExact ? formsOf(lexicon.find(folded)) : lexicon.withStem(stemWord(folded));
      const forms = [...new Map([...own, ...near].map((form) => [form.id, form])).values()];
      return leafOfForms(field, key, forms, sources);
    });
  }
  if (options.exact === true && !unstemmedFields.has(field))
    return sources.leaf(field, `=${folded}`, (key) => leafOfForms(field, key, formsOf(lexicon.find(folded)), sources));
  const term = isExact ? folded : stemWord(folded);
  const key = isExact ? `=${term}` : term;
  const forms = () =>
    sources.formsOf(key, () => (isExact ? formsOf(lexicon.find(term)) : lexicon.withStem(term)).map(({ id }) => id));
  return { field, key, terms: [term], isClosed: true, forms, set: () => sources.sets.add(key, forms) };
}

/** Returns the words of a beginning or a pattern. */
export function leafOfPattern(clause: PrefixClause | WildcardClause, sources: WordSources): WordLeaf {
  const { lexicon } = sources;
  const isPrefix = clause.type === 'prefix';
  const pattern = isPrefix ? foldWord(clause.text) : clause.pattern;
  return sources.leaf(clause.field, `${isPrefix ? '^' : '*'}${pattern}`, (key) => {
    const forms = sources.expand(() => (isPrefix ? lexicon.beginningWith(pattern) : lexicon.matching(pattern)));
    return leafOfForms(clause.field, key, forms, sources);
  });
}

function formsOf(form: Form | undefined): readonly Form[] {
  return form === undefined ? [] : [form];
}

function leafOfForms(field: TextField, key: string, forms: readonly Form[], sources: WordSources): WordLeaf {
  const isStemmed = !unstemmedFields.has(field);
  const terms = [...new Set(forms.map((form) => (isStemmed ? form.stem : form.word)))];
  const ids = forms.map((form) => form.id);
  let isClosed: boolean | undefined;
  return {
    field,
    key,
    terms,
    get isClosed() {
      isClosed ??= !isStemmed || countForms(terms, sources.lexicon) === forms.length;
      return isClosed;
    },
    forms: () => ids,
    set: () => sources.sets.add(key, () => ids),
  };
}

function countForms(terms: readonly string[], lexicon: Lexicon): number {
  return terms.reduce((sum, term) => sum + lexicon.withStem(term).length, 0);
}
