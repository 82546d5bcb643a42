import { getLocalTimeZone, today as todayIn } from '@internationalized/date';
import type { Labels } from '../labels/index.js';
import { dateOf, type DateRangeValue } from './date-value.js';

/** Range that one click selects. */
export interface DatePreset {
  /** Text of the button. */
  label: string;
  /** Returns the range for the current day, `today`, an ISO date. */
  range: (today: string) => DateRangeValue;
}

/** First year of the Supreme Court. */
const SUPREME_COURT_YEAR = 1950;

/** Presets of a `DateRange` without `presets`. */
export function usualPresets(labels: Labels): readonly DatePreset[] {
  return [
    { label: labels.presetLastYear, range: (day) => ({ from: yearsBefore(day, 1), to: day }) },
    { label: labels.presetLastFiveYears, range: (day) => ({ from: yearsBefore(day, 5), to: day }) },
    { label: labels.presetSince(String(SUPREME_COURT_YEAR)), range: () => ({ from: `${SUPREME_COURT_YEAR}-01-01` }) },
    { label: labels.presetAll, range: () => ({}) },
  ];
}

/** Current day of the reader, as an ISO date. */
export function readToday(): string {
  return todayIn(getLocalTimeZone()).toString();
}

function yearsBefore(day: string, years: number): string | undefined {
  return dateOf(day)?.subtract({ years }).toString();
}
