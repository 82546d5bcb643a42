import { positionOfRange, rangeOfPosition } from './dom-range.js';
import type { TextPosition } from './text-selector.js';

/** A stretch of the text of an element that holds sanitised HTML, and the words that must stand there. */
export interface WordsAt extends TextPosition {
  /** What stands there, white space aside. */
  readonly text: string;
}

/** What became of the stretches that were to be wrapped. */
export interface WrappedPlaces {
  /** Indexes of those that were; the others are left as they stood. */
  readonly wrapped: ReadonlySet<number>;
  /** Takes every wrapping away again. */
  readonly undo: () => void;
}

interface Fragment {
  readonly node: Text;
  readonly from: number;
  readonly to: number;
}

const squeezed = (text: string): string => text.replaceAll(/\s+/g, '');

/** The parts of text nodes that hold each stretch; the stretches are in ascending order and do not overlap. */
function fragmentsOf(root: Node, places: readonly WordsAt[]): Fragment[][] {
  const found: Fragment[][] = places.map(() => []);
  const walker = (root.ownerDocument ?? (root as Document)).createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let units = 0;
  let next = 0;
  for (let node = walker.nextNode() as Text | null; node && next < places.length; node = walker.nextNode() as Text) {
    const behind = units + node.data.length;
    for (let index = next; index < places.length; index += 1) {
      const { start, end } = places[index] as WordsAt;
      if (start >= behind) break;
      found[index]?.push({ node, from: Math.max(0, start - units), to: Math.min(node.data.length, end - units) });
      if (end <= behind) next = index + 1;
    }
    units = behind;
  }
  return found;
}

/** True where the words stand as they were said to, and no link of the document's own is in the way. */
function isFree(root: Node, fragments: readonly Fragment[], words: string): boolean {
  if (squeezed(fragments.map(({ node, from, to }) => node.data.slice(from, to)).join('')) !== squeezed(words))
    return false;
  return fragments.every(({ node }) => {
    const control = node.parentElement?.closest('a, button');
    return !control || !root.contains(control);
  });
}

/** Does something to the nodes of `root` and selects afterwards the words that were selected before. */
function keepingSelection(root: Node, change: () => void): void {
  const selection = root.ownerDocument?.getSelection();
  const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : undefined;
  const position = range && positionOfRange(root, range);
  const isBackward =
    range !== undefined && selection?.anchorNode === range.endContainer && selection.anchorOffset === range.endOffset;
  change();
  const again = position && rangeOfPosition(root, position);
  if (!again || !selection) return;
  const first = [again.startContainer, again.startOffset] as const;
  const last = [again.endContainer, again.endOffset] as const;
  if (isBackward) selection.setBaseAndExtent(...last, ...first);
  else selection.setBaseAndExtent(...first, ...last);
}

/**
 * Puts an element around each of some stretches of the text of `root`, which holds sanitised HTML as it was inserted. Text,
 * anchors and selection stay as they are. Left out is a stretch whose words do not stand there, one that overlaps an earlier
 * one, and one with a link or button in it. A stretch that runs through several elements gets one element for each of its
 * parts: `create` is given the index of the stretch and the number of the part. Linear in the text and the stretches.
 */
export function wrapPlaces(
  root: Node,
  places: readonly (WordsAt | undefined)[],
  create: (index: number, part: number) => HTMLElement,
): WrappedPlaces {
  let behind = 0;
  const order = [...places.keys()]
    .filter((index) => places[index])
    .sort((one, other) => (places[one]?.start ?? 0) - (places[other]?.start ?? 0) || one - other)
    .filter((index) => {
      const { start, end } = places[index] as WordsAt;
      if (start < behind || end <= start) return false;
      behind = end;
      return true;
    });
  const sorted = order.map((index) => places[index] as WordsAt);
  const todo = fragmentsOf(root, sorted)
    .map((fragments, place) => ({ fragments, place }))
    .filter(({ fragments, place }) => isFree(root, fragments, sorted[place]?.text ?? ''));
  const elements: HTMLElement[] = [];
  keepingSelection(root, () => {
    // From the end, so that what is split off a text node stands behind what is still to be wrapped.
    for (const { fragments, place } of todo.toReversed()) {
      const words = fragments.filter(({ node, from, to }) => squeezed(node.data.slice(from, to)) !== '');
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
