import { getLocalTimeZone, today as todayIn } from '@internationalized/date';
import type { Labels } from '../labels/index.js';
import { dateOf, type DateRangeValue } from './date-value.js';

/** A range that is chosen with one press. */
export interface DatePreset {
  label: string;
  /** The range, reckoned from the day on which it is pressed (ISO). */
  range: (today: string) => DateRangeValue;
}

/** The first year of the Supreme Court. */
const SUPREME_COURT_YEAR = 1950;

/** The presets that a range offers unless it is given others. */
export function usualPresets(labels: Labels): readonly DatePreset[] {
  return [
    { label: labels.presetLastYear, range: (day) => ({ from: yearsBefore(day, 1), to: day }) },
    { label: labels.presetLastFiveYears, range: (day) => ({ from: yearsBefore(day, 5), to: day }) },
    { label: labels.presetSince(String(SUPREME_COURT_YEAR)), range: () => ({ from: `${SUPREME_COURT_YEAR}-01-01` }) },
    { label: labels.presetAll, range: () => ({}) },
  ];
}

/** The day on which the reader is, as ISO. */
export function readToday(): string {
  return todayIn(getLocalTimeZone()).toString();
}

function yearsBefore(day: string, years: number): string | undefined {
  return dateOf(day)?.subtract({ years }).toString();
}
