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
  /** Ids that came again: such a node is left out with all inside it, for the view to say so. */
  readonly twins: ReadonlySet<string>;
}

type Draft = { -readonly [K in keyof IndexedNode]: IndexedNode[K] };

/** Lays a tree out, in time linear in its nodes and without recursion. Of two nodes with one id the first in reading order stays. */
export function indexTree(roots: readonly TreeNode[]): TreeIndex {
  const nodes: Draft[] = [];
  const positions = new Map<string, number>();
  const twins = new Set<string>();
  const open: OpenList[] = [openList(roots, -1)];
  for (let level = open.at(-1); level; level = open.at(-1)) {
    const node = level.list[level.next];
    if (!node) {
      const group = nodes[level.parent];
      if (group) group.end = nodes.length;
      if (level.twins > 0) shrinkSet(nodes, level);
      open.pop();
      continue;
    }
    level.next += 1;
    const at = nodes.length;
    if (positions.has(node.id)) {
      twins.add(node.id);
      level.twins += 1;
      continue;
    }
    positions.set(node.id, at);
    nodes.push({
      node,
      value: node.children ? undefined : (node.value ?? node.id),
      parent: level.parent,
      level: open.length,
      posInSet: level.next - level.twins,
      setSize: level.list.length,
      end: at + 1,
    });
    if (node.children) open.push(openList(node.children, at));
  }
  return { nodes, positions, twins };
}

/** Siblings that are being laid out. */
interface OpenList {
  readonly list: readonly TreeNode[];
  readonly parent: number;
  next: number;
  twins: number;
}

// A server may leave a list out.
const openList = (list: readonly TreeNode[] | null, parent: number): OpenList => ({
  list: list ?? [],
  parent,
  next: 0,
  twins: 0,
});

/** The siblings of a twin are fewer than the list had. */
function shrinkSet(nodes: readonly Draft[], { list, parent, twins }: OpenList): void {
  for (const item of nodes.slice(parent + 1)) {
    if (item.parent === parent) item.setSize = list.length - twins;
  }
}
