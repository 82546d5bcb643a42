import type { FieldValue } from '@headnote/core/validation';
import { use } from 'react';
import { FormContext } from './form-context.js';
import { useFormState } from './use-form-state.js';

/**
 * What the form around holds for a field: its value, its message, and where its error line goes. All undefined without a
 * form, without a name, or for a name that the form does not have. Draws again only when this field changes.
 */
export function useFormField(name: string | undefined): {
  readonly value: FieldValue | undefined;
  readonly error: string | undefined;
  readonly errorParent: string | undefined;
  /** Tells the form of a value that its control does not hold as it stands. */
  readonly change: (value: FieldValue) => void;
} {
  const { form, errorParent } = use(FormContext) ?? {};
  return {
    value: useFormState(({ values }) => (name === undefined ? undefined : values[name])),
    // No message and an empty one are the same to who draws.
    error: useFormState(({ errors }) => (name === undefined ? undefined : errors[name] || undefined)),
    errorParent,
    change: (value) => form?.change(name ?? '', value),
  };
}
