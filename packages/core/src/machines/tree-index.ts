import { ConfigError } from '../errors/config-error.js';

/** One node of a tree as it is given. Without `children` it is a leaf. */
export interface TreeNode {
  /** Key of the node, unique in the tree. */
  readonly id: string;
  /** Words of the node. */
  readonly label: string;
  /**
   * What a checked leaf stands for, its id by default. Leaves with the same value are one choice: they are
   * checked together, also where a filter hides one of them, and keep their check together where one is disabled.
   */
  readonly value?: string | undefined;
  /** A disabled leaf keeps its check, whatever is done to the nodes above; a disabled group disables all inside. */
  readonly disabled?: boolean | undefined;
  /** The nodes inside. An empty list makes a group without anything in it. */
  readonly children?: readonly TreeNode[] | undefined;
}

/** A node with its place. Nodes stand in reading order, so the inside of a group is what follows it up to `end`. */
export interface IndexedNode {
  /** The node as it was given. */
  readonly node: TreeNode;
  /** What it stands for; undefined for a group. */
  readonly value: string | undefined;
  /** Position of the group it is in; -1 at the top. */
  readonly parent: number;
  /** 1 at the top, as `aria-level` counts. */
  readonly level: number;
  /** Place among its siblings, from 1. */
  readonly posInSet: number;
  /** How many siblings there are, itself among them. */
  readonly setSize: number;
  /** Position behind the last node inside. */
  readonly end: number;
}

/** A tree as a list in reading order. */
export interface TreeIndex {
  /** All nodes. */
  readonly nodes: readonly IndexedNode[];
  /** Position of a node by its id. */
  readonly positions: ReadonlyMap<string, number>;
}

type Draft = { -readonly [K in keyof IndexedNode]: IndexedNode[K] };

/** Lays a tree out, in time linear in its nodes and without recursion. Throws a ConfigError for an id that comes twice. */
export function indexTree(roots: readonly TreeNode[]): TreeIndex {
  const nodes: Draft[] = [];
  const positions = new Map<string, number>();
  const open: { readonly list: readonly TreeNode[]; readonly parent: number; next: number }[] = [
    { list: roots, parent: -1, next: 0 },
  ];
  for (let level = open.at(-1); level; level = open.at(-1)) {
    const node = level.list[level.next];
    if (!node) {
      const group = nodes[level.parent];
      if (group) group.end = nodes.length;
      open.pop();
      continue;
    }
    level.next += 1;
    const at = nodes.length;
    if (positions.has(node.id)) {
      throw new ConfigError(`Two nodes of a tree have the id "${node.id}". Give each node an id of its own.`);
    }
    positions.set(node.id, at);
    nodes.push({
      node,
      value: node.children ? undefined : (node.value ?? node.id),
      parent: level.parent,
      level: open.length,
      posInSet: level.next,
      setSize: level.list.length,
      end: at + 1,
    });
    if (node.children) open.push({ list: node.children, parent: at, next: 0 });
  }
  return { nodes, positions };
}
