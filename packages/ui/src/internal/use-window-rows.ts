import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, type RefObject } from 'react';

/** Rows up to this many are all drawn: cheaper than measuring, and the browser's own search finds them. */
const DRAWN_WHOLE = 100;

/** Rows drawn above and below those in view, so that fast scrolling shows no gaps. */
const OVERSCAN = 4;

/** Px of the list that a server draws, where nothing can be measured. */
const FIRST_HEIGHT = 480;

/** A row to draw, and the px left out above it. */
export interface WindowRow {
  readonly index: number;
  readonly before: number;
}

/** Which rows of a long list are drawn. */
export interface WindowRows {
  readonly rows: readonly WindowRow[];
  /** Px left out below the last row. */
  readonly after: number;
  /** Goes on each row, which also carries `data-index`: rows may differ in height. */
  readonly measure: ((row: Element | null) => void) | undefined;
  /** Brings a row into view. */
  readonly reveal: (index: number) => void;
}

/** What to draw of a list. */
export interface WindowOptions {
  readonly count: number;
  /** What scrolls. */
  readonly scrollRef: RefObject<HTMLElement | null>;
  /** Px of a row that was not measured yet. */
  readonly rowHeight: number;
  /** Key of a row, so that heights follow it. */
  readonly keyOf: (index: number) => string | number;
  /** A row that is drawn even where it is out of view, because it has the focus; -1 for none. */
  readonly kept: number;
}

/** Draws only what is in view of a long list; a short one whole. */
export function useWindowRows({ count, scrollRef, rowHeight, keyOf, kept }: WindowOptions): WindowRows {
  const isWhole = count <= DRAWN_WHOLE;
  // oxlint-disable-next-line react/incompatible-library -- it tells of its changes by drawing this hook's owner again
  const virtualizer = useVirtualizer({
    count: isWhole ? 0 : count,
    getScrollElement: () => scrollRef.current,
    estimateSize: () => rowHeight,
    getItemKey: keyOf,
    overscan: OVERSCAN,
    // A row that comes is taken to be as high as it was, or as others are: reading its height at once would lay the page
    // out in the middle of drawing. The observer tells the true height afterwards.
    measureElement: (row, entry, { indexFromElement, itemSizeCache }) =>
      entry?.borderBoxSize[0]?.blockSize ?? itemSizeCache.get(keyOf(indexFromElement(row))) ?? rowHeight,
    // Drawn in a task of its own, not within that of the scroll event.
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
