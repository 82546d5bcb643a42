import type { Fields, Form, FormSnapshot } from '@headnote/core/validation';
import { useEffect, useRef, useSyncExternalStore, type RefObject } from 'react';

/**
 * Connects a form machine to the page. Returns its state and a ref for the form element, whose `data-name` controls get
 * the focus. The form must not change while the component is mounted, and is disposed of with it.
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

/** Focuses a control, or the part that a hidden control represents. */
export function focusOn(control: HTMLElement | undefined): void {
  const target = control?.ownerDocument.getElementById(control.dataset['focus'] ?? '') ?? control;
  (target?.querySelector<HTMLElement>('[tabindex="0"]') ?? target)?.focus();
}

type FormControl = HTMLElement & { readonly disabled?: boolean; readonly checked?: boolean };

/** Control of the named field, or of the next invalid field when that control cannot take the focus. */
function firstInvalid<F extends Fields>(element: HTMLFormElement | null, form: Form<F>, name: string) {
  // Includes controls outside the form element that belong to it.
  const controls = [...(element?.elements ?? [])] as FormControl[];
  const { errors } = form.getSnapshot();
  return [name, ...Object.keys(errors).filter((other) => errors[other])]
    .flatMap((wanted) => controls.filter(({ dataset }) => dataset['name'] === wanted))
    .find(({ disabled }) => !disabled);
}
