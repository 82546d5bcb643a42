import type { CheckboxProps } from '../checkbox/index.js';
import { Tick } from '../checkbox/Tick.js';

export type SwitchProps = Omit<CheckboxProps, 'indeterminate'>;

/** Something that is on or off and takes effect at once; what is sent with a form is a check box. */
export function Switch(props: SwitchProps) {
  return <Tick {...props} look="switch" />;
}
