import { useState } from 'react';

/** The rows of a page that are selected. */
export interface Selection {
  readonly ids: readonly string[];
  readonly toggle: (id: string) => void;
  readonly set: (ids: readonly string[]) => void;
}

/** Selected rows of a list; another list (`key`) starts with none. */
export function useSelection(key: string): Selection {
  const [state, setState] = useState<{ readonly key: string; readonly ids: readonly string[] }>({ key, ids: [] });
  const ids = state.key === key ? state.ids : [];
  const set = (next: readonly string[]) => setState({ key, ids: next });
  return { ids, set, toggle: (id) => set(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]) };
}
