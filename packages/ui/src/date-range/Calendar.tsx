import type { CalendarDate } from '@internationalized/date';
import { useLocale } from 'react-aria/I18nProvider';
import { useCalendar } from 'react-aria/useCalendar';
import { useCalendarState, type DateValue } from 'react-stately/useCalendarState';
import { chevronLeftIcon, chevronRightIcon, Icon } from '../icon/index.js';
import { useLabels } from '../labels/index.js';
import { CalendarMonth } from './CalendarMonth.js';
import { readToday } from './date-presets.js';
import { createCalendar, dateOf } from './date-value.js';
import { MonthChoice } from './MonthChoice.js';

export interface CalendarProps {
  /** Accessible name of the calendar: the date it sets. */
  label: string;
  value: DateValue | null;
  /** First and last selectable day, as ISO dates. */
  min: string;
  /** Last selectable day. Default: today. */
  max: string | undefined;
  onPick: (date: CalendarDate | DateValue) => void;
}

/** One month of days, with lists of months and years. */
export function Calendar({ label, value, min, max: lastDay, onPick }: CalendarProps) {
  const max = lastDay ?? readToday();
  const labels = useLabels();
  const { locale } = useLocale();
  const options = {
    'aria-label': label,
    value,
    minValue: dateOf(min),
    maxValue: dateOf(max),
    // Opens on the selected day, or on the last selectable one.
    ...(value ? {} : { defaultFocusedValue: dateOf(max) }),
    autoFocus: true,
    onChange: (date: DateValue | null) => {
      if (date) onPick(date);
    },
  };
  const state = useCalendarState({ ...options, locale, createCalendar });
  const { calendarProps, prevButtonProps, nextButtonProps } = useCalendar(options, state);
  return (
    <div {...calendarProps}>
      <div className="hn-calendar__head">
        <button
          type="button"
          className="hn-field__button"
          aria-label={labels.previousMonth}
          disabled={prevButtonProps.isDisabled}
          onClick={() => state.focusPreviousPage()}
        >
          <Icon shape={chevronLeftIcon} />
        </button>
        <MonthChoice state={state} />
        <button
          type="button"
          className="hn-field__button"
          aria-label={labels.nextMonth}
          disabled={nextButtonProps.isDisabled}
          onClick={() => state.focusNextPage()}
        >
          <Icon shape={chevronRightIcon} />
        </button>
      </div>
      <CalendarMonth state={state} />
    </div>
  );
}
