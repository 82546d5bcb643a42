import type { TreeState } from '@headnote/core/machines';
import { useEffect } from 'react';

/** Warns developers about nodes that are left out because of duplicate ids. */
export function useDuplicatesWarning({ twins }: TreeState['index']): void {
  const ids = [...twins].map((id) => `"${id}"`).join(', ');
  useEffect(() => {
    // oxlint-disable-next-line no-console -- only developers can correct this, so the page does not show it
    if (ids) console.error(`Several nodes of a tree have the same id, and only the first is shown: ${ids}.`);
  }, [ids]);
}
