import type { FieldValue } from '@headnote/core/validation';
import { use } from 'react';
import { FormContext } from './form-context.js';
import { useFormState } from './use-form-state.js';

/**
 * Value, message and error parent that the surrounding form has for a field. All are undefined outside a form, without
 * a name, or for an unknown name. Rerenders only when this field changes.
 */
export function useFormField(name: string | undefined): {
  readonly value: FieldValue | undefined;
  readonly error: string | undefined;
  readonly errorParent: string | undefined;
  /** Sets a value that differs from the control's own value. */
  readonly change: (value: FieldValue) => void;
} {
  const { form, errorParent } = use(FormContext) ?? {};
  return {
    value: useFormState(({ values }) => (name === undefined ? undefined : values[name])),
    // Treats an empty message as none.
    error: useFormState(({ errors }) => (name === undefined ? undefined : errors[name] || undefined)),
    errorParent,
    change: (value) => form?.change(name ?? '', value),
  };
}
