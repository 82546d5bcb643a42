import type { CourtGroup } from '../contract/courts/court-tree.js';
import type { TreeNode } from './tree-index.js';

/** Gives each name once; one that comes again gets a number behind it. */
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
 * Nodes of the court tree as `client.courts.tree` gives its groups; checked leaves stand for the ids of courts, as text. A
 * group without courts is itself what is checked. The nodes' own ids are those of groups, and of group and court (`1.7`),
 * so that what is open stays open when groups come in another order; an id that comes again is numbered.
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
