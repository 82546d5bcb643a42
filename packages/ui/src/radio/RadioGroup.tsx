import { useId, type ReactNode } from 'react';
import { cx } from '../internal/cx.js';
import { listOf } from '../internal/list-of.js';
import { FieldLine, useField, type CommonFieldProps } from '../text-field/index.js';

export interface RadioOption {
  /** Value of the option, unique in the group. */
  value: string;
  /** Text of the option. */
  label: ReactNode;
  /** Text below the option. */
  hint?: ReactNode;
  /** Disables the option. Default `false`. */
  disabled?: boolean | undefined;
}

export interface RadioGroupProps extends CommonFieldProps {
  /** Label of the group. */
  label: ReactNode;
  /** Options in order. */
  options: readonly RadioOption[];
  /** Selected value, for a controlled group. */
  value?: string | undefined;
  /** Value that is selected at first. Default none. */
  defaultValue?: string | undefined;
  /** Called with the selected value after each change. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Name of the inputs, for submission without script. Default: `dataName`, or a generated name. */
  name?: string | undefined;
  /** Marks the group as required. Default `false`. */
  required?: boolean | undefined;
  /** Disables all options. Default `false`. */
  disabled?: boolean | undefined;
  /** Places the options next to each other when there is space. Default `false`. */
  inline?: boolean | undefined;
  /** Extra class names for the outer element. */
  className?: string | undefined;
}

/**
 * Choice of one of a few visible options. It is one tab stop; arrow keys select.
 *
 * - **Do** use it for up to five options.
 * - **Don’t** use it for longer lists: that is `Select`.
 */
export function RadioGroup(props: RadioGroupProps) {
  const { label, hint, dataName, options, defaultValue, onValueChange, required, disabled, inline, className } = props;
  const groupId = useId();
  const field = useField(props);
  const { 'data-name': name, 'data-prefix': prefix, id, ...marks } = field.control;
  const value = typeof field.value === 'string' ? field.value : (props.value ?? undefined);
  return (
    <div
      role="radiogroup"
      id={id}
      aria-labelledby={`${groupId}-label`}
      aria-required={required}
      {...marks}
      className={cx('hn-field', className)}
    >
      <span className="hn-field__label hn-radio__legend" id={`${groupId}-label`}>
        {label}
      </span>
      <div className={cx('hn-radio', inline && 'hn-radio--inline')}>
        {listOf(options).map((option) => (
          <div key={option.value} className="hn-checkbox">
            <span className="hn-checkbox__row">
              <input
                type="radio"
                id={`${groupId}-${option.value}`}
                name={props.name ?? dataName ?? groupId}
                value={option.value}
                data-name={name}
                data-prefix={prefix}
                disabled={disabled || option.disabled}
                aria-describedby={option.hint ? `${groupId}-${option.value}-hint` : undefined}
                {...(value === undefined
                  ? { defaultChecked: option.value === defaultValue }
                  : { checked: option.value === value })}
                onChange={() => onValueChange?.(option.value)}
                className="hn-checkbox__box hn-radio__dot"
              />
              <label className="hn-checkbox__label" htmlFor={`${groupId}-${option.value}`}>
                {option.label}
              </label>
            </span>
            {option.hint && (
              <span className="hn-field__hint hn-radio__hint" id={`${groupId}-${option.value}-hint`}>
                {option.hint}
              </span>
            )}
          </div>
        ))}
      </div>
      <FieldLine field={field} hint={hint} />
    </div>
  );
}
