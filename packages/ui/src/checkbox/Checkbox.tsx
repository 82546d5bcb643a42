import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { circleExclamationIcon, Icon } from '../icon/index.js';
import { cx } from '../internal/cx.js';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'children'> {
  /** What is agreed to or chosen. Leave it out only together with `aria-label`. */
  label?: ReactNode;
  error?: ReactNode;
  /** Becomes `data-name`, the key by which a form finds the field's messages. */
  dataName?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A check box with its label and its error line. `className` goes to the whole, the rest to the input. */
export function Checkbox({ label, error, dataName, className, ...input }: CheckboxProps) {
  const generatedId = useId();
  const id = input.id ?? generatedId;
  const errorId = `${id}-error`;
  return (
    <div className={cx('hn-checkbox', className)}>
      <span className="hn-checkbox__row">
        <input
          {...input}
          type="checkbox"
          id={id}
          data-name={dataName}
          className="hn-checkbox__box"
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={cx(input['aria-describedby'], error ? errorId : undefined) || undefined}
        />
        {label && (
          <label className="hn-checkbox__label" htmlFor={id}>
            {label}
          </label>
        )}
      </span>
      {error && (
        <span className="hn-checkbox__error" id={errorId}>
          <Icon shape={circleExclamationIcon} size={15} />
          <span>{error}</span>
        </span>
      )}
    </div>
  );
}
