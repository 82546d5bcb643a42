import type { ReactNode, Ref, SelectHTMLAttributes } from 'react';
import { chevronDownIcon, Icon } from '../icon/index.js';
import { cx } from '../internal/cx.js';
import { listOf } from '../internal/list-of.js';
import { useLabels } from '../labels/index.js';
import { FieldFrame, splitField, useField, type FieldProps } from '../text-field/index.js';

export interface SelectOption {
  /** Value of the option, unique in the list. */
  value: string;
  /** Text of the option. */
  label: string;
  /** Disables the option. Default `false`. */
  disabled?: boolean | undefined;
}

/** Options with a common heading. */
export interface SelectGroup {
  /** Heading of the group, which is not selectable. */
  label: string;
  /** Options of the group. */
  options: readonly SelectOption[];
}

export interface SelectProps
  extends FieldProps, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'children' | 'multiple'> {
  /** Options and groups of options, in order. */
  options: readonly (SelectOption | SelectGroup)[];
  /** First option, with an empty value, shown while nothing is selected. Core's `selected` rule rejects it. */
  placeholder?: string | undefined;
  /** The options are loading: the select says so, and takes the focus of a reader who comes with Tab. Default `false`. */
  isLoading?: boolean | undefined;
  /** Content at the end of the label line. */
  labelEnd?: ReactNode;
  /** Ref to the select element. */
  ref?: Ref<HTMLSelectElement> | undefined;
}

/**
 * Native select, which works best on phones. `className` goes to the outer element, other attributes to the select.
 *
 * - **Do** use it for long lists with known names, such as states.
 * - **Don’t** use it for up to five options: that is `RadioGroup`.
 */
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
      isInline={own.isInline}
      className={className}
    >
      <select
        {...select}
        {...(value === undefined ? {} : { value: isLoading ? '' : value, onChange: select.onChange ?? noop })}
        {...field.control}
        // A native select has no read-only state.
        disabled={select.disabled || Boolean(own.disabledReason)}
        aria-busy={isLoading || undefined}
        className={cx('hn-field__input', 'hn-field__input--with-end', 'hn-select')}
      >
        {first !== undefined && <option value="">{first}</option>}
        {(isLoading ? [] : listOf(options)).map((entry) =>
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

// The form listens to the change event itself.
const noop = () => {};

const drawOption = ({ value, label, disabled }: SelectOption) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
);
