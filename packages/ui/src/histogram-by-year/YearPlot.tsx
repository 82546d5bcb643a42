import { useLabels } from '../labels/index.js';
import { AXIS_PIXELS, PLOT_PIXELS } from './plot-size.js';
import { useBrush } from './use-brush.js';
import { barsPath, labelYears, percentOf, PLOT_HEIGHT, spanOf } from './year-axis.js';
import { YearHandle } from './YearHandle.js';
import type { YearCount, YearRange } from './year-range.js';

export interface YearPlotProps {
  years: readonly YearCount[];
  bounds: YearRange;
  range: YearRange;
  /** Called with a new range. Without it, the plot has no brush. */
  onRange: ((range: YearRange) => void) | undefined;
}

/** Bars, brush and year labels. Runs from left to right in every language, as a time line does. */
export function YearPlot({ years, bounds, range, onRange }: YearPlotProps) {
  const labels = useLabels();
  const { draft, handlers } = useBrush({ bounds, range, onBrush: onRange ?? (() => {}) });
  const { from, to } = draft ?? range;
  const largest = Math.max(1, ...years.map(({ count }) => count));
  const isInside = ({ year }: YearCount) => year >= from && year <= to;
  const [start, end] = [percentOf(from, bounds), percentOf(to + 1, bounds)];
  return (
    <svg
      className="hn-years__plot"
      width="100%"
      height={PLOT_PIXELS + AXIS_PIXELS}
      focusable="false"
      {...(onRange ? handlers : {})}
    >
      <g aria-hidden="true">
        {onRange && (
          <rect
            className="hn-years__wash"
            x={start}
            width={percentOf(bounds.from + to + 1 - from, bounds)}
            height={PLOT_PIXELS}
          />
        )}
        <svg height={PLOT_PIXELS} viewBox={`0 0 ${spanOf(bounds)} ${PLOT_HEIGHT}`} preserveAspectRatio="none">
          <path
            className="hn-years__bar"
            d={barsPath(
              years.filter((year) => !isInside(year)),
              bounds,
              largest,
            )}
          />
          <path className="hn-years__bar hn-years__bar--in" d={barsPath(years.filter(isInside), bounds, largest)} />
        </svg>
        <rect className="hn-years__base" y={PLOT_PIXELS} width="100%" height="1" />
        {labelYears(bounds).map((year, index, all) => (
          <text
            key={year}
            className="hn-years__label"
            x={index === 0 ? '0' : index === all.length - 1 ? '100%' : percentOf(year + 0.5, bounds)}
            y={PLOT_PIXELS + 15}
            textAnchor={index === 0 ? 'start' : index === all.length - 1 ? 'end' : 'middle'}
          >
            {year}
          </text>
        ))}
      </g>
      {onRange && (
        <>
          <YearHandle
            end="from"
            label={labels.fromYear}
            year={from}
            bounds={{ from: bounds.from, to }}
            x={start}
            onMove={(year) => onRange({ from: year, to })}
          />
          <YearHandle
            end="to"
            label={labels.toYear}
            year={to}
            bounds={{ from, to: bounds.to }}
            x={end}
            onMove={(year) => onRange({ from, to: year })}
          />
        </>
      )}
    </svg>
  );
}
