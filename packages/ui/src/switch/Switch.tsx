import type { CheckboxProps } from '../checkbox/index.js';
import { Tick } from '../checkbox/Tick.js';

export type SwitchProps = Omit<CheckboxProps, 'indeterminate'>;

/**
 * Toggle that takes effect at once. For a value that is submitted with a form, use `Checkbox`.
 *
 * - **Do** use it for settings that take effect at once.
 * - **Don’t** use it in a form that is submitted: that is `Checkbox`.
 */
export function Switch(props: SwitchProps) {
  return <Tick {...props} look="switch" />;
}
