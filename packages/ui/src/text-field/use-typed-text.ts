import { useState, type ChangeEvent } from 'react';

interface Typed<E> {
  value?: string | readonly string[] | number | undefined;
  defaultValue?: string | readonly string[] | number | undefined;
  onChange?: ((event: ChangeEvent<E>) => void) | undefined;
}

/**
 * Value attributes of a text control, and its current text, whether the form, the caller or the control itself keeps
 * it.
 */
export function useTypedText<E extends { value: string }>(own: Typed<E>, formValue: unknown) {
  const [typed, setTyped] = useState(String(own.defaultValue ?? ''));
  // The form handles a key before the caller: a controlled value would still be the previous one.
  const kept = typeof formValue === 'string' ? formValue : (own.value ?? undefined);
  return {
    text: kept === undefined ? typed : String(kept),
    attributes: {
      ...(kept === undefined ? {} : { value: kept, defaultValue: undefined }),
      onChange(event: ChangeEvent<E>) {
        setTyped(event.target.value);
        own.onChange?.(event);
      },
    },
  };
}
