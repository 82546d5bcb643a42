import type { CourtGroup } from '../contract/values/court-tree.js';
import type { TreeNode } from './tree-index.js';

/**
 * Nodes of the court tree as `client.courts.tree` gives its groups; checked leaves stand for the ids of courts, as text. A
 * group without courts is itself what is checked. Ids of groups and courts may be the same; the nodes' own are their places.
 * `createTree({ nodes: treeOfCourts(groups), values: chosen.map(String) })`.
 */
export function treeOfCourts(groups: readonly CourtGroup[]): readonly TreeNode[] {
  return groups.map(({ id, title, courts }, at) => {
    if (courts.length === 0) return { id: `${at}`, label: title, value: id };
    const children = courts.map((court, place) => ({
      id: `${at}.${place}`,
      label: court.title,
      value: String(court.id),
    }));
    return { id: `${at}`, label: title, children };
  });
}
