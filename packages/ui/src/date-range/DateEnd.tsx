import { useEffect, useEffectEvent, useRef, useState, type ClipboardEvent } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import { useDateField } from 'react-aria/useDateField';
import { calendarIcon, Icon } from '../icon/index.js';
import { useFocusLeave } from '../internal/use-focus-leave.js';
import { useLabels } from '../labels/index.js';
import { FloatingSurface } from '../popover/FloatingSurface.js';
import { Calendar } from './Calendar.js';
import { readDate, type DateFault } from './date-value.js';
import { DatePart } from './DatePart.js';
import { useDateParts } from './use-date-parts.js';

export interface DateEndProps {
  label: string;
  /** ISO date, undefined for none. */
  value: string | undefined;
  onChange: (date: string | undefined) => void;
  /**
   * Called when the reader leaves the field, when a pasted date is unreadable, and as soon as the error is corrected.
   */
  onFault: (fault: DateFault | undefined) => void;
  min: string;
  max: string | undefined;
  isInvalid: boolean;
  isDisabled: boolean;
  describedBy: string | undefined;
  name: string | undefined;
}

/** One date of a range: three editable parts, and a button that opens a calendar. */
export function DateEnd(props: DateEndProps) {
  const { label, value, onChange, onFault, min, max, isInvalid, isDisabled, describedBy, name } = props;
  const labels = useLabels();
  const { locale } = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  const boxRef = useRef<HTMLDivElement>(null);
  const ref = useRef<HTMLDivElement>(null);
  const options = {
    label,
    isInvalid,
    isDisabled,
    ...(describedBy ? { 'aria-describedby': describedBy } : {}),
  };
  const { state, parts, fault, set } = useDateParts(value, onChange, { ...options, locale });
  const { labelProps, fieldProps } = useDateField(options, state, ref);
  const heal = useEffectEvent(() => onFault(undefined));
  useEffect(() => {
    if (!fault) heal();
  }, [fault, value]);
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault();
    const pasted = readDate(event.clipboardData.getData('text'));
    onFault(pasted ? undefined : 'unread');
    if (pasted) set(pasted);
  };
  const focusLeave = useFocusLeave(() => onFault(fault));
  // The style sheet contains these styles: a content policy may forbid style attributes.
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
        {...focusLeave}
      >
        <div {...group} ref={ref} className="hn-date-end__parts">
          {parts.map((segment) => (
            <DatePart key={segment.type} segment={segment} state={state} />
          ))}
        </div>
        <button
          type="button"
          className="hn-field__button"
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
