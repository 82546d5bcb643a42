import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from '../internal/cx.js';
import { countedEnd } from './counted-end.js';
import { FieldFrame } from './FieldFrame.js';
import { splitField, useField, type FieldProps } from './use-field.js';
import { useTypedText } from './use-typed-text.js';

export interface TextFieldProps
  extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'children' | 'prefix'> {
  /** Stands at the right of the label, for example a link. */
  labelEnd?: ReactNode;
  /** Stands inside the field at its end, for example a button or a check. */
  end?: ReactNode;
  /** Stands before the value and belongs to it, for example `₹` or `+91`. */
  prefix?: ReactNode;
  /** Stands behind the value and belongs to it, for example a unit. */
  suffix?: ReactNode;
  /** Most characters that the value may have: how many are used is counted beside the label. Nothing is cut. */
  countTo?: number | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** One line of text with its label, its hint and its error line. `className` goes to the whole, the rest to the input. */
export function TextField(props: TextFieldProps) {
  const { own, attributes } = splitField(props);
  const { labelEnd, end, prefix, suffix, countTo, className, ...input } = attributes;
  const field = useField({ ...own, id: input.id, 'aria-describedby': input['aria-describedby'] });
  const { text, attributes: value } = useTypedText<HTMLInputElement>(input, field.value);
  return (
    <FieldFrame
      field={field}
      label={own.label}
      labelEnd={countedEnd({ labelEnd, text, countTo })}
      hint={own.hint}
      disabledReason={own.disabledReason}
      className={className}
    >
      {prefix && <Addon>{prefix}</Addon>}
      <input
        type="text"
        {...input}
        {...value}
        {...field.control}
        readOnly={own.disabledReason ? true : input.readOnly}
        className={cx('hn-field__input', Boolean(end) && 'hn-field__input--with-end')}
      />
      {suffix && <Addon>{suffix}</Addon>}
      {end && <span className="hn-field__end">{end}</span>}
    </FieldFrame>
  );
}

// Set apart, so that `+91` keeps its order in a text from right to left.
function Addon({ children }: { children: ReactNode }) {
  return (
    <span className="hn-field__addon">
      <bdi>{children}</bdi>
    </span>
  );
}
