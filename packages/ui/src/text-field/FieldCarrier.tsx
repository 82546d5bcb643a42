import type { FieldValue } from '@headnote/core/validation';
import { use, useEffect, useEffectEvent, useRef } from 'react';
import { FormContext } from '../form/form-context.js';

export interface FieldCarrierProps {
  /** Key of the field in the form. */
  name: string | undefined;
  /** Start of the form's generic messages. */
  prefix: string | undefined;
  /** Current value in the format of the form; empty for none. */
  value: string;
  /** Called with a value that the form received from elsewhere, and with an empty text on reset. */
  onTake: (value: string) => void;
  /** Id of the element that gets the focus when the field is invalid, or of its container. */
  focusId: string;
  /** The part has an error that no rule of the form can detect. The form is not submitted while it lasts. */
  isWrong: boolean;
  /** Leaves the field out of the form. */
  disabled: boolean;
}

/**
 * Hidden input for a part whose value is not the text of its visible input, such as a date range. The surrounding form
 * finds it by name, reads it, receives its changes and passes on values from elsewhere.
 */
export function FieldCarrier({ name, prefix, value, onTake, focusId, isWrong, disabled }: FieldCarrierProps) {
  const { form } = use(FormContext) ?? {};
  const agreed = useRef<FieldValue>(value);
  const rendered = useRef(value);
  const take = useEffectEvent(onTake);
  useEffect(() => {
    if (!form || name === undefined) return;
    const follow = (focus?: string) => {
      const now = form.getSnapshot().values[name];
      if (typeof now !== 'string' || (now === agreed.current && focus !== '')) return;
      agreed.current = now;
      take(now);
    };
    // The initial value of the part counts only when the form has none.
    const first = form.getSnapshot().values[name];
    if (typeof first === 'string' && first && first !== rendered.current) {
      agreed.current = first;
      take(first);
    }
    return form.subscribe(follow);
  }, [form, name]);
  useEffect(() => {
    if (rendered.current === value) return;
    rendered.current = value;
    if (agreed.current === value || name === undefined) return;
    agreed.current = value;
    form?.change(name, value);
  }, [form, name, value]);
  if (name === undefined) return null;
  return (
    <input
      type="hidden"
      data-name={name}
      data-prefix={prefix}
      data-focus={focusId}
      data-wrong={isWrong || undefined}
      value={value}
      disabled={disabled}
    />
  );
}
