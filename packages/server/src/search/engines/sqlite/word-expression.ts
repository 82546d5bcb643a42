import type { TextField } from '../../model/fields.js';
import type { WordLeaf } from './leaf.js';
import type { Nearness, Sequence, SequenceQuery } from './postings/sequence-query.js';

/** A search for words, in parts that can run one by one. */
export type WordExpression = LeafExpression | JoinedExpression;

/** A part that is found and ranked as a whole. */
export type LeafExpression = FormsExpression | PlacesExpression;

interface Measured {
  /** Equal texts find the same documents. */
  readonly text: string;
  /** Number of words to rank by. */
  readonly size: number;
}

/** A word of the query in any of several fields, with every word of the dictionary that it matches. */
export interface FormsExpression extends Measured {
  readonly type: 'forms';
  /** False for a part that finds documents and adds nothing to their scores. */
  readonly ranks: boolean;
  readonly fields: readonly TextField[];
  readonly forms: () => readonly number[];
}

/** Words whose places are compared. A phrase ranks as one word; words near each other rank by themselves. */
export interface PlacesExpression extends Measured, SequenceQuery {
  readonly type: 'places';
  /** The words, which every match contains; each once. */
  readonly words: readonly FormsExpression[];
}

/** Joined expressions. */
export interface JoinedExpression extends Measured {
  readonly type: 'and' | 'or';
  readonly of: readonly WordExpression[];
}

/** A word in any of several fields; equal keys mean the same words of the dictionary. */
export function formsExpression(
  fields: readonly TextField[],
  word: { readonly key: string; readonly forms: () => readonly number[] },
  { ranks = true }: { readonly ranks?: boolean } = {},
): FormsExpression {
  const text = `${ranks ? '' : 'found '}${scope(fields)} ${word.key}`;
  return { type: 'forms', ranks, text, size: Number(ranks), fields, forms: word.forms };
}

/** Consecutive words in any of several fields. */
export function phraseExpression(fields: readonly TextField[], leaves: readonly WordLeaf[]): PlacesExpression {
  const text = `${scope(fields)} ${quote(leaves)}`;
  const size = leaves.length;
  return { type: 'places', text, size, fields, sequences: [sequenceOf(leaves)], words: wordsOf(fields, leaves) };
}

/** Words or phrases near each other in a field. */
export function nearExpression(
  field: TextField,
  parts: readonly (readonly WordLeaf[])[],
  nearness: Nearness,
): PlacesExpression {
  const fields = [field];
  const words = wordsOf(fields, parts.flat());
  const { within, isOrdered, mayOverlap } = nearness;
  const text = `${scope(fields)} ${parts.map(quote).join(isOrdered ? ' > ' : ' & ')} ${within}${mayOverlap ? '' : '!'}`;
  return { type: 'places', text, size: words.length, fields, sequences: parts.map(sequenceOf), nearness, words };
}

function sequenceOf(leaves: readonly WordLeaf[]): Sequence {
  return () => leaves.map((leaf) => leaf.forms());
}

function wordsOf(fields: readonly TextField[], leaves: readonly WordLeaf[]): readonly FormsExpression[] {
  return [...new Map(leaves.map((leaf) => [leaf.key, formsExpression(fields, leaf)])).values()];
}

/**
 * Joins expressions without repetition and in a fixed order, so equal parts make equal expressions; undefined for none.
 */
export function join(parts: readonly WordExpression[], type: 'and' | 'or'): WordExpression | undefined {
  const flat = parts.flatMap((part) => (part.type === type ? part.of : [part]));
  const byText = new Map(flat.map((part) => [part.text, part]));
  if (byText.size < 2) return flat[0];
  const texts = [...byText.keys()].sort();
  const of = texts.map((text) => byText.get(text)!);
  return {
    type,
    of,
    text: texts.map((text) => `(${text})`).join(type === 'and' ? ' AND ' : ' OR '),
    size: of.reduce((sum, part) => sum + part.size, 0),
  };
}

/** Returns the words and phrases of an expression that documents are ranked by, each once. */
export function rankedParts(expression: WordExpression): readonly LeafExpression[] {
  return [...new Map(allParts(expression).map((each) => [each.text, each])).values()];
}

function allParts(expression: WordExpression): readonly LeafExpression[] {
  if (expression.type === 'forms') return expression.ranks ? [expression] : [];
  if (expression.type === 'places') return expression.nearness === undefined ? [expression] : expression.words;
  return expression.of.flatMap(allParts);
}

function scope(fields: readonly TextField[]): string {
  return `${fields.join(',')}:`;
}

/** Keys contain no quotes and no blanks. */
function quote(leaves: readonly WordLeaf[]): string {
  return `"${leaves.map(({ key }) => key).join(' ')}"`;
}
