import { useEffect, useRef, useState, type RefObject } from 'react';

/** Where a message about a column stands, in px from the start of the line. */
export interface ColumnOffset {
  readonly pointer: number;
  /** The message moves towards the start when it would leave the line. */
  readonly message: number;
  /** The element of the message, which is measured. */
  readonly ref: RefObject<HTMLDivElement | null>;
}

/** Finds the place below a character of the search box inside `place`, and follows the width of the page. */
export function useColumnOffset(
  place: RefObject<HTMLElement | null>,
  { text, column }: { readonly text: string; readonly column: number },
): ColumnOffset {
  const ref = useRef<HTMLDivElement>(null);
  const [offset, setOffset] = useState({ pointer: 0, message: 0 });
  useEffect(() => {
    const line = place.current;
    const input = line?.querySelector('input');
    if (!line || !input) return undefined;
    const measure = () => {
      const pointer =
        input.offsetLeft + Math.min(input.clientWidth, widthOf(text.slice(0, column), input) - input.scrollLeft);
      const width = ref.current?.scrollWidth ?? 0;
      const next = { pointer: Math.max(0, pointer), message: Math.max(0, Math.min(pointer, line.clientWidth - width)) };
      setOffset((now) => (now.pointer === next.pointer && now.message === next.message ? now : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(line);
    input.addEventListener('scroll', measure);
    return () => {
      observer.disconnect();
      input.removeEventListener('scroll', measure);
    };
  }, [place, text, column]);
  return { ...offset, ref };
}

function widthOf(text: string, input: HTMLInputElement): number {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return 0;
  context.font = getComputedStyle(input).font;
  return context.measureText(text).width;
}
