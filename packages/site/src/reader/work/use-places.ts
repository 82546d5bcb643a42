import { useLayoutEffect, useState, type RefObject } from 'react';
import { elementAt } from './reader-document.js';

/** Distances from the top of the text to the blocks with these anchors, in px. They follow each change of the layout. */
export function usePlaces(
  text: RefObject<HTMLDivElement | null>,
  { html, anchors }: { readonly html: string; readonly anchors: readonly string[] },
): ReadonlyMap<string, number> {
  const [tops, setTops] = useState<ReadonlyMap<string, number>>(new Map());
  const key = anchors.join(' ');
  useLayoutEffect(() => {
    const root = text.current;
    if (!root || key === '') return;
    const measure = () => {
      const origin = root.getBoundingClientRect().top;
      const measured = key.split(' ').flatMap((anchor) => {
        const block = elementAt(root, anchor);
        return block ? [[anchor, Math.round(block.getBoundingClientRect().top - origin)] as const] : [];
      });
      setTops((before) => (isSame(before, measured) ? before : new Map(measured)));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(root);
    measure();
    return () => observer.disconnect();
  }, [text, html, key]);
  return tops;
}

function isSame(before: ReadonlyMap<string, number>, now: readonly (readonly [string, number])[]): boolean {
  return before.size === now.length && now.every(([anchor, top]) => before.get(anchor) === top);
}
