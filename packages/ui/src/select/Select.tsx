import type { ReactNode, Ref, SelectHTMLAttributes } from 'react';
import { chevronDownIcon, Icon } from '../icon/index.js';
import { cx } from '../internal/cx.js';
import { listOf } from '../internal/list-of.js';
import { useLabels } from '../labels/index.js';
import { FieldFrame, splitField, useField, type FieldProps } from '../text-field/index.js';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

/** Options that belong together, under a heading that cannot be chosen. */
export interface SelectGroup {
  label: string;
  options: readonly SelectOption[];
}

export interface SelectProps
  extends FieldProps, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'children' | 'multiple'> {
  options: readonly (SelectOption | SelectGroup)[];
  /** Stands in the list as long as nothing is chosen; its value is empty, which `selected` of core refuses. */
  placeholder?: string | undefined;
  /** The options are on their way: says so, and cannot be used meanwhile. */
  isLoading?: boolean | undefined;
  /** Stands at the right of the label. */
  labelEnd?: ReactNode;
  ref?: Ref<HTMLSelectElement> | undefined;
}

/** One of several from a list: the device's own, which is the best one on a phone. `className` goes to the whole. */
export function Select(props: SelectProps) {
  const labels = useLabels();
  const { own, attributes } = splitField(props);
  const { options, placeholder, isLoading = false, labelEnd, className, value: kept, ...select } = attributes;
  const field = useField({ ...own, id: select.id, 'aria-describedby': select['aria-describedby'] });
  const value = typeof field.value === 'string' ? field.value : (kept ?? undefined);
  const first = isLoading ? labels.loading : placeholder;
  return (
    <FieldFrame
      field={field}
      label={own.label}
      labelEnd={labelEnd}
      hint={own.hint}
      disabledReason={own.disabledReason}
      className={className}
    >
      <select
        {...select}
        {...(value === undefined ? {} : { value: isLoading ? '' : value, onChange: select.onChange ?? noop })}
        {...field.control}
        // A list has no read-only state that keeps it closed.
        disabled={select.disabled || isLoading || Boolean(own.disabledReason)}
        aria-busy={isLoading || undefined}
        className={cx('hn-field__input', 'hn-field__input--with-end', 'hn-select')}
      >
        {first !== undefined && <option value="">{first}</option>}
        {listOf(options).map((entry) =>
          'options' in entry ? (
            <optgroup key={entry.label} label={entry.label}>
              {listOf(entry.options).map(drawOption)}
            </optgroup>
          ) : (
            drawOption(entry)
          ),
        )}
      </select>
      <Icon shape={chevronDownIcon} className="hn-select__sign" />
    </FieldFrame>
  );
}

// The form around hears the change itself.
const noop = () => {};

const drawOption = ({ value, label, disabled }: SelectOption) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
);
