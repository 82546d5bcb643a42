import { useState } from 'react';

/**
 * A value that the address holds, changed at once where it is shown: until the navigation has brought the address
 * along, the control shows what the reader chose. `key` tells values apart.
 */
export function useDraft<T>(value: T, keyOf: (value: T) => string): [T, (next: T) => void] {
  const key = keyOf(value);
  const [draft, setDraft] = useState({ key, value });
  if (draft.key !== key) setDraft({ key, value });
  return [draft.key === key ? draft.value : value, (next) => setDraft({ key, value: next })];
}
