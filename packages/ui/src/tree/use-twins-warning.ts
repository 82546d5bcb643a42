import type { TreeState } from '@headnote/core/machines';
import { useEffect } from 'react';

/** Says to who builds the page which nodes of a tree are left out because their ids came twice. */
export function useTwinsWarning({ twins }: TreeState['index']): void {
  const ids = [...twins].map((id) => `"${id}"`).join(', ');
  useEffect(() => {
    // oxlint-disable-next-line no-console -- a reader can do nothing about it, and nothing else shows it
    if (ids) console.error(`Several nodes of a tree have the same id, and only the first is shown: ${ids}.`);
  }, [ids]);
}
