import { arrowStep, isShortcut, type KeyInput, type TextDirection } from './keys.js';
import { disabledOf } from './tree-checks.js';
import { foldWords, shownBy } from './tree-rows.js';
import { withChecked, withNodes, withRows, type TreeEvent, type TreeState } from './tree-state.js';

/** Maximum milliseconds between typed characters of one word. */
const TYPE_AHEAD_MS = 500;

/** Pure: the same state and event give the same result. The view moves the focus. An event without effect returns the same object. */
export function treeReducer(state: TreeState, event: TreeEvent): TreeState {
  switch (event.type) {
    case 'nodes':
      return withNodes(state, event.nodes);
    case 'values':
      return setValues(state, new Set(event.values));
    case 'filter':
      return event.text === state.filter
        ? state
        : withRows({ ...state, filter: event.text, shown: shownBy(state.index, event.text) });
    case 'focus':
      return event.id === state.active || !state.rows.some(({ id }) => id === event.id)
        ? state
        : { ...state, active: event.id };
    case 'expand':
      return expand(state, event.id);
    case 'check':
      return check(state, event.id);
    case 'all':
      return setLeaves(state, 0, state.index.nodes.length, event.check);
    case 'key':
      return onKey(state, event);
  }
}

function setValues(state: TreeState, values: ReadonlySet<string>): TreeState {
  const { checked } = state;
  const isSame = values.size === checked.size && Array.from(values).every((value) => checked.has(value));
  return isSame ? state : withChecked(state, values);
}

/** Opens or closes a group. With a filter, all visible groups are open. */
function expand(state: TreeState, id: string): TreeState {
  const item = state.index.nodes[state.index.positions.get(id) ?? -1];
  if (!item?.node.children || state.shown) return state;
  const expanded = new Set(state.expanded);
  if (!expanded.delete(id)) expanded.add(id);
  const next = withRows({ ...state, expanded });
  // The focused row may have disappeared with the group.
  return next.active === state.active || next.active === undefined ? next : { ...next, focus: { on: next.active } };
}

/** Checks all nodes below a node, or unchecks them if all are checked. Changes only nodes that the filter shows. */
function check(state: TreeState, id: string): TreeState {
  const at = state.index.positions.get(id) ?? -1;
  const item = state.index.nodes[at];
  if (!item || disabledOf(state.index)[at]) return state;
  const on = setLeaves(state, at, item.end, 'on');
  return on === state ? setLeaves(state, at, item.end, 'off') : on;
}

/** Sets the visible, enabled leaves between two positions. */
function setLeaves(state: TreeState, from: number, to: number, target: 'on' | 'off'): TreeState {
  const { index, shown } = state;
  const disabled = disabledOf(index);
  const kept = new Set(index.nodes.flatMap(({ value }, at) => (disabled[at] && value !== undefined ? [value] : [])));
  const checked = new Set(state.checked);
  let changes = 0;
  for (let at = from; at < to; at += 1) {
    const item = index.nodes[at];
    if (item?.value === undefined || kept.has(item.value) || (shown && !shown[at])) continue;
    if (checked.has(item.value) === (target === 'on')) continue;
    changes += 1;
    if (target === 'on') checked.add(item.value);
    else checked.delete(item.value);
  }
  return changes === 0 ? state : withChecked(state, checked);
}

function goTo(state: TreeState, id: string | undefined): TreeState {
  return id === undefined ? state : { ...state, active: id, focus: { on: id } };
}

function onKey(state: TreeState, event: Extract<TreeEvent, { type: 'key' }>): TreeState {
  const { input, now, direction } = event;
  const { rows, active } = state;
  const at = rows.findIndex(({ id }) => id === active);
  const row = rows[at];
  if (!row) return state;
  if ((input.ctrlKey || input.metaKey) && input.key.toLowerCase() === 'a') {
    const on = setLeaves(state, 0, state.index.nodes.length, 'on');
    return on === state ? setLeaves(state, 0, state.index.nodes.length, 'off') : on;
  }
  if (isShortcut(input)) return state;
  const isTyping = state.typed.text !== '' && now - state.typed.at <= TYPE_AHEAD_MS;
  switch (input.key) {
    case 'ArrowDown':
      return goTo(state, rows[at + 1]?.id);
    case 'ArrowUp':
      return goTo(state, rows[at - 1]?.id);
    case 'Home':
      return goTo(state, rows[0]?.id);
    case 'End':
      return goTo(state, rows.at(-1)?.id);
    case 'ArrowLeft':
    case 'ArrowRight':
      return sideways(state, at, { input, direction });
    case 'Enter':
      return row.isExpanded === undefined ? check(state, row.id) : expand(state, row.id);
    case '*':
      return expandSiblings(state, row.id);
    case ' ':
      return isTyping ? typeAhead(state, at, { input, now, isTyping }) : check(state, row.id);
    default:
      return input.key.length === 1 ? typeAhead(state, at, { input, now, isTyping }) : state;
  }
}

function sideways(
  state: TreeState,
  at: number,
  { input, direction }: { readonly input: KeyInput; readonly direction: TextDirection },
): TreeState {
  const { rows, index } = state;
  const row = rows[at];
  if (!row) return state;
  if (arrowStep(input, { orientation: 'horizontal', direction }) > 0) {
    if (row.isExpanded === undefined) return state;
    if (!row.isExpanded) return expand(state, row.id);
    const inside = rows[at + 1];
    return inside && inside.level > row.level ? goTo(state, inside.id) : state;
  }
  if (row.isExpanded && !state.shown) return expand(state, row.id);
  const item = index.nodes[index.positions.get(row.id) ?? -1];
  return goTo(state, index.nodes[item?.parent ?? -1]?.node.id);
}

function expandSiblings(state: TreeState, id: string): TreeState {
  const { index, expanded } = state;
  const parent = index.nodes[index.positions.get(id) ?? -1]?.parent;
  const groups = index.nodes.filter((item) => item.parent === parent && item.node.children);
  if (groups.every(({ node }) => expanded.has(node.id))) return state;
  return withRows({ ...state, expanded: new Set([...expanded, ...groups.map(({ node }) => node.id)]) });
}

/** Moves to the next row whose label begins with the typed text. Repeating a letter moves to the next such row. */
function typeAhead(
  state: TreeState,
  from: number,
  { input, now, isTyping }: { readonly input: KeyInput; readonly now: number; readonly isTyping: boolean },
): TreeState {
  const { rows } = state;
  const text = foldWords((isTyping ? state.typed.text : '') + input.key);
  const isRepeated = Array.from(text).every((letter) => letter === text[0]);
  const wanted = isRepeated ? text.slice(0, 1) : text;
  const start = isRepeated ? from + 1 : from;
  const order = rows.map((_, step) => rows[(start + step) % rows.length]);
  const found = order.find((row) => row && foldWords(row.label).startsWith(wanted));
  return { ...goTo(state, found?.id), typed: { text, at: now } };
}
