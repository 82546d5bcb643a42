import { unstemmedFields } from '../../../text/analysis/analyse.js';
import { foldWord } from '../../../text/analysis/fold-word.js';
import { allowsEdit } from '../../../text/analysis/one-edit.js';
import { scanWords } from '../../../text/analysis/scan-words.js';
import { stemWord } from '../../../text/analysis/stem-word.js';
import type { MatchClause, PrefixClause, WildcardClause } from '../../../model/engine-request.js';
import type { TextField } from '../../../model/fields.js';
import { indexFields, wordField } from '../names.js';
import type { WordPart } from '../indexing/vocabulary.js';

/** A word of a query in one field. At least one of `forms` and `words` is set. */
export interface WordLeaf {
  readonly field: TextField;
  /** A folded word, searched in all its forms. */
  readonly forms?: string;
  /** Folded words, searched as they are. */
  readonly words?: readonly string[];
}

/** Looks up words within the remaining limit. */
export type Expand = (part: WordPart) => Promise<readonly string[]>;

/** Returns the leaves of a text's words, without words of marks only. */
export async function leavesOf(
  field: TextField,
  text: string,
  { exact, fuzziness }: Pick<MatchClause, 'exact' | 'fuzziness'>,
  expand: Expand,
): Promise<WordLeaf[]> {
  const isExact = exact === true || unstemmedFields.has(field);
  const leaves: WordLeaf[] = [];
  for (const folded of foldedWords(text)) {
    const near = allowsEdit(folded, fuzziness) ? await expand({ type: 'misspelt', text: folded }) : [];
    if (isExact) leaves.push({ field, words: [...new Set([folded, ...near])] });
    else leaves.push({ field, forms: folded, ...(near.length === 0 ? {} : { words: near }) });
  }
  return leaves;
}

/** Returns the leaf of a beginning or a pattern; undefined if no word is like it. */
export async function leafOfPattern(
  clause: PrefixClause | WildcardClause,
  expand: Expand,
): Promise<WordLeaf | undefined> {
  const part: WordPart =
    clause.type === 'prefix'
      ? { type: 'beginning', text: foldWord(clause.text) }
      : { type: 'pattern', text: clause.pattern };
  const words = await expand(part);
  return words.length === 0 ? undefined : { field: clause.field, words };
}

/** Returns the folded words of a text. */
export function foldedWords(text: string): string[] {
  const words: string[] = [];
  scanWords(text, (start, end) => {
    const folded = foldWord(text.slice(start, end));
    if (folded !== '') words.push(folded);
  });
  return words;
}

/** Returns the terms of a leaf, as the ranking and the comparison of leaves need them. */
export function termsOf({ field, forms, words = [] }: WordLeaf): string[] {
  const toTerm = unstemmedFields.has(field) ? (word: string) => word : stemWord;
  return [...new Set([...(forms === undefined ? [] : [forms]), ...words].map(toTerm))];
}

/** Returns the query of a leaf, which does not rank. */
export function queryOfLeaf(leaf: WordLeaf): unknown {
  return queryOfLeaves([leaf]);
}

/** Returns the query of the documents with any of several leaves. Each field of the index counts once, as a clause. */
export function queryOfLeaves(leaves: readonly WordLeaf[]): unknown {
  const ranked: string[] = [];
  const exact = new Map<string, string[]>();
  for (const leaf of leaves) {
    const { field, forms, words = [] } = leaf;
    if (forms !== undefined) ranked.push(...termsOf({ field, forms }).map((term) => `${field}:${term}`));
    if (unstemmedFields.has(field)) ranked.push(...words.map((word) => `${field}:${word}`));
    else if (words.length > 0) {
      const name = wordField(field, { isExact: true });
      exact.set(name, [...(exact.get(name) ?? []), ...words]);
    }
  }
  if (ranked.length > 0) exact.set(indexFields.rank, ranked);
  const either = [...exact].map(([name, words]) =>
    words.length === 1 ? { term: { [name]: words[0] } } : { terms: { [name]: words } },
  );
  return either.length === 1 ? either[0] : { bool: { should: either } };
}

/** Returns the rule of an `intervals` query for a leaf. */
export function ruleOfLeaf({ field, forms, words = [] }: WordLeaf): unknown {
  const field_ = wordField(field, { isExact: true });
  const exactly = field_ === wordField(field, { isExact: false }) ? {} : { use_field: field_ };
  const either = [
    ...(forms === undefined ? [] : [{ match: { query: forms } }]),
    ...words.map((query) => ({ match: { query, ...exactly } })),
  ];
  return either.length === 1 ? either[0] : { any_of: { intervals: either } };
}
