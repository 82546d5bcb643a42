/** A node of a tree. Without `children` it is a leaf. */
export interface TreeNode {
  /** Key of the node, unique in the tree. */
  readonly id: string;
  /** Label of the node. */
  readonly label: string;
  /**
   * The value of a leaf; its id by default. Leaves with the same value are one choice: they are
   * checked together, even if a filter hides one of them or one is disabled.
   */
  readonly value?: string | undefined;
  /** A disabled leaf keeps its check when its group is checked. A disabled group disables all nodes inside. */
  readonly disabled?: boolean | undefined;
  /** The children. An empty list makes an empty group. */
  readonly children?: readonly TreeNode[] | undefined;
}

/** A node with its position. Nodes are in reading order: the descendants of a group follow it up to `end`. */
export interface IndexedNode {
  /** The original node. */
  readonly node: TreeNode;
  /** The value; undefined for a group. */
  readonly value: string | undefined;
  /** Position of its group; -1 at the top level. */
  readonly parent: number;
  /** Level from 1, for `aria-level`. */
  readonly level: number;
  /** Position among its siblings, from 1. */
  readonly posInSet: number;
  /** Number of siblings, including itself. */
  readonly setSize: number;
  /** Position after the last descendant. */
  readonly end: number;
}

/** A tree as a list in reading order. */
export interface TreeIndex {
  /** All nodes. */
  readonly nodes: readonly IndexedNode[];
  /** Position of a node by its id. */
  readonly positions: ReadonlyMap<string, number>;
  /** Duplicate ids. Their nodes and descendants are omitted; the view reports them. */
  readonly twins: ReadonlySet<string>;
}

type Draft = { -readonly [K in keyof IndexedNode]: IndexedNode[K] };

/** Indexes a tree in linear time, without recursion. Of two nodes with the same id only the first is kept. */
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

/** Siblings that are being indexed. */
interface OpenList {
  readonly list: readonly TreeNode[];
  readonly parent: number;
  next: number;
  twins: number;
}

// A server may omit a list.
const openList = (list: readonly TreeNode[] | null, parent: number): OpenList => ({
  list: list ?? [],
  parent,
  next: 0,
  twins: 0,
});

/** Corrects the number of siblings after a duplicate was omitted. */
function shrinkSet(nodes: readonly Draft[], { list, parent, twins }: OpenList): void {
  for (const item of nodes.slice(parent + 1)) {
    if (item.parent === parent) item.setSize = list.length - twins;
  }
}
