import type { Fields, Form as FormMachine } from '@headnote/core/validation';
import { bindEvents } from '@headnote/core/validation/dom';
import { useEffect, useMemo, type FormHTMLAttributes } from 'react';
import { focusOn, useFormMachine } from '../hooks/use-form-machine.js';
import { cx } from '../internal/cx.js';
import { FormContext } from './form-context.js';
import { OffPageErrors } from './OffPageErrors.js';
import { useUnsavedGuard } from './use-unsaved-guard.js';

export interface FormProps<F extends Fields> extends Omit<
  FormHTMLAttributes<HTMLFormElement>,
  'onSubmit' | 'onReset' | 'noValidate'
> {
  /** Machine from `createForm` of `@headnote/core/validation`. It must not change while the form is mounted. */
  form: FormMachine<F>;
  /**
   * When to mark invalid fields: on the first click inside the form, as the specification says, or on the first attempt
   * to submit. Default `click`.
   */
  markOn?: 'click' | 'submit' | undefined;
  /** Selector of the ancestor to which error lines are appended. Default: each line is under its field. */
  errorParent?: string | undefined;
  /** Makes the browser ask before the page closes with unsaved changes. Default `false`. */
  guardsUnsaved?: boolean | undefined;
}

/**
 * Form that validates as the specification says: the first click checks every field and focuses the first invalid one,
 * and each change checks its field again. Fields with a `dataName` get their value and message from the form.
 *
 * - **Do** give every field a `dataName` that the machine knows.
 * - **Don’t** validate in event handlers: rules belong to the machine.
 */
export function Form<F extends Fields>(props: FormProps<F>) {
  const { form, markOn, errorParent, guardsUnsaved = false, className, children, ...attributes } = props;
  const { element, snapshot } = useFormMachine(form);
  useEffect(() => {
    if (!element.current) return;
    const controls = element.current.elements as unknown as Iterable<HTMLElement>;
    const submit = () => {
      const wrong = Array.from(controls).find(({ dataset }) => dataset['wrong']);
      if (!wrong) return form.submit();
      form.click();
      focusOn(wrong);
      return Promise.resolve(false);
    };
    return bindEvents(element.current, { ...form, submit }, { markOn });
  }, [element, form, markOn]);
  useUnsavedGuard(guardsUnsaved && snapshot.isDirty);
  const context = useMemo(() => ({ form: form, errorParent }), [form, errorParent]);
  return (
    <FormContext value={context}>
      <form
        method="post"
        {...attributes}
        ref={element}
        noValidate
        aria-busy={snapshot.isPending}
        className={cx('hn-form', className)}
      >
        {children}
        <OffPageErrors form={form} element={element} />
      </form>
    </FormContext>
  );
}
