import type { TreeState } from '@headnote/core/machines';

/** Number of leaves in a group, and of checked ones. */
export interface LeafCount {
  readonly all: number;
  readonly checked: number;
}

/** Counts the leaves of each group in one pass. Returns the counts by group id. */
export function countLeaves({ index, checked }: Pick<TreeState, 'index' | 'checked'>): ReadonlyMap<string, LeafCount> {
  const counts = new Map<string, { all: number; checked: number }>();
  for (const { value, parent } of index.nodes) {
    if (value === undefined) continue;
    const isChecked = checked.has(value);
    for (let item = index.nodes[parent]; item; item = index.nodes[item.parent]) {
      const count = counts.get(item.node.id) ?? { all: 0, checked: 0 };
      count.all += 1;
      if (isChecked) count.checked += 1;
      counts.set(item.node.id, count);
    }
  }
  return counts;
}
