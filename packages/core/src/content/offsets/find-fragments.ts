import type { TextPosition } from './text-position.js';

/** A part of a text node. */
export interface Fragment {
  readonly node: Text;
  readonly from: number;
  readonly to: number;
}

/** Finds ranges of the text of an element, and wraps their parts, in one walk through its text nodes. */
export interface FragmentFinder {
  /** Returns the parts of text nodes that contain a range. Ask for ranges in ascending order. */
  readonly find: (range: TextPosition) => Fragment[];
  /** Wraps a part of the range that was found last. */
  readonly wrap: (fragment: Fragment, element: HTMLElement) => void;
}

/** Opens a walk through the text nodes of `root`. Only `wrap` may change the nodes until the walk ends. */
export function openFragmentFinder(root: Node): FragmentFinder {
  const walker = (root.ownerDocument ?? (root as Document)).createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let node = walker.nextNode() as Text | null;
  /** Units of text before the node. */
  let units = 0;
  const step = (): void => {
    units += node?.data.length ?? 0;
    node = walker.nextNode() as Text | null;
  };
  return {
    find({ start, end }) {
      while (node && units + node.data.length <= start) step();
      const fragments: Fragment[] = [];
      for (; node; step()) {
        const { length } = node.data;
        fragments.push({ node, from: Math.max(0, start - units), to: Math.min(length, end - units) });
        if (end <= units + length) break;
      }
      return fragments;
    },
    wrap({ node: whole, from, to }, element) {
      if (to < whole.data.length) whole.splitText(to);
      const inner = from > 0 ? whole.splitText(from) : whole;
      inner.replaceWith(element);
      element.append(inner);
      if (whole !== node) return;
      // The walk continues after the wrapped words.
      walker.currentNode = inner;
      node = inner;
      units += from;
    },
  };
}
