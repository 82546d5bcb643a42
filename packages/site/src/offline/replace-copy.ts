import { changeCopies, type OfflineCopy } from '../data/offline-copies.js';

/**
 * Changes a copy that was read before. Does nothing if it was removed or replaced meanwhile, so an older answer never comes
 * last.
 */
export function replaceCopy(copy: OfflineCopy, changes: Partial<OfflineCopy>): Promise<void> {
  return changeCopies((store) => {
    const stored: IDBRequest<OfflineCopy | undefined> = store.get([copy.userId, copy.id]);
    stored.addEventListener('success', () => {
      if (stored.result?.keptAt === copy.keptAt) store.put({ ...copy, ...changes });
    });
  });
}
