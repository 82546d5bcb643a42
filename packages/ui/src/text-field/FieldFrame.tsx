import type { ReactNode } from 'react';
import { cx } from '../internal/cx.js';
import { FieldLine } from './FieldLine.js';
import type { FieldState } from './use-field.js';

export interface FieldFrameProps {
  /** State from `useField`. */
  field: FieldState;
  /** Label of the control. */
  label: ReactNode;
  /** Content at the end of the label line, for example a link. */
  labelEnd?: ReactNode;
  /** Text below the control. Default none. */
  hint?: ReactNode;
  /** Replaces the hint. */
  disabledReason?: ReactNode;
  /** Puts the label before the control, on one line. Default `false`. */
  isInline?: boolean | undefined;
  /** Extra class names for the outer element. */
  className?: string | undefined;
  /** The control and the content of its box. */
  children: ReactNode;
}

/** Common layout of fields: label above, control in its box, line below. */
export function FieldFrame(props: FieldFrameProps) {
  const { field, label, labelEnd, hint, disabledReason, isInline, className, children } = props;
  return (
    <div
      className={cx('hn-field', Boolean(field.error) && 'hn-field--invalid', isInline && 'hn-field--inline', className)}
    >
      <div className="hn-field__head">
        <label className="hn-field__label" htmlFor={field.id}>
          {label}
        </label>
        {labelEnd && <span className="hn-field__label-end">{labelEnd}</span>}
      </div>
      <div className="hn-field__box">{children}</div>
      <FieldLine field={field} hint={disabledReason ?? hint} />
    </div>
  );
}
