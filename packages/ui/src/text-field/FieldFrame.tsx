import type { ReactNode } from 'react';
import { cx } from '../internal/cx.js';
import { FieldLine } from './FieldLine.js';
import type { FieldState } from './use-field.js';

export interface FieldFrameProps {
  field: FieldState;
  label: ReactNode;
  /** Stands at the right of the label, for example a link. */
  labelEnd?: ReactNode;
  hint?: ReactNode;
  /** Takes the place of the hint. */
  disabledReason?: ReactNode;
  className?: string | undefined;
  /** The control with what stands in it. */
  children: ReactNode;
}

/** Label above, control in its box, line below: the same for each kind of field. */
export function FieldFrame({ field, label, labelEnd, hint, disabledReason, className, children }: FieldFrameProps) {
  return (
    <div className={cx('hn-field', Boolean(field.error) && 'hn-field--invalid', className)}>
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
