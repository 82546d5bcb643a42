import type { FocusRequest } from './focus-request.js';
import type { KeyInput, TextDirection } from './keys.js';
import { checksOf, valuesOf, type TreeCheck } from './tree-checks.js';
import { indexTree, type TreeIndex, type TreeNode } from './tree-index.js';
import { rowsOf, shownBy, type TreeRow } from './tree-rows.js';

/** Characters that a reader types to find a row. */
export interface TypedWords {
  /** The characters, without capitals and accents. */
  readonly text: string;
  /** When the last one was typed, by the machine's clock. */
  readonly at: number;
}

/** State of a tree with checks. */
export interface TreeState {
  /** What is drawn, in order. Rows that did not change are the same objects. */
  readonly rows: readonly TreeRow[];
  /** Id of the one row in the tab order; undefined in an empty tree. */
  readonly active: string | undefined;
  /** Values of the checked leaves in the order of the tree, each once. */
  readonly values: readonly string[];
  /** Everything checked, also what this tree does not know (yet) or cannot show. */
  readonly checked: ReadonlySet<string>;
  /** Check of every node, by its position. */
  readonly checks: readonly TreeCheck[];
  /** Ids of the open groups. */
  readonly expanded: ReadonlySet<string>;
  /** What the reader filters by; empty for the whole tree. */
  readonly filter: string;
  /** Which nodes the filter shows, by position; undefined without a filter. */
  readonly shown: Uint8Array | undefined;
  /** The tree in reading order. */
  readonly index: TreeIndex;
  /** What was typed to find a row. */
  readonly typed: TypedWords;
  /** The row that is to have the focus; a new object for each wish. */
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

/** A tree without nodes. */
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

/** The state with other nodes. Checks and open groups stay. */
export function withNodes(state: TreeState, nodes: readonly TreeNode[]): TreeState {
  const index = indexTree(nodes);
  return withChecked({ ...state, index, shown: shownBy(index, state.filter) }, state.checked);
}

/** The state with these values checked. */
export function withChecked(state: TreeState, checked: ReadonlySet<string>): TreeState {
  const { index } = state;
  return withRows({ ...state, checked, checks: checksOf(index, checked), values: valuesOf(index, checked) });
}

/** The state with rows drawn anew, after anything they are made from has changed. */
export function withRows(state: TreeState): TreeState {
  const rows = rowsOf(state, state.rows);
  return { ...state, rows, active: nearestRow({ ...state, rows }) };
}

/** The active row where it is still drawn, otherwise the group around it that is, otherwise the first row. */
function nearestRow({ rows, active, index }: TreeState): string | undefined {
  const drawn = new Set(rows.map(({ id }) => id));
  let at = index.positions.get(active ?? '') ?? -1;
  for (let item = index.nodes[at]; item; item = index.nodes[at]) {
    if (drawn.has(item.node.id)) return item.node.id;
    at = item.parent;
  }
  return rows[0]?.id;
}
