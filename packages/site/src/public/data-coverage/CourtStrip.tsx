import type { CourtCoverage } from '@headnote/core/contract';
import { STRIP_HEIGHT, stripPath, stripWidth, type YearBars } from './year-bars.js';

/** The years of one court as small bars. The numbers are in the columns next to it. */
export function CourtStrip({ court, chart }: { court: CourtCoverage; chart: YearBars }) {
  const width = stripWidth(chart);
  return (
    <svg
      className="site-courts__strip"
      width={width}
      height={STRIP_HEIGHT + 1}
      viewBox={`0 0 ${width} ${STRIP_HEIGHT + 1}`}
      aria-hidden="true"
    >
      <rect className="site-courts__base" y={STRIP_HEIGHT} width={width} height="1" />
      <path d={stripPath(court, chart.from)} />
    </svg>
  );
}
