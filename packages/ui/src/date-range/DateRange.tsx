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

/** Day before month before year. */
const LOCALE = 'en-IN';

/** The oldest reported judgments of the library are of this year. */
const EARLIEST = '1860-01-01';

export interface DateRangeProps extends FieldProps {
  /** The range, when the caller keeps it. */
  value?: DateRangeValue | undefined;
  defaultValue?: DateRangeValue | undefined;
  /** Called with each complete change, also with a range that is wrong; the part shows what is wrong. */
  onChange?: ((value: DateRangeValue) => void) | undefined;
  /** First day that may be chosen, ISO. Default 01 January 1860. */
  min?: string | undefined;
  /** Last day that may be chosen, ISO. Default: today, as far as the calendar goes. */
  max?: string | undefined;
  /** Ranges to choose with one press. Default: last 12 months, last 5 years, since 1950, all dates. */
  presets?: readonly DatePreset[] | undefined;
  /** The day that counts as today, ISO. Default: the reader's. */
  today?: string | undefined;
  /** Names of two hidden fields that a form sends as ISO dates. */
  names?: { readonly from: string; readonly to: string } | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/**
 * Two dates, from and to, each written in three parts as `dd MMMM yyyy` or chosen in a calendar. Digits and arrow keys
 * write, a whole date can be pasted. In a form its value is an ISO 8601 interval, `1973-04-24/1990-12-31`, with either side empty
 * where that end is open, and empty for all dates. Build the page with `@react-aria/optimize-locales-plugin` (`locales: ['en-US']`): the
 * words of thirty other languages weigh 16 KB.
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
  // Counts what was replaced as a whole: half-written parts go with it.
  const [round, setRound] = useState(0);
  const wrong = rangeError(value, { min, max, faults }, labels);
  const field = useField({
    hint,
    error: props.error ?? wrong?.words,
    dataName,
    errorParent,
    disabledReason,
  });
  const isHeld = disabled || Boolean(disabledReason);
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
              isDisabled={isHeld}
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
          isWrong={Boolean(wrong) && !isHeld}
          disabled={isHeld}
        />
        <FieldLine field={field} hint={disabledReason ?? hint} />
        {!isHeld && (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- stands in a fieldset already
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
