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
      const all = [
        ...opinions.map((target) => ({ ...target, isOpinion: true })),
        ...headings.map((target) => ({ ...target, isOpinion: false })),
      ];
      const order = new Map([...root.querySelectorAll('[id]')].map(({ id }, at) => [id, at]));
      return setEntries(all.toSorted((one, other) => (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0)));
    };
    read();
  }, [text, html]);
  return entries;
}
