import { useEffect, useState, type RefObject } from 'react';
import { circleExclamationIcon, Icon } from '../icon/index.js';
import { useFormState } from './use-form-state.js';

/** What is wrong with fields that the page does not have, said at the end of the form: no message is lost. */
export function UndrawnErrors({ element }: { element: RefObject<HTMLFormElement | null> }) {
  const errors = useFormState((state) => state.errors);
  const [undrawn, setUndrawn] = useState<readonly string[]>([]);
  useEffect(() => {
    const controls = [...(element.current?.elements ?? [])] as HTMLElement[];
    const drawn = new Set(controls.map(({ dataset }) => dataset['name']));
    setUndrawn(Object.keys(errors ?? {}).filter((name) => errors?.[name] && !drawn.has(name)));
  }, [errors, element]);
  return undrawn.map((name) => (
    <p key={name} role="alert" className="hn-field__line hn-field__error hn-form__whole">
      <Icon shape={circleExclamationIcon} size={15} />
      {errors?.[name]}
    </p>
  ));
}
