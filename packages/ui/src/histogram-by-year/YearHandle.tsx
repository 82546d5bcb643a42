import type { KeyboardEvent } from 'react';
import { HANDLE_HEIGHT, PLOT_PIXELS } from './plot-size.js';
import { yearAfterKey, type YearRange } from './year-range.js';

/** Half of the 44 px touch target. The visible handle is 8 px wide. */
const HALF_TARGET = 22;

export interface YearHandleProps {
  /** End of the range that the handle moves. */
  end: 'from' | 'to';
  label: string;
  year: number;
  /** Years to which the handle may move. */
  bounds: YearRange;
  /** Horizontal position, in per cent of the plot. */
  x: string;
  onMove: (year: number) => void;
}

/** Slider for one end of the brush. Arrow keys move it by a year, Page keys by ten years, Home and End to the limit. */
export function YearHandle({ end, label, year, bounds, x, onMove }: YearHandleProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const next = event.ctrlKey || event.metaKey || event.altKey ? undefined : yearAfterKey(event.key, year, bounds);
    if (next === undefined) return;
    event.preventDefault();
    onMove(next);
  };
  const top = (PLOT_PIXELS - HANDLE_HEIGHT) / 2;
  return (
    <svg x={x} overflow="visible">
      <g
        className="hn-years__handle"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an input is not allowed in an SVG
        role="slider"
        tabIndex={0}
        data-end={end}
        aria-label={label}
        aria-valuemin={bounds.from}
        aria-valuemax={bounds.to}
        aria-valuenow={year}
        onKeyDown={onKeyDown}
      >
        <rect x={-HALF_TARGET} width={2 * HALF_TARGET} height={PLOT_PIXELS} fill="transparent" />
        <path d={`M0 0V${PLOT_PIXELS}`} className="hn-years__line" />
        <rect x="-4" y={top} width="8" height={HANDLE_HEIGHT} rx="2" className="hn-years__grip" />
        <path d={`M0 ${top + 6}v6`} className="hn-years__line" />
      </g>
    </svg>
  );
}
