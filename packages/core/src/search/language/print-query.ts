import { isNameField } from './fields.js';
import type { QueryTree, RangeTree } from './query-tree.js';
import { isLikeOperator } from './word-tree.js';

/** How tightly each kind binds; what binds less tightly than its place asks for goes into brackets. */
const ranks = { or: 0, and: 1, not: 2, near: 3, field: 4 } as const;

/** A range as it is written behind its field: `1973..1980`, `5+`, `..1980`. */
export function printRange({ name, from = '', to = '' }: RangeTree): string {
  if (from === to) return from;
  return name === 'bench' && to === '' ? `${from}+` : `${from}..${to}`;
}

/** The search as text in its one form, whatever way it was typed; `parseQuery` reads the same tree from it. */
export function printQuery(tree: QueryTree): string {
  return print(tree, 0);
}

function print(tree: QueryTree, rank: number): string {
  const own = tree.type in ranks ? ranks[tree.type as keyof typeof ranks] : 5;
  const text = printBare(tree, rank);
  return own < rank ? `(${text})` : text;
}

function printBare(tree: QueryTree, rank: number): string {
  switch (tree.type) {
    case 'all':
      return '';
    case 'word':
      return isLikeOperator(tree.text) ? `(${tree.text})` : tree.text;
    case 'pattern':
      return tree.text;
    case 'phrase':
      return `"${tree.text}"${tree.slop === undefined ? '' : `~${tree.slop}`}`;
    case 'and':
      return tree.of.map((part) => print(part, 2)).join(' ');
    case 'or':
      return tree.of.map((part) => print(part, 1)).join(' OR ');
    case 'not':
      return `NOT ${print(tree.of, 3)}`;
    case 'near': {
      const distance = typeof tree.within === 'number' ? tree.within : tree.within[0];
      return tree.of.map((part) => print(part, 4)).join(` ${tree.ordered ? 'pre' : ''}/${distance} `);
    }
    case 'field': {
      // A name may go on behind a blank, so that a word of it is closed off.
      const isOpenEnd =
        tree.of.type === 'word' &&
        (tree.name === 'court' || ((rank === ranks.not || rank === ranks.near) && isNameField(tree.name)));
      const value = print(tree.of, 5);
      return `${tree.name}:${isOpenEnd && value[0] !== '(' ? `(${value})` : value}`;
    }
    case 'range':
      return `${tree.name}:${printRange(tree)}`;
  }
}
