import { useState } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { useControlledState } from 'react-stately/useControlledState';
import { Button } from '../button/index.js';
import { cx } from '../internal/cx.js';
import { useLabels } from '../labels/index.js';
import { FieldCarrier, FieldLine, useField, type FieldProps } from '../text-field/index.js';
import { DateEnd } from './DateEnd.js';
import { readToday, usualPresets, type DatePreset } from './date-presets.js';
import { intervalOf, rangeOf, tidyRange, type DateFault, type DateRangeValue } from './date-value.js';
import { rangeError } from './range-error.js';

/** Order of the parts: day, month, year. */
const LOCALE = 'en-IN';

/** Year of the oldest reported judgments in the library. */
const EARLIEST = '1860-01-01';

export interface DateRangeProps extends FieldProps {
  /** Selected range, for a controlled field. */
  value?: DateRangeValue | undefined;
  /** Range that is selected at first. Default: all dates. */
  defaultValue?: DateRangeValue | undefined;
  /** Called with each complete change, including invalid ranges, for which the field shows an error. */
  onChange?: ((value: DateRangeValue) => void) | undefined;
  /** First selectable day, as an ISO date. Default `1860-01-01`. */
  min?: string | undefined;
  /** Last selectable day, as an ISO date. Default: no limit for typing; the calendar ends today. */
  max?: string | undefined;
  /** Ranges that one click selects. Default: last 12 months, last 5 years, since 1950, all dates. */
  presets?: readonly DatePreset[] | undefined;
  /** Current day, as an ISO date. Default: the reader's current day. */
  today?: string | undefined;
  /** Names of two hidden inputs that submit the ISO dates. */
  names?: { readonly from: string; readonly to: string } | undefined;
  /** Disables the field. Default `false`. */
  disabled?: boolean | undefined;
  /** Extra class names for the outer element. */
  className?: string | undefined;
}

/**
 * Field for a date range. Each date has three parts, `dd MMMM yyyy`, and a calendar. Readers type digits, use arrow
 * keys or paste a whole date. In a form its value is an ISO 8601 interval, `1973-04-24/1990-12-31`: an open end is
 * empty, and all dates are an empty string. Build pages with `@react-aria/optimize-locales-plugin` (`locales:
 * ['en-US']`) to leave out 16 KB of other languages.
 *
 * - **Do** set `min` and `max` to the dates that the library contains.
 * - **Don’t** use it for a range of years only: that is `HistogramByYear`.
 */
export function DateRange(props: DateRangeProps) {
  const {
    label,
    hint,
    dataName,
    dataPrefix,
    errorParent,
    disabledReason,
    min = EARLIEST,
    max,
    disabled = false,
  } = props;
  const labels = useLabels();
  const [value, setValue] = useControlledState<DateRangeValue>(
    props.value ? tidyRange(props.value) : undefined,
    tidyRange(props.defaultValue),
    props.onChange,
  );
  const [faults, setFaults] = useState<Readonly<Partial<Record<'from' | 'to', DateFault | undefined>>>>({});
  // Counts replacements of the whole range, which also reset incomplete parts.
  const [round, setRound] = useState(0);
  const wrong = rangeError(value, { min, max, faults }, labels);
  const field = useField({
    hint,
    error: props.error ?? wrong?.words,
    dataName,
    errorParent,
    disabledReason,
  });
  const isLocked = disabled || Boolean(disabledReason);
  const replace = (range: DateRangeValue) => {
    setFaults({});
    setRound(round + 1);
    setValue(range);
  };
  return (
    <I18nProvider locale={LOCALE}>
      <fieldset
        className={cx('hn-field', 'hn-date-range', Boolean(field.error) && 'hn-field--invalid', props.className)}
        id={field.id}
      >
        <legend className="hn-field__label">{label}</legend>
        <div className="hn-date-range__ends">
          {(['from', 'to'] as const).map((end) => (
            <DateEnd
              key={`${end}${round}`}
              label={end === 'from' ? labels.fromDate : labels.toDate}
              value={value[end]}
              onChange={(date) => setValue({ ...value, [end]: date })}
              onFault={(fault) => setFaults((now) => (now[end] === fault ? now : { ...now, [end]: fault }))}
              min={min}
              max={max ?? props.today}
              isInvalid={wrong ? wrong.ends.includes(end) : Boolean(field.error)}
              isDisabled={isLocked}
              describedBy={field.control['aria-describedby']}
              name={props.names?.[end]}
            />
          ))}
        </div>
        <FieldCarrier
          name={dataName}
          prefix={dataPrefix}
          value={intervalOf(value)}
          onTake={(interval) => replace(rangeOf(interval))}
          focusId={field.id}
          isWrong={Boolean(wrong) && !isLocked}
          disabled={isLocked}
        />
        <FieldLine field={field} hint={disabledReason ?? hint} />
        {!isLocked && (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- already inside a fieldset
          <div className="hn-date-range__presets" role="group" aria-label={labels.datePresets}>
            {(props.presets ?? usualPresets(labels)).map((preset) => (
              <Button
                key={preset.label}
                variant="quiet"
                size="small"
                onClick={() => replace(preset.range(props.today ?? readToday()))}
              >
                {preset.label}
              </Button>
            ))}
          </div>
        )}
      </fieldset>
    </I18nProvider>
  );
}
