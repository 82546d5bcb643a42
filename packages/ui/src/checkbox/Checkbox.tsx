import type { CheckboxProps } from './checkbox-props.js';
import { Tick } from './Tick.js';

/**
 * Check box with a label and a hint or error line. `className` goes to the outer element, other attributes to the
 * input.
 *
 * - **Do** write the label as a statement that is true when the box is checked.
 * - **Don’t** use it for a setting that takes effect at once: that is `Switch`.
 */
export function Checkbox(props: CheckboxProps) {
  return <Tick {...props} look="checkbox" />;
}
