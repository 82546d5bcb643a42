import { useState, type ChangeEvent, type ReactNode, type Ref, type SyntheticEvent } from 'react';
import { figureOf } from '../internal/figure-of.js';
import { FieldFrame, useField, type FieldProps } from '../text-field/index.js';
import { digitsOf } from './digits-of.js';

/** As our server sends them. */
const USUAL_LENGTH = 6;

export interface OtpFieldProps extends FieldProps {
  /** Digits of a whole code, at least 1. Default 6. */
  length?: number | undefined;
  /** The digits so far, when the caller keeps them. */
  value?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** All digits are there, typed, pasted or filled in by the phone. */
  onComplete?: ((value: string) => void) | undefined;
  /** Stands at the right of the label, for example a link. */
  labelEnd?: ReactNode;
  name?: string | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A code from a message. It looks like one cell a digit and is one input, so that pasting, the phone's own offer to fill it
 * in, and screen readers work as with any field. What is no digit is left out.
 */
export function OtpField(props: OtpFieldProps) {
  const { onValueChange, onComplete, name, disabled, ref } = props;
  const length = Math.max(0, Math.floor(figureOf(props.length) ?? 0)) || USUAL_LENGTH;
  const [typed, setTyped] = useState('');
  const field = useField(props);
  const text = typeof field.value === 'string' ? field.value : (props.value ?? typed);
  const digits = digitsOf(String(text), length);
  const active = Math.min(digits.length, length - 1);

  function onChange(event: ChangeEvent<HTMLInputElement>) {
    const value = digitsOf(event.target.value, length);
    setTyped(value);
    field.change(value);
    onValueChange?.(value);
    if (value.length === length && value !== digits) onComplete?.(value);
  }

  return (
    <FieldFrame {...props} field={field}>
      <input
        {...field.control}
        ref={ref}
        className="hn-otp__input"
        name={name}
        disabled={disabled}
        readOnly={Boolean(props.disabledReason)}
        value={digits}
        onChange={onChange}
        onSelect={keepCaretAtEnd}
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        dir="ltr"
      />
      <span className="hn-otp__cells" aria-hidden="true">
        {Array.from({ length }, (_, place) => (
          <span key={place} className={place === active ? 'hn-otp__cell hn-otp__cell--active' : 'hn-otp__cell'}>
            {digits[place]}
          </span>
        ))}
      </span>
    </FieldFrame>
  );
}

// The cells show one place to go on, the end; what is marked to be copied or typed over stays marked.
function keepCaretAtEnd({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) {
  const { selectionStart, selectionEnd, value } = input;
  if (selectionStart === selectionEnd && selectionEnd !== value.length)
    input.setSelectionRange(value.length, value.length);
}
