import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { Icon, searchIcon } from '../icon/index.js';
import { cx } from '../internal/cx.js';
import { countedEnd } from './counted-end.js';
import { FieldFrame } from './FieldFrame.js';
import { splitField, useField, type FieldProps } from './use-field.js';
import { useTypedText } from './use-typed-text.js';

export interface TextFieldProps
  extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'children' | 'prefix'> {
  /** Content at the end of the label line, for example a link. */
  labelEnd?: ReactNode;
  /** Content inside the field at its end, for example a button. */
  end?: ReactNode;
  /** Text before the value that belongs to it, for example `₹` or `+91`. */
  prefix?: ReactNode;
  /** Text after the value that belongs to it, for example a unit. */
  suffix?: ReactNode;
  /** Maximum number of characters. A counter shows how many are used; longer text is not cut. Default: no counter. */
  countTo?: number | undefined;
  /** Ref to the input element. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * Field for one line of text, with label, hint and error line. `className` goes to the outer element, other attributes
 * to the input. A field of the type `search` has the sign of a search at its start.
 *
 * - **Do** keep the label visible and put examples into the hint.
 * - **Don’t** use the placeholder as a label: it disappears with the first character.
 */
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
      isInline={own.isInline}
      className={className}
    >
      {prefix && <Addon>{prefix}</Addon>}
      {input.type === 'search' && <Icon shape={searchIcon} className="hn-field__sign" />}
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

// Isolated, so that `+91` keeps its order in right-to-left text.
function Addon({ children }: { children: ReactNode }) {
  return (
    <span className="hn-field__addon">
      <bdi>{children}</bdi>
    </span>
  );
}
