import type { TreeNode } from './tree-index.js';

/** A group with its members, for example courts by kind. */
export interface TreeGroup {
  /** Id of the group; it stands for something only where the group has no members. */
  readonly id: string;
  /** Words of the group. */
  readonly title: string;
  /** What is in it. */
  readonly members: readonly {
    /** Id that a checked member stands for. It may be the id of a group, too. */
    readonly id: string;
    /** Words of the member. */
    readonly title: string;
  }[];
}

/**
 * Nodes of a tree with one level of groups, such as the court tree. A group without members is itself what is checked. Ids of
 * groups and members may be the same numbers; the nodes' own ids are their places.
 */
export function treeOfGroups(groups: readonly TreeGroup[]): readonly TreeNode[] {
  return groups.map(({ id, title, members }, at) => {
    if (members.length === 0) return { id: `${at}`, label: title, value: id };
    const children = members.map((member, place) => ({
      id: `${at}.${place}`,
      label: member.title,
      value: member.id,
    }));
    return { id: `${at}`, label: title, children };
  });
}
