import { unstemmedFields } from '../../text/analysis/analyse.js';
import { foldWord } from '../../text/analysis/fold-word.js';
import { allowsEdit } from '../../text/analysis/one-edit.js';
import { stemWord } from '../../text/analysis/stem-word.js';
import type { MatchClause, PrefixClause, WildcardClause } from '../../model/engine-request.js';
import type { TextField } from '../../model/fields.js';
import type { WordLeaf } from './leaf.js';
import type { Form } from './lexicon.js';
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
  const key = isExact ? `=${folded}` : stemWord(folded);
  const look = () => (isExact ? formsOf(lexicon.find(folded)) : lexicon.withStem(key)).map(({ id }) => id);
  const forms = () => sources.formsOf(key, look);
  return { field, key, forms, set: () => sources.sets.add(key, forms) };
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

/** Returns one leaf for what any of several in the same field matches, such as the spellings of a word. */
export function leafOfAny(leaves: readonly WordLeaf[], sources: WordSources): WordLeaf {
  const { field } = leaves[0]!;
  const keys = [...new Set(leaves.map(({ key }) => key))].toSorted();
  return sources.leaf(field, `(${keys.join('|')})`, (key) => {
    const forms = [...new Set(leaves.flatMap((leaf) => leaf.forms()))];
    return { field, key, forms: () => forms, set: () => sources.sets.add(key, () => forms) };
  });
}

function formsOf(form: Form | undefined): readonly Form[] {
  return form === undefined ? [] : [form];
}

function leafOfForms(
  field: TextField,
  key: string,
  forms: readonly Form[],
  { sets }: Pick<WordSources, 'sets'>,
): WordLeaf {
  const ids = forms.map((form) => form.id);
  return { field, key, forms: () => ids, set: () => sets.add(key, () => ids) };
}
