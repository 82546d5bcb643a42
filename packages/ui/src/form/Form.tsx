import type { Fields, Form as FormMachine } from '@headnote/core/validation';
import { bindEvents } from '@headnote/core/validation/dom';
import { useEffect, useMemo, type FormHTMLAttributes } from 'react';
import { focusOn, useFormMachine } from '../hooks/use-form-machine.js';
import { cx } from '../internal/cx.js';
import { FormContext } from './form-context.js';
import { UndrawnErrors } from './UndrawnErrors.js';
import { useUnsavedGuard } from './use-unsaved-guard.js';

export interface FormProps<F extends Fields> extends Omit<
  FormHTMLAttributes<HTMLFormElement>,
  'onSubmit' | 'onReset' | 'noValidate'
> {
  /** The machine, from `createForm` of `@headnote/core/validation`. The same for as long as the form is drawn. */
  form: FormMachine<F>;
  /**
   * Whether the first click anywhere on the form marks what is invalid, as specified and by default, or only the try to
   * send it.
   */
  markOn?: 'click' | 'submit' | undefined;
  /** Selector of the ancestor that takes a field's error line at its end. Default: the line stands under its field. */
  errorParent?: string | undefined;
  /** Has the browser ask before the page is left with something typed that was not sent. Default: false. */
  guardsUnsaved?: boolean | undefined;
}

/**
 * A form that behaves as specified: after the first click on it every field is checked, the first invalid one gets the
 * focus, and each change checks its field again. Fields with a `dataName` inside take value and message from it.
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
        <UndrawnErrors form={form} element={element} />
      </form>
    </FormContext>
  );
}
