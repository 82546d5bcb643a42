import { useMemo, useRef, useState, type ClipboardEvent } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import { useDateField } from 'react-aria/useDateField';
import { useDateFieldState } from 'react-stately/useDateFieldState';
import { calendarIcon, Icon } from '../icon/index.js';
import { useLabels } from '../labels/index.js';
import { FloatingSurface } from '../popover/FloatingSurface.js';
import { Calendar } from './Calendar.js';
import { createCalendar, dateOf, readDate } from './date-value.js';
import { DatePart } from './DatePart.js';

export interface DateEndProps {
  label: string;
  /** ISO date. */
  value: string | undefined;
  onChange: (date: string | undefined) => void;
  /** Told when the field is left, and as soon as it is whole again. */
  onIncomplete: (isIncomplete: boolean) => void;
  min: string;
  max: string | undefined;
  isInvalid: boolean;
  isDisabled: boolean;
  describedBy: string | undefined;
  name: string | undefined;
}

/** One date of a range: three parts to write in, and a calendar. */
export function DateEnd(props: DateEndProps) {
  const { label, value, onChange, onIncomplete, min, max, isInvalid, isDisabled, describedBy, name } = props;
  const labels = useLabels();
  const { locale } = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  const boxRef = useRef<HTMLDivElement>(null);
  const ref = useRef<HTMLDivElement>(null);
  // The same object for the same day, or the field's state never comes to rest.
  const date = useMemo(() => dateOf(value), [value]);
  const set = (next: { toString: () => string } | null) => {
    onIncomplete(false);
    onChange(next?.toString());
  };
  const options = {
    label,
    value: date,
    onChange: set,
    isInvalid,
    isDisabled,
    ...(describedBy ? { 'aria-describedby': describedBy } : {}),
  };
  const state = useDateFieldState({
    ...options,
    locale,
    createCalendar,
    granularity: 'day',
    shouldForceLeadingZeros: true,
  });
  const { labelProps, fieldProps } = useDateField(options, state, ref);
  const parts = state.segments.filter(({ isEditable }) => isEditable);
  const empty = parts.filter(({ isPlaceholder }) => isPlaceholder).length;
  const onPaste = (event: ClipboardEvent) => {
    const pasted = readDate(event.clipboardData.getData('text'));
    if (!pasted) return;
    event.preventDefault();
    set(pasted);
  };
  // Styles stand in the sheet: a content policy may forbid style attributes.
  const { style: _style, ...group } = fieldProps as typeof fieldProps & { style?: unknown };
  const pick = (picked: { toString: () => string }) => {
    set(picked);
    setIsOpen(false);
  };
  return (
    <div className="hn-date-end">
      <span {...labelProps} className="hn-date-end__label">
        {label}
      </span>
      <div
        ref={boxRef}
        className="hn-field__input hn-date-end__box"
        data-disabled={isDisabled || undefined}
        onPaste={onPaste}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) onIncomplete(empty > 0 && empty < parts.length);
        }}
      >
        <div {...group} ref={ref} className="hn-date-end__parts">
          {parts.map((segment) => (
            <DatePart key={segment.type} segment={segment} state={state} />
          ))}
        </div>
        <button
          type="button"
          className="hn-combo-box__button"
          aria-label={`${labels.chooseDate}, ${label}`}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          disabled={isDisabled}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon shape={calendarIcon} />
        </button>
      </div>
      {name && <input type="hidden" name={name} value={value ?? ''} />}
      {isOpen && (
        <FloatingSurface
          anchorRef={boxRef}
          onClose={() => setIsOpen(false)}
          closesOnLeave
          returnsFocus
          isSheet
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a dialog element is no popover of its place
          role="dialog"
          aria-label={`${labels.chooseDate}, ${label}`}
          className="hn-calendar"
        >
          <Calendar label={label} value={state.value} min={min} max={max} onPick={pick} />
        </FloatingSurface>
      )}
    </div>
  );
}
