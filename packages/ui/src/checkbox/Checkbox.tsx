import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import type { FieldProps } from '../text-field/index.js';
import { Tick } from './Tick.js';

export interface CheckboxProps
  extends Omit<FieldProps, 'label'>, Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'children'> {
  /** What is agreed to or chosen. Leave it out only together with `aria-label`. */
  label?: ReactNode;
  /** Some of what it stands for is chosen, some not. */
  indeterminate?: boolean | undefined;
  ref?: Ref<HTMLInputElement | null> | undefined;
}

/** A check box with its label and its line. `className` goes to the whole, the rest to the input. */
export function Checkbox(props: CheckboxProps) {
  return <Tick {...props} look="checkbox" />;
}
