import type { TreeIndex } from './tree-index.js';

/** The check of a node. `mixed` is a group with only some leaves checked. */
export type TreeCheck = 'on' | 'off' | 'mixed';

/** Returns the checks of all nodes by position. A group without leaves is unchecked. */
export function checksOf({ nodes }: TreeIndex, checked: ReadonlySet<string>): readonly TreeCheck[] {
  const leaves = new Uint32Array(nodes.length);
  const on = new Uint32Array(nodes.length);
  const checks: TreeCheck[] = nodes.map(() => 'off');
  for (let at = nodes.length - 1; at >= 0; at -= 1) {
    const item = nodes[at];
    if (!item) continue;
    if (item.value !== undefined) {
      leaves[at] = 1;
      on[at] = checked.has(item.value) ? 1 : 0;
    }
    const all = leaves[at] ?? 0;
    const some = on[at] ?? 0;
    if (some > 0) checks[at] = some === all ? 'on' : 'mixed';
    if (item.parent < 0) continue;
    leaves[item.parent] = (leaves[item.parent] ?? 0) + all;
    on[item.parent] = (on[item.parent] ?? 0) + some;
  }
  return checks;
}

/** Returns which nodes cannot be checked, by position: disabled ones and all nodes inside a disabled group. */
export function disabledOf({ nodes }: TreeIndex): readonly boolean[] {
  const disabled: boolean[] = [];
  for (const { node, parent } of nodes) disabled.push(node.disabled || disabled[parent] || false);
  return disabled;
}

/** Returns the checked values in the order of the tree, without duplicates. */
export function valuesOf({ nodes }: TreeIndex, checked: ReadonlySet<string>): readonly string[] {
  const values = nodes.flatMap(({ value }) => (value !== undefined && checked.has(value) ? [value] : []));
  return Array.from(new Set(values));
}
