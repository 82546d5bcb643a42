import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import type { FieldProps } from '../text-field/index.js';
import { Tick } from './Tick.js';

export interface CheckboxProps
  extends Omit<FieldProps, 'label'>, Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'children'> {
  /** Text of the check box. Leave it out only with `aria-label`. */
  label?: ReactNode;
  /** Some, but not all, of the items that the box represents are checked. Default false. */
  indeterminate?: boolean | undefined;
  /** Ref to the input element. */
  ref?: Ref<HTMLInputElement | null> | undefined;
}

/**
 * Check box with a label and a hint or error line. `className` goes to the outer element, other attributes to the
 * input.
 */
export function Checkbox(props: CheckboxProps) {
  return <Tick {...props} look="checkbox" />;
}
