import { Callout } from '../callout/index.js';
import { useFormState } from './use-form-state.js';

export interface FormMessageProps {
  /** Extra class names for the outer element. */
  className?: string | undefined;
}

/**
 * Error of the whole form, in the server's words. Screen readers announce it. Empty without an error.
 *
 * - **Do** place it at the top of the form.
 * - **Don’t** use it for errors of a single field.
 */
export function FormMessage({ className }: FormMessageProps) {
  const message = useFormState((state) => state.message);
  return (
    <div role="alert" className={className}>
      {message && <Callout tone="bad">{message}</Callout>}
    </div>
  );
}
