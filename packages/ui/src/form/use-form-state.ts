import type { FormSnapshot } from '@headnote/core/validation';
import { use, useSyncExternalStore } from 'react';
import { FormContext } from './form-context.js';

const never = () => () => {};

/**
 * One thing of the state of the form around, undefined without one. Draws again only when that changes, so `read` must
 * give the same for the same.
 */
export function useFormState<T>(read: (snapshot: FormSnapshot) => T): T | undefined {
  const { form } = use(FormContext) ?? {};
  const readNow = () => form && read(form.getSnapshot());
  return useSyncExternalStore(form?.subscribe ?? never, readNow, readNow);
}
