import type { FieldValue } from '@headnote/core/validation';
import { use, useEffect, useEffectEvent, useRef } from 'react';
import { FormContext } from '../form/form-context.js';

export interface FieldCarrierProps {
  /** Key of the field in the form. */
  name: string | undefined;
  prefix: string | undefined;
  /** The value as the form keeps it; empty for none. */
  value: string;
  /** Takes what the form got from elsewhere, and an empty text when it is reset. */
  onTake: (value: string) => void;
  /** Id of what gets the focus when the field is invalid, or of what it lies in. */
  focusId: string;
  /** What the part itself finds wrong, which no rule of the form can know: the form is not sent meanwhile. */
  isWrong: boolean;
  disabled: boolean;
}

/**
 * Stands for a part whose value is not the text in its input, such as a choice or a range: the form around finds it by its
 * name and reads it, hears each change, and hands on what comes from elsewhere.
 */
export function FieldCarrier({ name, prefix, value, onTake, focusId, isWrong, disabled }: FieldCarrierProps) {
  const { form } = use(FormContext) ?? {};
  const agreed = useRef<FieldValue>(value);
  const drawn = useRef(value);
  const take = useEffectEvent(onTake);
  useEffect(() => {
    if (!form || name === undefined) return;
    const follow = (focus?: string) => {
      const now = form.getSnapshot().values[name];
      if (typeof now !== 'string' || (now === agreed.current && focus !== '')) return;
      agreed.current = now;
      take(now);
    };
    // What the part shows at first counts only where the form has nothing.
    const first = form.getSnapshot().values[name];
    if (typeof first === 'string' && first && first !== drawn.current) {
      agreed.current = first;
      take(first);
    }
    return form.subscribe(follow);
  }, [form, name]);
  useEffect(() => {
    if (drawn.current === value) return;
    drawn.current = value;
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
