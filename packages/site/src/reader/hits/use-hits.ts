import type { PlainIndex } from '@headnote/core/content';
import { wrapPlacesInSlices } from '@headnote/core/content/browser';
import type { TextHits } from '@headnote/core/contract';
import { useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { firstBelow } from './first-below.js';

/** A text and the words of a search in it. */
export interface HitsOptions {
  readonly text: RefObject<HTMLDivElement | null>;
  /** The index of the HTML in `text`. */
  readonly index: () => PlainIndex;
  readonly found: TextHits | null | undefined;
  /** Changes when other marks in the text change: the hits are then marked again, inside the other marks. */
  readonly otherMarks?: unknown;
}

/** The hits in a text. */
export interface Hits {
  readonly total: number;
  /** True if the text contains more than are marked. */
  readonly hasMore: boolean;
  /** The current hit, counted from 0; undefined until the reader goes to one. */
  readonly current: number | undefined;
  /** Where each hit starts, in characters of the text's `textContent`, ascending. */
  readonly starts: readonly number[];
  /** Goes to the next or the previous hit: the first time from where the reader is, after the last one to the first. */
  readonly go: (step: 1 | -1) => void;
}

const CURRENT = 'hn-hit--current';

/** Marks the words of a search in a text, and goes from one to the next. Marking moves no word and does not block the page. */
export function useHits({ text, index, found, otherMarks }: HitsOptions): Hits {
  /** The hit that the reader went to, of the places that it belongs to. */
  const [shown, setShown] = useState<{ readonly places: unknown; readonly at: number }>();
  const latest = useRef<number>(undefined);
  const marked = useRef<unknown>(undefined);
  /** The parts of each hit. */
  const elements = useRef<HTMLElement[][]>([]);
  const finished = useRef(Promise.resolve());
  const places = useMemo(
    () =>
      (found?.hits ?? []).flatMap((hit) => {
        const position = index().locate(hit);
        return position ? [{ ...position, text: hit.text }] : [];
      }),
    [found, index],
  );

  useLayoutEffect(() => {
    const root = text.current;
    // Of other words, no hit is the current one.
    if (marked.current !== places) latest.current = undefined;
    marked.current = places;
    if (!root || places.length === 0) return;
    elements.current = [];
    const wrapping = wrapPlacesInSlices(
      root,
      places,
      (place, part) => {
        const mark = document.createElement('mark');
        if (place === latest.current) mark.classList.add(CURRENT);
        (elements.current[place] ??= [])[part] = mark;
        return mark;
      },
      { insideControls: true },
    );
    finished.current = wrapping.finished;
    return wrapping.undo;
  }, [text, places, otherMarks]);

  const show = (next: number): void => {
    for (const part of elements.current[latest.current ?? -1] ?? []) part.classList.remove(CURRENT);
    latest.current = next;
    for (const part of elements.current[next] ?? []) part.classList.add(CURRENT);
    elements.current[next]?.[0]?.scrollIntoView({ block: 'center' });
    setShown({ places, at: next });
  };
  const go = (step: 1 | -1): void => {
    const total = places.length;
    if (total === 0) return;
    void finished.current.then(() => {
      const from = latest.current ?? firstBelow(elements.current.map((parts) => parts[0])) - (step === 1 ? 1 : 0);
      show((from + step + total) % total);
    });
  };
  const starts = useMemo(() => places.map(({ start }) => start), [places]);
  return {
    total: places.length,
    starts,
    hasMore: found !== null && found !== undefined && (found.total > found.hits.length || found.timedOut),
    current: shown?.places === places ? shown.at : undefined,
    go,
  };
}
