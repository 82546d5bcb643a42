import type { Fields, Form, FormSnapshot } from '@headnote/core/validation';
import { useEffect, useRef, useSyncExternalStore, type RefObject } from 'react';

/**
 * Ties a form of core to the page: gives its state, and the ref of the element whose `data-name` controls get the focus.
 * The form must be the same for as long as the component lives; what it has under way ends with it.
 */
export function useForm<F extends Fields>(
  form: Form<F>,
): { readonly element: RefObject<HTMLFormElement | null>; readonly snapshot: FormSnapshot<F> } {
  const element = useRef<HTMLFormElement>(null);
  const snapshot = useSyncExternalStore(form.subscribe, form.getSnapshot, form.getSnapshot);
  useEffect(() => {
    form.subscribe((focus) => {
      const controls = element.current?.querySelectorAll<HTMLElement>('[data-name]') ?? [];
      for (const control of controls) if (control.dataset['name'] === focus) control.focus();
    });
    return () => form.dispose();
  }, [form]);
  return { element, snapshot };
}
