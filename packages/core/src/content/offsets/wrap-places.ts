import { nextFrame } from '../next-task.js';
import { positionOfRange, rangeOfPosition } from './dom-range.js';
import { openFragmentFinder, type Fragment } from './find-fragments.js';
import type { TextPosition } from './text-position.js';

/** A range of the text of an element that contains sanitised HTML, and the words expected there. */
export interface WordsAt extends TextPosition {
  /** The expected words. White space is ignored. */
  readonly text: string;
}

/** Creates the element around a part of a range, from the index of the range and the number of the part. */
export type CreateWrapper = (index: number, part: number) => HTMLElement;

/** Options of `wrapPlaces` and `wrapPlacesInSlices`. */
export interface WrapOptions {
  /** Also wraps words inside links and buttons. The wrapping element must then be no control. Default false. */
  readonly insideControls?: boolean;
  /**
   * True for a text that was inserted in this task: it contains no selection. Asking the browser for the selection would
   * lay out the whole text one more time. Default false.
   */
  readonly isNew?: boolean;
}

/** The result of `wrapPlaces`. */
export interface WrappedPlaces {
  /** Indexes of the ranges that were wrapped. */
  readonly wrapped: ReadonlySet<number>;
  /** Removes all wrapping elements. */
  readonly undo: () => void;
}

/** The result of `wrapPlacesInSlices`. */
export interface WrappingPlaces extends WrappedPlaces {
  /** Resolves after the last range, or after `undo`, which stops the work. */
  readonly finished: Promise<void>;
}

/** Milliseconds of one slice, and its most ranges: laying out what has changed takes longer than wrapping it. */
const SLICE_MS = 8;
const SLICE_LENGTH = 100;

const withoutSpaces = (text: string): string => text.replaceAll(/\s+/g, '');
const wordsOf = ({ node, from, to }: Fragment): string => withoutSpaces(node.data.slice(from, to));

/** Returns the indexes of the ranges in ascending order, without empty ones and those that overlap an earlier one. */
function inOrder(places: readonly (WordsAt | undefined)[]): number[] {
  let lastEnd = 0;
  return [...places.keys()]
    .filter((index) => places[index])
    .sort((one, other) => (places[one]?.start ?? 0) - (places[other]?.start ?? 0) || one - other)
    .filter((index) => {
      const { start, end } = places[index] as WordsAt;
      if (start < lastEnd || end <= start) return false;
      lastEnd = end;
      return true;
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

/** Wraps the ranges one by one; between two of them the caller may stop or rest. */
function openWrapper(
  root: Node,
  places: readonly (WordsAt | undefined)[],
  { create, insideControls = false }: WrapOptions & { readonly create: CreateWrapper },
) {
  const order = inOrder(places);
  const finder = openFragmentFinder(root);
  const wrapped = new Set<number>();
  const elements: HTMLElement[] = [];
  const isFree = (fragments: readonly Fragment[], words: string): boolean => {
    if (fragments.map(wordsOf).join('') !== withoutSpaces(words)) return false;
    if (insideControls) return true;
    return fragments.every(({ node }) => {
      const control = node.parentElement?.closest('a, button');
      return !control || !root.contains(control);
    });
  };
  let next = 0;
  const wrapNext = (): boolean => {
    const index = order[next];
    if (index === undefined) return false;
    next += 1;
    const place = places[index] as WordsAt;
    const fragments = finder.find(place);
    if (!isFree(fragments, place.text)) return true;
    let part = 0;
    for (const fragment of fragments) {
      if (wordsOf(fragment) === '') continue;
      const element = create(index, part);
      finder.wrap(fragment, element);
      elements.push(element);
      part += 1;
    }
    wrapped.add(index);
    return true;
  };
  const unwrap = (): void =>
    keepingSelection(root, () => {
      const parents = new Set<Node>();
      for (const element of elements.splice(0)) {
        if (element.parentNode) parents.add(element.parentNode);
        element.replaceWith(...element.childNodes);
      }
      for (const parent of parents) parent.normalize();
    });
  return { wrapNext, wrapped, unwrap };
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
  create: CreateWrapper,
  options: WrapOptions = {},
): WrappedPlaces {
  const { wrapNext, wrapped, unwrap } = openWrapper(root, places, { create, ...options });
  const wrapAll = (): void => {
    while (wrapNext());
  };
  if (options.isNew) wrapAll();
  else keepingSelection(root, wrapAll);
  return { wrapped, undo: unwrap };
}

/**
 * Like `wrapPlaces`, a few ranges in each frame, from the beginning of the text: a long document stays responsive. It
 * starts in the next frame. Do not change the text of `root` before `finished` resolves.
 */
export function wrapPlacesInSlices(
  root: Node,
  places: readonly (WordsAt | undefined)[],
  create: CreateWrapper,
  options: WrapOptions = {},
): WrappingPlaces {
  const { wrapNext, wrapped, unwrap } = openWrapper(root, places, { create, ...options });
  let isStopped = false;
  const run = async (): Promise<void> => {
    for (let isMore = true; isMore;) {
      // The page has just been laid out, so that asking for the selection is cheap.
      await nextFrame();
      if (isStopped) return;
      const end = performance.now() + SLICE_MS;
      keepingSelection(root, () => {
        for (let left = SLICE_LENGTH; isMore && left > 0 && performance.now() < end; left -= 1) isMore = wrapNext();
      });
    }
  };
  const undo = (): void => {
    isStopped = true;
    unwrap();
  };
  return { wrapped, undo, finished: run() };
}
