import { useEffect, type RefObject } from 'react';

/**
 * Tells the sheet how high the first chunk of a list is, `--hn-rows-chunk` in px: as high are taken to be those that were
 * not laid out yet. The nearer that is, the less of the page moves, and is reckoned anew, when they come.
 */
export function useChunkHeight(list: RefObject<HTMLElement | null>, id: string | undefined): void {
  useEffect(() => {
    const first = list.current?.firstElementChild?.firstElementChild;
    if (!first || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => {
      const height = Math.round(entry?.borderBoxSize[0]?.blockSize ?? 0);
      if (height > 0) list.current?.style.setProperty('--hn-rows-chunk', `${height}px`);
    });
    observer.observe(first);
    return () => observer.disconnect();
  }, [list, id]);
}
