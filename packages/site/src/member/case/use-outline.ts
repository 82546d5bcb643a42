import { useLayoutEffect, useState, type RefObject } from 'react';
import { readOutline, type JumpTarget } from '../../reader/jump/read-outline.js';

interface OutlineOptions {
  readonly text: RefObject<HTMLDivElement | null>;
  readonly html: string;
}

/** An opinion of a judgment, or a heading in it. */
export interface OutlineEntry extends JumpTarget {
  /** False for a heading. */
  readonly isOpinion: boolean;
  /** Where it begins, in characters of the text's `textContent`. */
  readonly start: number;
}

const NONE: readonly OutlineEntry[] = [];

/** Opinions and headings in the order of the text, once it is drawn and before the reader sees it. */
export function useOutline({ text, html }: OutlineOptions): readonly OutlineEntry[] {
  const [entries, setEntries] = useState(NONE);
  useLayoutEffect(() => {
    const read = () => {
      const root = text.current;
      if (!root || html === '') return setEntries(NONE);
      const { opinions, headings } = readOutline(root);
      const starts = startsIn(root);
      const all = [
        ...opinions.map((target) => ({ ...target, isOpinion: true, start: starts.get(target.id) ?? 0 })),
        ...headings.map((target) => ({ ...target, isOpinion: false, start: starts.get(target.id) ?? 0 })),
      ];
      return setEntries(all.toSorted((one, other) => one.start - other.start));
    };
    read();
  }, [text, html]);
  return entries;
}

/** Where each element with an id begins, in characters of the text. */
function startsIn(root: Element): Map<string, number> {
  const starts = new Map<string, number>();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  let at = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) starts.set(node.id, at);
    else at += node.textContent?.length ?? 0;
  }
  return starts;
}
