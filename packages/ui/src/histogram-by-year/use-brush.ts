import { useRef, useState, type PointerEvent } from 'react';
import { spanOf } from './year-axis.js';
import { orderRange, type YearRange } from './year-range.js';

/** Options of `useBrush`. */
export interface BrushOptions {
  bounds: YearRange;
  range: YearRange;
  /** Called when the pointer is released. */
  onBrush: (range: YearRange) => void;
}

/**
 * Selects years with a pointer: a handle moves its end, a drag elsewhere starts a new range, and a click selects one
 * year. `draft` is the range while the pointer is down.
 */
export function useBrush({ bounds, range, onBrush }: BrushOptions) {
  const [draft, setDraft] = useState<YearRange>();
  const anchor = useRef<number>(undefined);
  const yearAt = (event: PointerEvent<SVGSVGElement>): number => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const part = Math.min(0.9999, Math.max(0, (event.clientX - left) / Math.max(1, width)));
    return bounds.from + Math.floor(part * spanOf(bounds));
  };
  const onPointerDown = (event: PointerEvent<SVGSVGElement>) => {
    if (event.button !== 0) return;
    const end = (event.target as Element).closest('[data-end]')?.getAttribute('data-end');
    event.currentTarget.setPointerCapture(event.pointerId);
    // The fixed end is the anchor; the other end follows the pointer, also across the anchor.
    anchor.current = end === 'from' ? range.to : end === 'to' ? range.from : yearAt(event);
    setDraft(end ? range : orderRange(anchor.current, anchor.current, bounds));
  };
  const onPointerMove = (event: PointerEvent<SVGSVGElement>) => {
    if (anchor.current !== undefined) setDraft(orderRange(anchor.current, yearAt(event), bounds));
  };
  const stop = () => {
    anchor.current = undefined;
    setDraft(undefined);
  };
  const onPointerUp = () => {
    if (draft) onBrush(draft);
    stop();
  };
  return { draft, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: stop } };
}
