import { disabledOf, type TreeCheck } from './tree-checks.js';
import type { TreeIndex, TreeNode } from './tree-index.js';

/** A visible row of a tree. */
export interface TreeRow {
  /** Key of the node. */
  readonly id: string;
  /** Label of the node. */
  readonly label: string;
  /** Level from 1, for `aria-level`. */
  readonly level: number;
  /** Position among the siblings, from 1, for `aria-posinset`. */
  readonly posInSet: number;
  /** Number of siblings, for `aria-setsize`. */
  readonly setSize: number;
  /** Whether a group is open, for `aria-expanded`; undefined for a leaf. */
  readonly isExpanded: boolean | undefined;
  /** Check, for `aria-checked`: true, false or mixed. Includes leaves that the filter hides. */
  readonly check: TreeCheck;
  /** Whether it cannot be checked. */
  readonly disabled: boolean;
}

const COMBINING = /[\u0300-\u036f]/g;

/** Normalises text for comparison: removes case and accents, but keeps vowel signs of Indian scripts. */
export function foldWords(words: string): string {
  return words.normalize('NFKD').replace(COMBINING, '').toLowerCase();
}

/** Returns the label of a node, or an empty string if the server omitted it. */
function labelOf({ label }: { readonly label: string | null }): string {
  return label ?? '';
}

const foldedLabels = new WeakMap<TreeNode, string>();

/** Returns the normalised label of a node. Cached, because a filter compares all labels at each letter. */
function foldedLabel(node: TreeNode): string {
  const known = foldedLabels.get(node) ?? foldWords(labelOf(node));
  foldedLabels.set(node, known);
  return known;
}

/**
 * Returns which nodes a filter shows, by position: those whose label contains it, their descendants, and their groups.
 * Undefined without a filter.
 */
export function shownBy({ nodes }: TreeIndex, filter: string): Uint8Array | undefined {
  const wanted = foldWords(filter.trim());
  if (wanted === '') return undefined;
  const shown = new Uint8Array(nodes.length);
  nodes.forEach(({ node, end }, at) => {
    if (shown[at] || !foldedLabel(node).includes(wanted)) return;
    shown.fill(1, at, end);
  });
  for (let at = nodes.length - 1; at > 0; at -= 1) {
    const parent = nodes[at]?.parent ?? -1;
    if (shown[at] && parent >= 0) shown[parent] = 1;
  }
  return shown;
}

/** The input of the rows. */
export interface RowSource {
  /** The tree. */
  readonly index: TreeIndex;
  /** Checks by position. */
  readonly checks: readonly TreeCheck[];
  /** Ids of open groups. */
  readonly expanded: ReadonlySet<string>;
  /** The nodes that the filter shows. All of their groups are open. */
  readonly shown: Uint8Array | undefined;
}

/** Returns the visible rows in order. Unchanged rows are the same objects, so a view renders only the others. */
export function rowsOf({ index, checks, expanded, shown }: RowSource, before: readonly TreeRow[]): readonly TreeRow[] {
  const known = new Map(before.map((row) => [row.id, row]));
  const disabled = disabledOf(index);
  const rows: TreeRow[] = [];
  let at = 0;
  for (let item = index.nodes[at]; item; item = index.nodes[at]) {
    if (shown && !shown[at]) {
      at = item.end;
      continue;
    }
    const { node, level, posInSet, setSize } = item;
    const isExpanded = node.children && (shown !== undefined || expanded.has(node.id));
    const row: TreeRow = {
      id: node.id,
      label: labelOf(node),
      level,
      posInSet,
      setSize,
      isExpanded,
      check: checks[at] ?? 'off',
      disabled: disabled[at] ?? false,
    };
    const old = known.get(node.id);
    rows.push(old && isSameRow(old, row) ? old : row);
    at = isExpanded ? at + 1 : item.end;
  }
  return rows;
}

function isSameRow(a: TreeRow, b: TreeRow): boolean {
  // Compare members directly for speed: this runs for each row at each change.
  return (
    a.label === b.label &&
    a.level === b.level &&
    a.posInSet === b.posInSet &&
    a.setSize === b.setSize &&
    a.isExpanded === b.isExpanded &&
    a.check === b.check &&
    a.disabled === b.disabled
  );
}
