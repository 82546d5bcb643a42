import { useSyncExternalStore } from 'react';
import { Button, type ButtonProps } from '../button/index.js';
import { useFormState } from './use-form-state.js';

const never = () => () => {};

/**
 * The button that sends the form around it; busy while the form is on its way. It cannot be pressed before the scripts of
 * the page run: the browser would send what was typed to the page's own address.
 */
export function SubmitButton({ busy, disabled, ...props }: Omit<ButtonProps, 'type'>) {
  const isPending = useFormState((state) => state.isPending);
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <Button variant="primary" {...props} type="submit" busy={busy || isPending} disabled={disabled || !isHydrated} />
  );
}
