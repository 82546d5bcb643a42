import { useState, type ChangeEvent, type ReactNode, type Ref, type SyntheticEvent } from 'react';
import { figureOf } from '../internal/figure-of.js';
import { FieldFrame, useField, type FieldProps } from '../text-field/index.js';
import { digitsOf } from './digits-of.js';

/** Length of the codes that our server sends. */
const USUAL_LENGTH = 6;

export interface OtpFieldProps extends FieldProps {
  /** Number of digits, at least 1. Default `6`. */
  length?: number | undefined;
  /** Current digits, for a controlled field. */
  value?: string | undefined;
  /** Called with the digits after each change. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Called when all digits are present: typed, pasted or filled in by the phone. */
  onComplete?: ((value: string) => void) | undefined;
  /** Content at the end of the label line, for example a link. */
  labelEnd?: ReactNode;
  /** Name of the input for submission without script. */
  name?: string | undefined;
  /** Disables the field. Default `false`. */
  disabled?: boolean | undefined;
  /** Extra class names for the outer element. */
  className?: string | undefined;
  /** Ref to the input element. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * Field for a one-time code. It shows one cell per digit but is a single input, so pasting, autofill and screen readers
 * work. Other characters are dropped.
 *
 * - **Do** say in the hint where the code was sent.
 * - **Don’t** use it for passwords or card numbers.
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

// The cells show the caret at the end only. Selections for copying or replacing stay.
function keepCaretAtEnd({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) {
  const { selectionStart, selectionEnd, value } = input;
  if (selectionStart === selectionEnd && selectionEnd !== value.length)
    input.setSelectionRange(value.length, value.length);
}
