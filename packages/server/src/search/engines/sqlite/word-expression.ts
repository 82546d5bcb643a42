import { type TextField, textFields } from '../../fields.js';
import { wordColumns } from './schema.js';

/** A search in the word index, in parts that can run one by one. */
export type WordExpression = LeafExpression | JoinedExpression;

interface Measured {
  /** In the language of FTS5; equal texts find the same documents. */
  readonly text: string;
  /** Number of terms; each is a list to read. */
  readonly size: number;
  /** Cost without a rank: 1 for a term, more for a term of a phrase, whose positions are read. */
  readonly work: number;
}

/** A term, a phrase or a near expression. */
interface LeafExpression extends Measured {
  readonly type: 'leaf';
}

/** Joined expressions. */
export interface JoinedExpression extends Measured {
  readonly type: 'and' | 'or';
  readonly of: readonly WordExpression[];
}

/** Cost of a term whose positions are read. */
const WORK_OF_PLACES = 16;

/** Any of several terms in any of several fields. */
export function termsExpression(fields: readonly TextField[], terms: readonly string[]): WordExpression {
  const place = columns(fields);
  return join(
    terms.map((term) => leaf(`${place} : ${quote(term)}`, 1)),
    'or',
  )!;
}

/** Consecutive terms in a field. */
export function phraseExpression(field: TextField, terms: readonly string[]): WordExpression {
  return leaf(`${columns([field])} : ${quote(terms.join(' '))}`, terms.length);
}

/**
 * Phrases close to each other in a field, in any order: at most `between` words from the end of the first to the start
 * of the last. Two phrases may share a word.
 */
export function nearExpression(field: TextField, phrases: readonly string[], between: number): WordExpression {
  const size = phrases.reduce((sum, phrase) => sum + phrase.split(' ').length, 0);
  return leaf(`${columns([field])} : NEAR(${phrases.map(quote).join(' ')}, ${between})`, size);
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
    size: sumOf(of, 'size'),
    work: sumOf(of, 'work'),
  };
}

/** Returns the terms, phrases and near expressions of an expression, each once. */
export function leavesOf(expression: WordExpression): readonly WordExpression[] {
  if (expression.type === 'leaf') return [expression];
  const leaves = expression.of.flatMap(leavesOf);
  return [...new Map(leaves.map((each) => [each.text, each])).values()];
}

/** Groups the parts of an expression by maximum work and terms; a larger part is a group by itself. */
export function groupsOf({ type, of }: JoinedExpression, by: 'size' | 'work', max: number): readonly WordExpression[] {
  const groups: WordExpression[][] = [];
  let left = 0;
  for (const part of of) {
    if (part[by] > left) {
      groups.push([]);
      left = max;
    }
    groups.at(-1)!.push(part);
    left -= part[by];
  }
  return groups.map((group) => join(group, type)!);
}

function sumOf(parts: readonly WordExpression[], by: 'size' | 'work'): number {
  return parts.reduce((sum, part) => sum + part[by], 0);
}

function leaf(text: string, size: number): WordExpression {
  return { type: 'leaf', text, size, work: size === 1 ? 1 : size * WORK_OF_PLACES };
}

function columns(fields: readonly TextField[]): string {
  return `{${fields.map((field) => wordColumns[textFields.indexOf(field)]).join(' ')}}`;
}

/** Terms contain no quotes and no blanks, and quoted they contain no operator of FTS5. */
function quote(term: string): string {
  return `"${term}"`;
}
