import type { Fields, Form, FormSnapshot } from '@headnote/core/validation';
import { useEffect, useRef, useSyncExternalStore, type RefObject } from 'react';

/**
 * Ties a form of core to the page: gives its state, and the ref of the form element whose `data-name` controls get the
 * focus. The form must be the same for as long as the component lives; what it has under way ends with it.
 */
export function useFormMachine<F extends Fields>(
  form: Form<F>,
): { readonly element: RefObject<HTMLFormElement | null>; readonly snapshot: FormSnapshot<F> } {
  const element = useRef<HTMLFormElement>(null);
  const snapshot = useSyncExternalStore(form.subscribe, form.getSnapshot, form.getSnapshot);
  useEffect(() => {
    const stop = form.subscribe((focus) => {
      if (focus) focusOn(firstInvalid(element.current, form, focus));
    });
    return () => {
      stop();
      form.dispose();
    };
  }, [form]);
  return { element, snapshot };
}

/** Gives a control the focus, or, where it only stands for a part, the part. */
export function focusOn(control: HTMLElement | undefined): void {
  const target = control?.ownerDocument.getElementById(control.dataset['focus'] ?? '') ?? control;
  (target?.querySelector<HTMLElement>('[tabindex="0"]') ?? target)?.focus();
}

type FormControl = HTMLElement & { readonly disabled?: boolean; readonly checked?: boolean };

/** The control of the named field, or, where that cannot take the focus, of the next invalid one. */
function firstInvalid<F extends Fields>(element: HTMLFormElement | null, form: Form<F>, name: string) {
  // Also what stands elsewhere in the page and belongs to the form.
  const controls = [...(element?.elements ?? [])] as FormControl[];
  const { errors } = form.getSnapshot();
  return [name, ...Object.keys(errors).filter((other) => errors[other])]
    .flatMap((wanted) => controls.filter(({ dataset }) => dataset['name'] === wanted))
    .find(({ disabled }) => !disabled);
}
