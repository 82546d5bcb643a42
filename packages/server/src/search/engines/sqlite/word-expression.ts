import { type TextField, textFields } from '../../fields.js';
import { wordColumns } from './schema.js';

/** A search in the word index, kept in parts so that it can be run piece by piece. */
export type WordExpression = LeafExpression | JoinedExpression;

interface Measured {
  /** In the language of FTS5; equal texts find the same. */
  readonly text: string;
  /** Terms in it: each is a list that has to be read. */
  readonly size: number;
  /** What it costs to find without a rank: a term 1, one within a phrase more, because its places are read. */
  readonly work: number;
}

/** Term, phrase or closeness. */
interface LeafExpression extends Measured {
  readonly type: 'leaf';
}

/** Expressions joined. */
export interface JoinedExpression extends Measured {
  readonly type: 'and' | 'or';
  readonly of: readonly WordExpression[];
}

/** Work of a term whose places are read. */
const WORK_OF_PLACES = 16;

/** Any of several terms in any of several fields. */
export function termsExpression(fields: readonly TextField[], terms: readonly string[]): WordExpression {
  const place = columns(fields);
  return join(
    terms.map((term) => leaf(`${place} : ${quote(term)}`, 1)),
    'or',
  )!;
}

/** Terms one behind the other in a field. */
export function phraseExpression(field: TextField, terms: readonly string[]): WordExpression {
  return leaf(`${columns([field])} : ${quote(terms.join(' '))}`, terms.length);
}

/**
 * Phrases close to each other in a field: at most `between` words stand from the end of the first to the start of the
 * last. One word may serve two of the phrases, and they stand in any order.
 */
export function nearExpression(field: TextField, phrases: readonly string[], between: number): WordExpression {
  const size = phrases.reduce((sum, phrase) => sum + phrase.split(' ').length, 0);
  return leaf(`${columns([field])} : NEAR(${phrases.map(quote).join(' ')}, ${between})`, size);
}

/** Joins expressions, each of them once and in one order, so that the same parts make the same whole; undefined for none. */
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

/** The terms, phrases and closenesses of an expression, each once. */
export function leavesOf(expression: WordExpression): readonly WordExpression[] {
  if (expression.type === 'leaf') return [expression];
  const leaves = expression.of.flatMap(leavesOf);
  return [...new Map(leaves.map((each) => [each.text, each])).values()];
}

/** The parts of an expression in groups of at most so much work or so many terms; what is larger stands alone. */
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

/** Terms hold no quotes, no blanks and nothing that FTS5 reads as an operator once they are quoted. */
function quote(term: string): string {
  return `"${term}"`;
}
