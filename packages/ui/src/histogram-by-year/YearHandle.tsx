import type { KeyboardEvent } from 'react';
import { HANDLE_HEIGHT, PLOT_PIXELS } from './plot-size.js';
import { yearAfterKey, type YearRange } from './year-range.js';

/** Half of the 44 px that a thumb needs; the handle that is seen is 8 px wide. */
const HALF_TARGET = 22;

export interface YearHandleProps {
  /** Which end of the range it moves. */
  end: 'from' | 'to';
  label: string;
  year: number;
  /** Where it may be moved to. */
  bounds: YearRange;
  /** Its place in per cent of the plot. */
  x: string;
  onMove: (year: number) => void;
}

/** One end of the brush: a slider. Arrows move it by a year, page keys by ten, Home and End as far as it goes. */
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
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an input cannot stand in a drawing
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
