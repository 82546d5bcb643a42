import { Callout } from '../callout/index.js';
import { useFormState } from './use-form-state.js';

/** Error of the whole form, in the server's words. Screen readers announce it. Empty without an error. */
export function FormMessage({ className }: { className?: string | undefined }) {
  const message = useFormState((state) => state.message);
  return (
    <div role="alert" className={className}>
      {message && <Callout tone="bad">{message}</Callout>}
    </div>
  );
}
