import type { TextPosition } from './text-position.js';

function* textNodes(root: Node): Generator<Text, undefined, undefined> {
  const walker = (root.ownerDocument ?? (root as Document)).createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) yield node as Text;
}

/** Returns the number of UTF-16 units of text before a boundary of a range. */
function unitsBefore(root: Node, container: Node, offset: number): number {
  const range = (root.ownerDocument ?? (root as Document)).createRange();
  range.setStart(root, 0);
  range.setEnd(container, offset);
  let units = 0;
  for (const node of textNodes(root)) {
    if (node === container) return units + offset;
    if (range.comparePoint(node, 0) > 0) return units;
    units += node.data.length;
  }
  return units;
}

/**
 * Returns the position of a DOM range, such as a selection, in the text of `root`, which contains sanitised HTML.
 * Undefined if the range is empty or extends outside `root`.
 */
export function positionOfRange(root: Node, range: Range): TextPosition | undefined {
  if (range.collapsed || !root.contains(range.startContainer) || !root.contains(range.endContainer)) return undefined;
  const start = unitsBefore(root, range.startContainer, range.startOffset);
  const end = unitsBefore(root, range.endContainer, range.endOffset);
  return end > start ? { start, end } : undefined;
}

/**
 * Returns the DOM range of a position in the text of `root`. It starts and ends inside text nodes, so that it can be
 * highlighted without affecting other elements. Undefined if the position is empty or outside the text.
 */
export function rangeOfPosition(root: Node, { start, end }: TextPosition): Range | undefined {
  if (start < 0 || end <= start) return undefined;
  let first: { readonly node: Text; readonly offset: number } | undefined;
  let units = 0;
  for (const node of textNodes(root)) {
    const next = units + node.data.length;
    if (!first && start < next) first = { node, offset: start - units };
    if (first && end <= next) {
      const range = node.ownerDocument.createRange();
      range.setStart(first.node, first.offset);
      range.setEnd(node, end - units);
      return range;
    }
    units = next;
  }
  return undefined;
}
