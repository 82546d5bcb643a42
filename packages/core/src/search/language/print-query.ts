import { actSectionsAt } from './act-sections.js';
import { isNameField } from './fields.js';
import { isOtherwiseCited } from './provisions.js';
import type { QueryTree, RangeTree } from './query-tree.js';
import { isLikeOperator } from './word-tree.js';

/** Precedence of each type. A part with a lower precedence than its context requires is put in brackets. */
const ranks = { or: 0, and: 1, not: 2, near: 3, field: 4 } as const;

/** Formats the value of a range: `1973..1980`, `5+`, `..1980`. */
export function printRange({ name, from = '', to = '' }: RangeTree): string {
  if (from === to) return from;
  return name === 'bench' && to === '' ? `${from}+` : `${from}..${to}`;
}

/** Formats a tree as search text in canonical form. `parseQuery` returns the same tree for it. */
export function printQuery(tree: QueryTree): string {
  return print(tree, 0);
}

function print(tree: QueryTree, rank: number): string {
  const treeRank = tree.type in ranks ? ranks[tree.type as keyof typeof ranks] : 5;
  const text = printBare(tree, rank);
  return treeRank < rank ? `(${text})` : text;
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
      return printAnd(tree.of);
    case 'or':
      return tree.of.map((part) => print(part, 1)).join(' OR ');
    case 'not':
      return `NOT ${print(tree.of, 3)}`;
    case 'near': {
      const distance = typeof tree.within === 'number' ? tree.within : tree.within[0];
      const parts = tree.of.map((part) => print(part, 4).replace(/^(?:w|pre)$/i, '($&)'));
      return parts.join(` ${tree.ordered ? 'pre' : ''}/${distance} `);
    }
    case 'field': {
      // A name may continue after a space, so put a single word in brackets.
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

/** Where a word begins. */
const WORD_STARTS = /(?<![\p{L}\p{N}])[\p{L}\p{N}§]/gu;

/** A number, or the sign before one. */
const IN_PROVISION = /^((?:NOT )?)([^\s:"]*\d[^\s:"]*|§+|ss?|secs?|arts?)$/i;

const namesProvision = (text: string): boolean =>
  [...text.matchAll(WORD_STARTS)].some(({ index }) => isOtherwiseCited(text, index) || actSectionsAt(text, index));

/** Words that look like a provision, `302 IPC` or `§ 34`, but are words: their numbers and signs are put in brackets. */
function printAnd(parts: readonly QueryTree[]): string {
  const printed = parts.map((part) => print(part, 2));
  if (!namesProvision(printed.join(' ').replace(/"[^"]*"/g, '"'))) return printed.join(' ');
  return printed.map((part) => part.replace(IN_PROVISION, '$1($2)')).join(' ');
}
