export type { CheckboxProps } from './checkbox-props.js';
export { Checkbox } from './Checkbox.js';
