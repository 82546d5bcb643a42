import type { CourtGroup } from '../contract/courts/court-tree.js';
import type { TreeNode } from './tree-index.js';

/** Returns a function that makes names unique by adding a number to duplicates. */
function createNames(): (name: string) => string {
  const counts = new Map<string, number>();
  const unique = (name: string): string => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count === 1 ? name : unique(`${name}#${count}`);
  };
  return unique;
}

/**
 * Converts the groups of `client.courts.tree` to nodes. The values of leaves are the ids of courts, as text. A group
 * without courts is a leaf. The ids of nodes are those of the group, or of group and court (`1.7`), so that open groups
 * stay open when the order changes; duplicates are numbered.
 * `createTree({ nodes: treeOfCourts(groups), values: chosen.map(String) })`.
 */
export function treeOfCourts(groups: readonly CourtGroup[]): readonly TreeNode[] {
  const nameOf = createNames();
  return groups.map(({ id, title, courts }) => {
    const group = nameOf(id);
    if (courts.length === 0) return { id: group, label: title, value: id };
    const children = courts.map((court) => ({
      id: nameOf(`${group}.${court.id}`),
      label: court.title,
      value: String(court.id),
    }));
    return { id: group, label: title, children };
  });
}
