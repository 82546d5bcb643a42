import { type TextField, textFields } from '../../fields.js';
import { wordColumns } from './schema.js';

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
  readonly fields: readonly TextField[];
  readonly forms: () => readonly number[];
}

/** Words whose places the word index compares; `text` is in the language of FTS5. */
export interface PlacesExpression extends Measured {
  readonly type: 'places';
  readonly fields: readonly TextField[];
  /** The words, which every match contains. */
  readonly words: readonly FormsExpression[];
  /** For each word of a phrase, the words of the dictionary that it matches; without it, the words rank by themselves. */
  readonly sequence?: () => readonly (readonly number[])[];
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
): FormsExpression {
  return { type: 'forms', text: `${columns(fields)} : ${word.key}`, size: 1, fields, forms: word.forms };
}

/** Consecutive terms in any of several fields. */
export function phraseExpression(
  fields: readonly TextField[],
  terms: readonly string[],
  { words, sequence }: Required<Pick<PlacesExpression, 'words' | 'sequence'>>,
): PlacesExpression {
  // The exact form has the same terms and other words.
  const size = terms.length;
  return { type: 'places', text: `${columns(fields)} : ${quote(terms.join(' '))}`, size, fields, words, sequence };
}

/**
 * Phrases close to each other in a field, in any order: at most `between` words from the end of the first to the start
 * of the last. Two phrases may share a word.
 */
export function nearExpression(
  field: TextField,
  phrases: readonly string[],
  { between, words }: { readonly between: number; readonly words: readonly FormsExpression[] },
): PlacesExpression {
  const text = `${columns([field])} : NEAR(${phrases.map(quote).join(' ')}, ${between})`;
  return { type: 'places', text, size: words.length, fields: [field], words };
}

/**
 * Joins expressions without repetition and in a fixed order, so equal parts make equal expressions; undefined for none.
 */
export function join(parts: readonly WordExpression[], type: 'and' | 'or'): WordExpression | undefined {
  const flat = parts.flatMap((part) => (part.type === type ? part.of : [part]));
  const byText = new Map(flat.map((part) => [keyOf(part), part]));
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

/** Returns what distinguishes an expression: two phrases may have the same terms and different words. */
export function keyOf(expression: WordExpression): string {
  if (expression.type !== 'places') return expression.text;
  return `${expression.text} ${expression.words.map(({ text }) => text).join(' ')}`;
}

/** Returns the words and phrases of an expression that documents are ranked by, each once. */
export function rankedParts(expression: WordExpression): readonly LeafExpression[] {
  return [...new Map(allParts(expression).map((each) => [keyOf(each), each])).values()];
}

function allParts(expression: WordExpression): readonly LeafExpression[] {
  if (expression.type === 'forms') return [expression];
  if (expression.type === 'places') return expression.sequence === undefined ? expression.words : [expression];
  return expression.of.flatMap(allParts);
}

/** Returns every word of an expression, also those of phrases. */
export function wordsOfExpression(expression: WordExpression): readonly FormsExpression[] {
  if (expression.type === 'forms') return [expression];
  return expression.type === 'places' ? expression.words : expression.of.flatMap(wordsOfExpression);
}

function columns(fields: readonly TextField[]): string {
  return `{${fields.map((field) => wordColumns[textFields.indexOf(field)]).join(' ')}}`;
}

/** Terms contain no quotes and no blanks, and quoted they contain no operator of FTS5. */
function quote(term: string): string {
  return `"${term}"`;
}
