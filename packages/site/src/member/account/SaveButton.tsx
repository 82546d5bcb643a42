import type { Fields, Form } from '@headnote/core/validation';
import { SubmitButton } from '@headnote/ui/form';
import { useSyncExternalStore, type ReactNode } from 'react';

interface SaveButtonProps<F extends Fields> {
  readonly form: Form<F>;
  /** Why the button is disabled while nothing differs. */
  readonly unchanged: string;
  readonly children: ReactNode;
}

/** The button that saves a form. While nothing is changed it is disabled, and says so. */
export function SaveButton<F extends Fields>({ form, unchanged, children }: SaveButtonProps<F>) {
  const read = () => form.getSnapshot().isDirty;
  const isDirty = useSyncExternalStore(form.subscribe, read, read);
  return <SubmitButton disabledReason={isDirty ? undefined : unchanged}>{children}</SubmitButton>;
}
