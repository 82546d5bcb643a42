import type { CalendarState } from 'react-stately/useCalendarState';
import { useLabels } from '../labels/index.js';
import { monthNames } from './date-value.js';

/** Years before and after the current one that the list contains without a limit. */
const YEARS_EACH_WAY = 100;

/** Lists of months and years, so that any month is two selections away. */
export function MonthChoice({ state }: { state: CalendarState }) {
  const labels = useLabels();
  const { year, month } = state.focusedDate;
  const first = state.minValue?.year ?? year - YEARS_EACH_WAY;
  const last = state.maxValue?.year ?? year + YEARS_EACH_WAY;
  const years = Array.from({ length: last - first + 1 }, (_, step) => last - step);
  const go = (date: { readonly year?: number; readonly month?: number }) =>
    state.setFocusedDate(state.focusedDate.set(date));
  return (
    <>
      <select
        className="hn-field__input hn-calendar__choice"
        aria-label={labels.month}
        value={month}
        onChange={({ target }) => go({ month: Number(target.value) })}
      >
        {monthNames.map((name, at) => (
          <option key={name} value={at + 1}>
            {name}
          </option>
        ))}
      </select>
      <select
        className="hn-field__input hn-calendar__choice"
        aria-label={labels.year}
        value={year}
        onChange={({ target }) => go({ year: Number(target.value) })}
      >
        {years.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </>
  );
}
