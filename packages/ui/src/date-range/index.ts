export { DateRange } from './DateRange.js';
export type { DateRangeProps } from './DateRange.js';
export type { DatePreset } from './date-presets.js';
export type { DateRangeValue } from './date-value.js';
