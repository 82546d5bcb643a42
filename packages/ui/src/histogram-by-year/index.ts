export { HistogramByYear } from './HistogramByYear.js';
export type { HistogramByYearProps } from './HistogramByYear.js';
export type { YearCount, YearRange } from './year-range.js';
