import { positionOfRange, rangeOfPosition } from './dom-range.js';
import type { TextPosition } from './text-selector.js';

/** A range of the text of an element that contains sanitised HTML, and the words expected there. */
export interface WordsAt extends TextPosition {
  /** The expected words. White space is ignored. */
  readonly text: string;
}

/** The result of `wrapPlaces`. */
export interface WrappedPlaces {
  /** Indexes of the ranges that were wrapped. */
  readonly wrapped: ReadonlySet<number>;
  /** Removes all wrapping elements. */
  readonly undo: () => void;
}

interface Fragment {
  readonly node: Text;
  readonly from: number;
  readonly to: number;
}

const withoutSpaces = (text: string): string => text.replaceAll(/\s+/g, '');

/** Returns the parts of text nodes that contain each range. The ranges must be in ascending order without overlaps. */
function fragmentsOf(root: Node, places: readonly WordsAt[]): Fragment[][] {
  const found: Fragment[][] = places.map(() => []);
  const walker = (root.ownerDocument ?? (root as Document)).createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let units = 0;
  let next = 0;
  for (let node = walker.nextNode() as Text | null; node && next < places.length; node = walker.nextNode() as Text) {
    const endOfNode = units + node.data.length;
    for (let index = next; index < places.length; index += 1) {
      const { start, end } = places[index] as WordsAt;
      if (start >= endOfNode) break;
      found[index]?.push({ node, from: Math.max(0, start - units), to: Math.min(node.data.length, end - units) });
      if (end <= endOfNode) next = index + 1;
    }
    units = endOfNode;
  }
  return found;
}

/** Returns whether the fragments contain the expected words and are not inside a link or button. */
function isFree(root: Node, fragments: readonly Fragment[], words: string): boolean {
  if (withoutSpaces(fragments.map(({ node, from, to }) => node.data.slice(from, to)).join('')) !== withoutSpaces(words))
    return false;
  return fragments.every(({ node }) => {
    const control = node.parentElement?.closest('a, button');
    return !control || !root.contains(control);
  });
}

/** Changes the nodes of `root` and then restores the user's selection. */
function keepingSelection(root: Node, change: () => void): void {
  const selection = root.ownerDocument?.getSelection();
  const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : undefined;
  const position = range && positionOfRange(root, range);
  const isBackward =
    range !== undefined && selection?.anchorNode === range.endContainer && selection.anchorOffset === range.endOffset;
  change();
  const restored = position && rangeOfPosition(root, position);
  if (!restored || !selection) return;
  const first = [restored.startContainer, restored.startOffset] as const;
  const last = [restored.endContainer, restored.endOffset] as const;
  if (isBackward) selection.setBaseAndExtent(...last, ...first);
  else selection.setBaseAndExtent(...first, ...last);
}

/**
 * Wraps ranges of the text of `root`, which contains sanitised HTML, in elements. Keeps text, anchors and selection. Skips
 * a range if its words are different, if it overlaps an earlier range, or if it is inside a link or button. A range that
 * spans several elements is wrapped in parts: `create` receives the index of the range and the number of the part. Takes
 * linear time.
 */
export function wrapPlaces(
  root: Node,
  places: readonly (WordsAt | undefined)[],
  create: (index: number, part: number) => HTMLElement,
): WrappedPlaces {
  let lastEnd = 0;
  const order = [...places.keys()]
    .filter((index) => places[index])
    .sort((one, other) => (places[one]?.start ?? 0) - (places[other]?.start ?? 0) || one - other)
    .filter((index) => {
      const { start, end } = places[index] as WordsAt;
      if (start < lastEnd || end <= start) return false;
      lastEnd = end;
      return true;
    });
  const sorted = order.map((index) => places[index] as WordsAt);
  const todo = fragmentsOf(root, sorted)
    .map((fragments, place) => ({ fragments, place }))
    .filter(({ fragments, place }) => isFree(root, fragments, sorted[place]?.text ?? ''));
  const elements: HTMLElement[] = [];
  keepingSelection(root, () => {
    // Start at the end, because splitting a text node invalidates the offsets after it.
    for (const { fragments, place } of todo.toReversed()) {
      const words = fragments.filter(({ node, from, to }) => withoutSpaces(node.data.slice(from, to)) !== '');
      for (const [part, { node, from, to }] of [...words.entries()].toReversed()) {
        const element = create(order[place] as number, part);
        if (to < node.data.length) node.splitText(to);
        const inner = from > 0 ? node.splitText(from) : node;
        inner.replaceWith(element);
        element.append(inner);
        elements.push(element);
      }
    }
  });
  const undo = () =>
    keepingSelection(root, () => {
      for (const element of elements) {
        const parent = element.parentNode;
        element.replaceWith(...element.childNodes);
        parent?.normalize();
      }
    });
  return { wrapped: new Set(todo.map(({ place }) => order[place] as number)), undo };
}
