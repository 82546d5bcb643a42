import type { Coverage, CourtCoverage } from '@headnote/core/contract';

/** The judgments of one year. */
export interface YearBar {
  readonly year: number;
  readonly supreme: number;
  /** High Courts, tribunals and courts that are not known. */
  readonly others: number;
}

/** The bars of the chart, every year from the first to the last. */
export interface YearBars {
  readonly bars: readonly YearBar[];
  readonly from: number;
  readonly to: number;
  /** Value at the top of the chart; a multiple of the step. */
  readonly top: number;
  /** Value between two lines of the grid. */
  readonly step: number;
}

/** Height of the chart in px, and in units of its paths. */
export const CHART_HEIGHT = 200;
/** Lowest part of a bar: a year with one judgment of a High Court stays visible above thousands of others. */
const LEAST_HEIGHT = 2;
/** Part of a year's width that stays free. */
const GAP = 0.2;
const MOST_LINES = 4;

/** Joins the years of all courts. Returns undefined if no judgment has a date. */
export function yearBars({ courts }: Pick<Coverage, 'courts'>): YearBars | undefined {
  const byYear = new Map<number, YearBar>();
  for (const { kind, years } of courts) {
    for (const { year, count } of years) {
      const bar = byYear.get(year) ?? { year, supreme: 0, others: 0 };
      byYear.set(year, {
        year,
        supreme: bar.supreme + (kind === 'supreme' ? count : 0),
        others: bar.others + (kind === 'supreme' ? 0 : count),
      });
    }
  }
  if (byYear.size === 0) return undefined;
  const from = Math.min(...byYear.keys());
  const to = Math.max(...byYear.keys());
  const bars = Array.from({ length: to - from + 1 }, (_, index) => {
    const year = from + index;
    return byYear.get(year) ?? { year, supreme: 0, others: 0 };
  });
  const step = niceStep(Math.max(...bars.map(totalOf)) / MOST_LINES);
  const top = Math.max(1, Math.ceil(Math.max(...bars.map(totalOf)) / step)) * step;
  return { bars, from, to, top, step };
}

/** All judgments of a year. */
export function totalOf({ supreme, others }: YearBar): number {
  return supreme + others;
}

/** The smallest of 1, 2 and 5 times a power of ten that is not below the value. */
function niceStep(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, value)));
  return [1, 2, 5, 10].map((times) => times * power).find((one) => one >= value) ?? power;
}

/** The bars of one part as a path: a year is one unit wide. */
export function barsPath(part: 'supreme' | 'others', chart: YearBars, only?: (year: number) => boolean): string {
  const { bars, from, top } = chart;
  return bars
    .filter((bar) => bar[part] > 0 && (only?.(bar.year) ?? true))
    .map((bar) => {
      const height = heightOf(bar[part], top);
      const foot = CHART_HEIGHT - (part === 'others' && bar.supreme > 0 ? heightOf(bar.supreme, top) : 0);
      return `M${tidy(bar.year - from + GAP / 2)} ${tidy(foot)}v${tidy(-height)}h${1 - GAP}v${tidy(height)}z`;
    })
    .join('');
}

/** The years of one court as a path in px, scaled to its best year. */
export function stripPath({ years }: Pick<CourtCoverage, 'years'>, from: number): string {
  const best = Math.max(1, ...years.map(({ count }) => count));
  return years
    .map(({ year, count }) => {
      const height = Math.max(LEAST_HEIGHT, (count / best) * STRIP_HEIGHT);
      return `M${(year - from) * STRIP_YEAR} ${STRIP_HEIGHT}v${tidy(-height)}h${STRIP_YEAR - 1}V${STRIP_HEIGHT}z`;
    })
    .join('');
}

/** Height of a strip, and width of a year in it, in px. */
export const STRIP_HEIGHT = 24;
const STRIP_YEAR = 3;

/** Width of a strip in px. */
export function stripWidth({ bars }: Pick<YearBars, 'bars'>): number {
  return bars.length * STRIP_YEAR;
}

/** The decades from the first to the last year, by their first year. */
export function decadesOf({ from, to }: Pick<YearBars, 'from' | 'to'>): number[] {
  const first = Math.floor(from / 10) * 10;
  return Array.from({ length: Math.floor(to / 10) - first / 10 + 1 }, (_, index) => first + index * 10);
}

/** The judgments of a court in a decade. */
export function inDecade({ years }: Pick<CourtCoverage, 'years'>, decade: number): number {
  return years.filter(({ year }) => year >= decade && year < decade + 10).reduce((sum, { count }) => sum + count, 0);
}

function heightOf(count: number, top: number): number {
  return Math.max(LEAST_HEIGHT, (count / top) * CHART_HEIGHT);
}

function tidy(value: number): number {
  return Math.round(value * 100) / 100;
}
