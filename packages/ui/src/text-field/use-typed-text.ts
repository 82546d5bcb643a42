import { useState, type ChangeEvent } from 'react';

interface Typed<E> {
  value?: string | readonly string[] | number | undefined;
  defaultValue?: string | readonly string[] | number | undefined;
  onChange?: ((event: ChangeEvent<E>) => void) | undefined;
}

/**
 * Value attributes of a control for text, and the text in it now, whoever keeps it: the form around, the caller, or the
 * control itself.
 */
export function useTypedText<E extends { value: string }>(own: Typed<E>, formValue: unknown) {
  const [typed, setTyped] = useState(String(own.defaultValue ?? ''));
  // The form hears of a key before the caller does: a value that the caller keeps would be the one before it.
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
