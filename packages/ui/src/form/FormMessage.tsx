import { Callout } from '../callout/index.js';
import { useFormState } from './use-form-state.js';

/** What is wrong with the form as a whole, in the server's words, said aloud when it comes. Nothing for no message. */
export function FormMessage({ className }: { className?: string | undefined }) {
  const message = useFormState((state) => state.message);
  return (
    <div role="alert" className={className}>
      {message && <Callout tone="bad">{message}</Callout>}
    </div>
  );
}
