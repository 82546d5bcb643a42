import { useSyncExternalStore } from 'react';
import { Button, type ButtonProps } from '../button/index.js';
import { useFormState } from './use-form-state.js';

const never = () => () => {};

export type SubmitButtonProps = Omit<ButtonProps, 'type'>;

/**
 * Button that submits the form around it, and is busy while the form is being sent. It is disabled until scripts run:
 * before that, the browser would submit to the page's own address.
 *
 * - **Do** name what it does: “Send code”, not “OK”.
 * - **Don’t** disable it while fields are invalid: the form says what is missing.
 */
export function SubmitButton({ busy, disabled, ...props }: SubmitButtonProps) {
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
