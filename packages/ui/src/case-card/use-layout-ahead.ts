import { useEffect, useRef, type RefObject } from 'react';
import { layOutAhead, type LayoutAhead } from './layout-ahead.js';

/** Rows of the list, by which it is told that they have changed, and how many chunks of them are drawn, of how many. */
interface Drawn {
  cases: readonly unknown[];
  drawn: number;
  chunks: number;
  /** Tells one list from another. */
  id: string | undefined;
}

/**
 * Has the chunks of a list laid out while the page is idle, and skipped by the block once they are measured. Nothing
 * happens where a browser does not tell when it is idle (Safari).
 */
export function useLayoutAhead(list: RefObject<HTMLElement | null>, { cases, drawn, chunks, id }: Drawn): void {
  const ahead = useRef<LayoutAhead>(undefined);
  useEffect(() => {
    if (!list.current || typeof requestIdleCallback === 'undefined' || typeof ResizeObserver === 'undefined') return;
    const started = layOutAhead(list.current);
    ahead.current = started;
    return () => {
      started.stop();
      ahead.current = undefined;
    };
  }, [list, id]);
  useEffect(() => ahead.current?.anew(), [cases]);
  useEffect(() => ahead.current?.stand(drawn, drawn === chunks), [drawn, chunks, id]);
}
