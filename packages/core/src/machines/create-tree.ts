import { systemClock, type MachineClock } from './clock.js';
import { createStore, type Observable } from './create-store.js';
import { isShortcut, type KeyInput, type TextDirection } from './keys.js';
import type { TreeNode } from './tree-index.js';
import { treeReducer } from './tree-reducer.js';
import { emptyTree, type TreeEvent, type TreeState } from './tree-state.js';

/** How a tree begins. */
export interface TreeOptions {
  /** The nodes at the top with what is inside them. Built in time linear in their number; 1,500 are quick. */
  readonly nodes: readonly TreeNode[];
  /** Values checked at first, for example `readIdList('1,10,11')`. What the tree does not know is kept aside. */
  readonly values?: Iterable<string> | undefined;
  /** Ids of the groups open at first; none by default. */
  readonly expanded?: Iterable<string> | undefined;
  /** The way text runs; `ltr` by default. */
  readonly direction?: TextDirection | undefined;
  /** Time, for words typed to find a row; that of the page by default. */
  readonly clock?: MachineClock | undefined;
}

/** A tree after the ARIA tree view pattern, with a check before each row, without any drawing. */
export interface Tree extends Observable<TreeState> {
  /** A key was pressed on a row. Gives true when it was for the tree: then the page must not have it as well. */
  readonly key: (input: KeyInput) => boolean;
  /** A row has the focus now. */
  readonly focusOn: (id: string) => void;
  /** Opens a closed group and closes an open one. */
  readonly toggleOpen: (id: string) => void;
  /** Checks everything inside a row that is shown, or unchecks it where all of it is checked. */
  readonly toggleCheck: (id: string) => void;
  /** Checks everything that is shown. */
  readonly checkAll: () => void;
  /** Unchecks everything that is shown. */
  readonly uncheckAll: () => void;
  /** Shows only what holds these words, with the groups around and everything inside; empty shows the whole tree again. */
  readonly setFilter: (text: string) => void;
  /** Checks exactly these values. */
  readonly setValues: (values: Iterable<string>) => void;
  /** Other nodes; the same list again changes nothing. Checks and open groups stay. */
  readonly setNodes: (nodes: readonly TreeNode[]) => void;
}

const KEYS = new Set(['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'Enter', '*', ' ']);

/** Creates the machine of a tree. Of two nodes with the same id the first stays; the view says so. */
export function createTree(options: TreeOptions): Tree {
  const { nodes, values = [], expanded = [], direction = 'ltr', clock = systemClock } = options;
  let given = nodes;
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
    // The tree's keys are its own also where they lead nowhere, or the page would scroll at its end.
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
      if (next !== given) send({ type: 'nodes', nodes: next });
      given = next;
    },
  };
}
