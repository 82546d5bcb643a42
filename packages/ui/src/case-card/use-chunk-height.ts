import { useEffect, type RefObject } from 'react';
import { BLOCK } from './row-chunks.js';

/**
 * Tells the sheet how high the first chunk of a list is, `--hn-rows-chunk` in px, and a block of such, `--hn-rows-block`: as
 * high are taken to be those that were not laid out yet. The nearer that is, the less of the page moves, and is reckoned
 * anew, when they come.
 */
export function useChunkHeight(list: RefObject<HTMLElement | null>, id: string | undefined): void {
  useEffect(() => {
    const first = list.current?.firstElementChild?.firstElementChild;
    if (!first || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => {
      const height = Math.round(entry?.borderBoxSize[0]?.blockSize ?? 0);
      if (height === 0) return;
      list.current?.style.setProperty('--hn-rows-chunk', `${height}px`);
      list.current?.style.setProperty('--hn-rows-block', `${height * BLOCK}px`);
    });
    observer.observe(first);
    return () => observer.disconnect();
  }, [list, id]);
}
