import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, type RefObject } from 'react';

/** Lists up to this length are rendered completely: cheaper than measuring, and find-in-page works. */
const DRAWN_WHOLE = 100;

/** Rows rendered above and below the visible ones, so that fast scrolling shows no gaps. */
const OVERSCAN = 4;

/** Height in px that a server assumes for the list. */
const FIRST_HEIGHT = 480;

/** Row to render, and the space above it that is left out, in px. */
export interface WindowRow {
  readonly index: number;
  readonly before: number;
}

/** Rows of a long list to render. */
export interface WindowRows {
  readonly rows: readonly WindowRow[];
  /** Space below the last row that is left out, in px. */
  readonly after: number;
  /** Ref callback for each row, which also needs `data-index`. Rows may differ in height. */
  readonly measure: ((row: Element | null) => void) | undefined;
  /** Scrolls a row into view. */
  readonly reveal: (index: number) => void;
}

/** Options of `useWindowRows`. */
export interface WindowOptions {
  readonly count: number;
  /** Scrolling element. */
  readonly scrollRef: RefObject<HTMLElement | null>;
  /** Height in px of a row that has not been measured. */
  readonly rowHeight: number;
  /** Key of a row, which keeps measured heights when rows move. */
  readonly keyOf: (index: number) => string | number;
  /** Index of a row to render even when it is out of view, because it has the focus; -1 for none. */
  readonly kept: number;
}

/** Virtualises a long list and renders a short one completely. */
export function useWindowRows({ count, scrollRef, rowHeight, keyOf, kept }: WindowOptions): WindowRows {
  const isWhole = count <= DRAWN_WHOLE;
  // oxlint-disable-next-line react/incompatible-library -- it tells of its changes by drawing this hook's owner again
  const virtualizer = useVirtualizer({
    count: isWhole ? 0 : count,
    getScrollElement: () => scrollRef.current,
    estimateSize: () => rowHeight,
    getItemKey: keyOf,
    overscan: OVERSCAN,
    // Uses the last known or the estimated height: measuring a new row at once would force a layout during rendering.
    // The observer reports the real height afterwards.
    measureElement: (row, entry, { indexFromElement, itemSizeCache }) =>
      entry?.borderBoxSize[0]?.blockSize ?? itemSizeCache.get(keyOf(indexFromElement(row))) ?? rowHeight,
    // Renders in its own task, not inside the scroll event.
    useFlushSync: false,
    initialRect: { width: 0, height: FIRST_HEIGHT },
    rangeExtractor: ({ startIndex, endIndex, overscan }) => {
      const from = Math.max(0, startIndex - overscan);
      const to = Math.min(count - 1, endIndex + overscan);
      const range = Array.from({ length: to - from + 1 }, (_, step) => from + step);
      if (kept >= 0 && kept < from) range.unshift(kept);
      if (kept > to) range.push(kept);
      return range;
    },
    enabled: !isWhole,
  });
  const reveal = useCallback(
    (index: number) => {
      if (isWhole) {
        scrollRef.current?.querySelector(`[data-index="${index}"]`)?.scrollIntoView?.({ block: 'nearest' });
      } else {
        virtualizer.scrollToIndex(index);
      }
    },
    [isWhole, scrollRef, virtualizer],
  );
  if (isWhole) {
    const rows = Array.from({ length: count }, (_, index) => ({ index, before: 0 }));
    return { rows, after: 0, measure: undefined, reveal };
  }
  const items = virtualizer.getVirtualItems();
  const rows = items.map(({ index, start }, at) => ({ index, before: start - (items[at - 1]?.end ?? 0) }));
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);
  return { rows, after, measure: virtualizer.measureElement, reveal };
}
