import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import type { CommonFieldProps } from '../text-field/index.js';

export interface CheckboxProps
  extends CommonFieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'children'> {
  /** Text of the check box. Leave it out only with `aria-label`. */
  label?: ReactNode;
  /** Why the box is disabled, shown below it. The box stays in the tab order, so that screen readers announce the reason. */
  disabledReason?: ReactNode;
  /** Some, but not all, of the items that the box represents are checked. Default `false`. */
  indeterminate?: boolean | undefined;
  /** Ref to the input element. */
  ref?: Ref<HTMLInputElement | null> | undefined;
}
