import type { QueryTree } from '@headnote/core/search';

/** The provisions that a search names in the field `provision`, each once, as they were typed. */
export function provisionFields(tree: QueryTree): readonly string[] {
  if (tree.type === 'and' || tree.type === 'or') return [...new Set(tree.of.flatMap(provisionFields))];
  const text = textOfProvision(tree);
  return text === undefined ? [] : [text];
}

/** The same search with one of its provisions looked up alone, without its pair in the other code. */
export function withOnly(tree: QueryTree, provision: string): QueryTree {
  if (tree.type === 'and' || tree.type === 'or')
    return { ...tree, of: tree.of.map((part) => withOnly(part, provision)) };
  return tree.type === 'field' && textOfProvision(tree) === provision ? { ...tree, name: 'only' } : tree;
}

function textOfProvision(tree: QueryTree): string | undefined {
  if (tree.type !== 'field' || tree.name !== 'provision') return undefined;
  return tree.of.type === 'phrase' || tree.of.type === 'word' ? tree.of.text : undefined;
}
