import { systemClock, type MachineClock } from './clock.js';
import { createStore, type Observable } from './create-store.js';
import { isShortcut, type KeyInput, type TextDirection } from './keys.js';
import type { TreeNode } from './tree-index.js';
import { treeReducer } from './tree-reducer.js';
import { emptyTree, type TreeEvent, type TreeState } from './tree-state.js';

/** Options of `createTree`. */
export interface TreeOptions {
  /** The top-level nodes with their children. Building the tree takes linear time. */
  readonly nodes: readonly TreeNode[];
  /** Initially checked values, for example `readIdList('1,10,11')`. Unknown values are kept. */
  readonly values?: Iterable<string> | undefined;
  /** Ids of the initially open groups; none by default. */
  readonly expanded?: Iterable<string> | undefined;
  /** Text direction; `ltr` by default. */
  readonly direction?: TextDirection | undefined;
  /** The clock, for typing to find a row; that of the page by default. */
  readonly clock?: MachineClock | undefined;
}

/** A tree with check boxes after the ARIA tree view pattern, without rendering. */
export interface Tree extends Observable<TreeState> {
  /** Handles a key pressed on a row. Returns true if it was handled; then prevent its default action. */
  readonly key: (input: KeyInput) => boolean;
  /** Reports that a row has the focus. */
  readonly focusOn: (id: string) => void;
  /** Opens or closes a group. */
  readonly toggleOpen: (id: string) => void;
  /** Checks all visible nodes inside a row, or unchecks them if all are checked. */
  readonly toggleCheck: (id: string) => void;
  /** Checks all visible nodes. */
  readonly checkAll: () => void;
  /** Unchecks all visible nodes. */
  readonly uncheckAll: () => void;
  /** Shows only nodes that contain these words, with their groups and children. An empty text shows the whole tree. */
  readonly setFilter: (text: string) => void;
  /** Checks exactly these values. */
  readonly setValues: (values: Iterable<string>) => void;
  /** Replaces the nodes and keeps checks and open groups. The same list changes nothing. */
  readonly setNodes: (nodes: readonly TreeNode[]) => void;
}

const KEYS = new Set(['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'Enter', '*', ' ']);

/** Creates a tree. Of two nodes with the same id only the first is used. */
export function createTree(options: TreeOptions): Tree {
  const { nodes, values = [], expanded = [], direction = 'ltr', clock = systemClock } = options;
  let current = nodes;
  const first = { ...emptyTree, checked: new Set(values), expanded: new Set(expanded) };
  const store = createStore(treeReducer(first, { type: 'nodes', nodes }));
  const send = (event: TreeEvent): boolean => {
    const before = store.getSnapshot();
    store.set(treeReducer(before, event));
    return store.getSnapshot() !== before;
  };
  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    dispose: store.dispose,
    // Handle the tree's keys even if they move nowhere; otherwise the page would scroll.
    key: (input) =>
      send({ type: 'key', input, now: clock.now(), direction }) || (!isShortcut(input) && KEYS.has(input.key)),
    focusOn: (id) => void send({ type: 'focus', id }),
    toggleOpen: (id) => void send({ type: 'expand', id }),
    toggleCheck: (id) => void send({ type: 'check', id }),
    checkAll: () => void send({ type: 'all', check: 'on' }),
    uncheckAll: () => void send({ type: 'all', check: 'off' }),
    setFilter: (text) => void send({ type: 'filter', text }),
    setValues: (next) => void send({ type: 'values', values: next }),
    setNodes(next) {
      if (next !== current) send({ type: 'nodes', nodes: next });
      current = next;
    },
  };
}
