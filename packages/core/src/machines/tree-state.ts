import type { FocusRequest } from './focus-request.js';
import type { KeyInput, TextDirection } from './keys.js';
import { checksOf, valuesOf, type TreeCheck } from './tree-checks.js';
import { indexTree, type TreeIndex, type TreeNode } from './tree-index.js';
import { rowsOf, shownBy, type TreeRow } from './tree-rows.js';

/** Characters typed to find a row. */
export interface TypedWords {
  /** The characters, without case and accents. */
  readonly text: string;
  /** Time of the last one, by the machine's clock. */
  readonly at: number;
}

/** The state of a tree. */
export interface TreeState {
  /** The visible rows, in order. Unchanged rows are the same objects. */
  readonly rows: readonly TreeRow[];
  /** Id of the only row in the tab order; undefined in an empty tree. */
  readonly active: string | undefined;
  /** Values of the checked leaves in the order of the tree, without duplicates. */
  readonly values: readonly string[];
  /** All checked values, including those that the tree does not contain. */
  readonly checked: ReadonlySet<string>;
  /** The check of every node, by position. */
  readonly checks: readonly TreeCheck[];
  /** Ids of the open groups. */
  readonly expanded: ReadonlySet<string>;
  /** The filter; empty for the whole tree. */
  readonly filter: string;
  /** The nodes that the filter shows, by position; undefined without a filter. */
  readonly shown: Uint8Array | undefined;
  /** The tree in reading order. */
  readonly index: TreeIndex;
  /** The text typed to find a row. */
  readonly typed: TypedWords;
  /** The row that must be focused; a new object each time. */
  readonly focus: FocusRequest<string> | undefined;
}

/** What can happen to a tree. */
export type TreeEvent =
  | { readonly type: 'key'; readonly input: KeyInput; readonly now: number; readonly direction: TextDirection }
  | { readonly type: 'focus' | 'expand' | 'check'; readonly id: string }
  | { readonly type: 'all'; readonly check: 'on' | 'off' }
  | { readonly type: 'filter'; readonly text: string }
  | { readonly type: 'values'; readonly values: Iterable<string> }
  | { readonly type: 'nodes'; readonly nodes: readonly TreeNode[] };

/** The state of an empty tree. */
export const emptyTree: TreeState = {
  rows: [],
  active: undefined,
  values: [],
  checked: new Set(),
  checks: [],
  expanded: new Set(),
  filter: '',
  shown: undefined,
  index: { nodes: [], positions: new Map(), twins: new Set() },
  typed: { text: '', at: Number.NEGATIVE_INFINITY },
  focus: undefined,
};

/** Replaces the nodes and keeps checks and open groups. */
export function withNodes(state: TreeState, nodes: readonly TreeNode[]): TreeState {
  const index = indexTree(nodes);
  return withChecked({ ...state, index, shown: shownBy(index, state.filter) }, state.checked);
}

/** Sets the checked values. */
export function withChecked(state: TreeState, checked: ReadonlySet<string>): TreeState {
  const { index } = state;
  return withRows({ ...state, checked, checks: checksOf(index, checked), values: valuesOf(index, checked) });
}

/** Updates the rows after any of their input has changed. */
export function withRows(state: TreeState): TreeState {
  const rows = rowsOf(state, state.rows);
  return { ...state, rows, active: nearestRow({ ...state, rows }) };
}

/** Returns the active row if it is still visible, otherwise its nearest visible group, otherwise the first row. */
function nearestRow({ rows, active, index }: TreeState): string | undefined {
  const drawn = new Set(rows.map(({ id }) => id));
  let at = index.positions.get(active ?? '') ?? -1;
  for (let item = index.nodes[at]; item; item = index.nodes[at]) {
    if (drawn.has(item.node.id)) return item.node.id;
    at = item.parent;
  }
  return rows[0]?.id;
}
