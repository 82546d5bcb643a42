import { useState } from 'react';

/** The selected rows of a list. */
export interface Selection {
  readonly has: (id: string) => boolean;
  readonly toggle: (id: string) => void;
  /** Selects every row of the list, or none if all are selected. */
  readonly toggleAll: () => void;
  readonly clear: () => void;
}

/** Keeps the selected rows. A row that is not listed any more is not selected. */
export function useSelection(listed: readonly string[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const areAll = listed.length > 0 && listed.every((id) => ids.has(id));
  return {
    has: (id) => ids.has(id),
    toggle: (id) =>
      setIds((all) => (all.has(id) ? new Set([...all].filter((one) => one !== id)) : new Set([...all, id]))),
    toggleAll: () => setIds(areAll ? new Set() : new Set(listed)),
    clear: () => setIds(new Set()),
  };
}
