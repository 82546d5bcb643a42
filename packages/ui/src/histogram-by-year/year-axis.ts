import type { YearCount, YearRange } from './year-range.js';

/** Height of the plot in grid units. A year is one unit wide. */
export const PLOT_HEIGHT = 100;

/** Smallest visible bar, next to years with thousands: 2 px of 56. */
const LEAST_HEIGHT = 4;
/** Width in px for which the gap of 1 px between bars is calculated: the facet column. */
const USUAL_WIDTH = 248;
/** Largest gap, as a share of a year: years narrower than 3 px keep visible bars. */
const WIDEST_GAP = 0.35;
/** Space between labels, as a share of the plot, so that they do not touch in the facet column. */
const LABEL_ROOM = 0.16;
const ROUND_STEPS = [1, 2, 5, 10, 20, 50, 100] as const;
const MOST_STEPS = 3.6;

/** Number of years, including both ends. */
export function spanOf({ from, to }: YearRange): number {
  return to - from + 1;
}

/** Bars of the years as one path; a year is one unit wide. */
export function barsPath(years: readonly YearCount[], bounds: YearRange, largest: number): string {
  const gap = Math.min(WIDEST_GAP, spanOf(bounds) / USUAL_WIDTH);
  return years
    .filter(({ year, count }) => count > 0 && year >= bounds.from && year <= bounds.to)
    .map(({ year, count }) => {
      const height = Math.max(LEAST_HEIGHT, (count / largest) * PLOT_HEIGHT);
      const [x, width] = [year - bounds.from + gap / 2, 1 - gap];
      return `M${tidy(x)} ${PLOT_HEIGHT}v${tidy(-height)}h${tidy(width)}V${PLOT_HEIGHT}z`;
    })
    .join('');
}

/** Years to label: both ends, and round years between them with enough space. */
export function labelYears(bounds: YearRange): number[] {
  const span = spanOf(bounds);
  const step = ROUND_STEPS.find((one) => span / one <= MOST_STEPS) ?? ROUND_STEPS.at(-1) ?? 1;
  const isApart = (year: number) =>
    (year - bounds.from) / span >= LABEL_ROOM && (bounds.to - year) / span >= LABEL_ROOM;
  const round: number[] = [];
  for (let year = Math.ceil(bounds.from / step) * step; year < bounds.to; year += step) {
    if (isApart(year)) round.push(year);
  }
  return bounds.from === bounds.to ? [bounds.from] : [bounds.from, ...round, bounds.to];
}

/** Position of the start of a year, in per cent of the plot. */
export function percentOf(year: number, bounds: YearRange): string {
  return `${tidy(((year - bounds.from) / spanOf(bounds)) * 100)}%`;
}

function tidy(value: number): number {
  return Math.round(value * 100) / 100;
}
