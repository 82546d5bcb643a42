import { useEffect, useImperativeHandle, useRef } from 'react';
import { cx } from '../internal/cx.js';
import { FieldLine, splitField, useField } from '../text-field/index.js';
import type { CheckboxProps } from './checkbox-props.js';

/** Check box input with its label, drawn as a check box or as a switch. */
export function Tick({ look, ...props }: CheckboxProps & { look: 'checkbox' | 'switch' }) {
  const { own, attributes } = splitField({ label: undefined, ...props });
  const { indeterminate = false, className, ref, ...input } = attributes;
  const field = useField({ ...own, id: input.id, 'aria-describedby': input['aria-describedby'] });
  const box = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => box.current, []);
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate, input.checked]);
  const checked = typeof field.value === 'boolean' ? field.value : input.checked;
  const Row = own.label ? 'span' : 'label';
  return (
    <div className={cx('hn-checkbox', className)}>
      <Row className={cx('hn-checkbox__row', !own.label && 'hn-checkbox__row--bare')}>
        <input
          {...input}
          {...(checked === undefined ? {} : { checked, onChange: input.onChange ?? noop })}
          {...field.control}
          {...(own.disabledReason ? { onClick: block } : {})}
          {...(look === 'switch' ? { role: 'switch' } : {})}
          type="checkbox"
          ref={box}
          className={cx('hn-checkbox__box', look === 'switch' && 'hn-switch')}
        />
        {own.label && (
          <label className="hn-checkbox__label" htmlFor={field.id}>
            {own.label}
          </label>
        )}
      </Row>
      <FieldLine field={field} hint={own.disabledReason ?? own.hint} />
    </div>
  );
}

// The form listens to the change event itself.
const noop = () => {};

// Keeps the control in the tab order, so that screen readers announce the reason, but blocks changes.
function block(event: { preventDefault: () => void }) {
  event.preventDefault();
}
