import type { Form } from '@headnote/core/validation';
import { useEffect, useState, type RefObject } from 'react';
import { circleExclamationIcon, Icon } from '../icon/index.js';

/** Errors of fields that are not on the page, listed at the end of the form, so that no message is lost. */
export function OffPageErrors({ form, element }: { form: Form; element: RefObject<HTMLFormElement | null> }) {
  const [errors, setErrors] = useState<readonly (readonly [string, string])[]>([]);
  useEffect(
    () =>
      form.subscribe(() => {
        const controls = [...(element.current?.elements ?? [])] as HTMLElement[];
        const onPage = new Set(controls.map(({ dataset }) => dataset['name']));
        const all = Object.entries(form.getSnapshot().errors);
        setErrors(all.flatMap(([name, error]) => (error && !onPage.has(name) ? [[name, error] as const] : [])));
      }),
    [form, element],
  );
  return errors.map(([name, error]) => (
    <p key={name} role="alert" className="hn-field__line hn-field__error hn-form__whole">
      <Icon shape={circleExclamationIcon} size={15} />
      {error}
    </p>
  ));
}
