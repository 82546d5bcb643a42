import type { FormSnapshot } from '@headnote/core/validation';
import { use, useSyncExternalStore } from 'react';
import { FormContext } from './form-context.js';

const never = () => () => {};

/**
 * Selects a value from the state of the surrounding form; undefined outside a form. Rerenders only when the value
 * changes, so `read` must return a stable value.
 */
export function useFormState<T>(read: (snapshot: FormSnapshot) => T): T | undefined {
  const { form } = use(FormContext) ?? {};
  const readNow = () => form && read(form.getSnapshot());
  return useSyncExternalStore(form?.subscribe ?? never, readNow, readNow);
}
