import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { circleExclamationIcon, Icon } from '../icon/index.js';
import { cx } from '../internal/cx.js';

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'children'> {
  label: ReactNode;
  /** Stands under the field as long as there is no error. */
  hint?: ReactNode;
  /** What is wrong with the value. Marks the field invalid and is read with it. */
  error?: ReactNode;
  /** Becomes `data-name`, the key by which a form finds the field's messages. */
  dataName?: string | undefined;
  /** Stands at the right of the label, for example a link. */
  labelEnd?: ReactNode;
  /** Stands inside the field at its end, for example a button or a check. */
  end?: ReactNode;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** One line of text with its label, its hint and its error line. `className` goes to the whole, the rest to the input. */
export function TextField({ label, hint, error, dataName, labelEnd, end, className, ...input }: TextFieldProps) {
  const generatedId = useId();
  const id = input.id ?? generatedId;
  const lineId = `${id}-line`;
  const isInvalid = Boolean(error);
  return (
    <div className={cx('hn-field', isInvalid && 'hn-field--invalid', className)}>
      <div className="hn-field__head">
        <label className="hn-field__label" htmlFor={id}>
          {label}
        </label>
        {labelEnd && <span className="hn-field__label-end">{labelEnd}</span>}
      </div>
      <div className="hn-field__box">
        <input
          type="text"
          {...input}
          id={id}
          data-name={dataName}
          className={cx('hn-field__input', Boolean(end) && 'hn-field__input--with-end')}
          aria-invalid={isInvalid || undefined}
          aria-describedby={cx(input['aria-describedby'], error || hint ? lineId : undefined) || undefined}
        />
        {end && <span className="hn-field__end">{end}</span>}
      </div>
      <div className="hn-field__line" id={lineId} aria-live="polite">
        {isInvalid ? (
          <span className="hn-field__error">
            <Icon shape={circleExclamationIcon} size={15} />
            <span>{error}</span>
          </span>
        ) : (
          hint && <span className="hn-field__hint">{hint}</span>
        )}
      </div>
    </div>
  );
}
