import { useState } from 'react';

/**
 * A value from the address that a control can change. The control shows the reader's choice at once, until the navigation
 * has changed the address. `keyOf` tells values apart.
 */
export function useDraft<T>(value: T, keyOf: (value: T) => string): [T, (next: T) => void] {
  const key = keyOf(value);
  const [draft, setDraft] = useState({ key, value });
  if (draft.key !== key) setDraft({ key, value });
  return [draft.key === key ? draft.value : value, (next) => setDraft({ key, value: next })];
}
