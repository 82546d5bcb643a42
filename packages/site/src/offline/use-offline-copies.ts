import { useQuery, useQueryClient } from '@tanstack/react-query';
import { use } from 'react';
import { useServices } from '../services/ServicesProvider.js';
import { useMember } from '../services/use-member.js';
import { describeFailure } from '../data/failure.js';
import { useNotify } from '../notices/use-notify.js';
import type { DocumentToSave } from './save-offline.js';
import { listCopies, OFFLINE_COPIES, removeCopy, type OfflineEntry } from '../data/offline-copies.js';
import { messages } from './messages.js';
import { OfflineScreens } from './offline-screens.js';

/** The copies of the member on this device, and the functions that change them. */
export interface OfflineCopies {
  /** The copies, the latest first. */
  readonly copies: readonly OfflineEntry[];
  /** True until they are read. */
  readonly isLoading: boolean;
  /** When a document was copied; undefined if it is not on this device. */
  readonly copiedAt: (id: string) => string | undefined;
  readonly save: (document: DocumentToSave) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

/** The copies of documents that this device has for the member. */
export function useOfflineCopies(): OfflineCopies {
  const { client, session } = useServices();
  const userId = useMember()?.userId ?? '';
  const notify = useNotify();
  const cache = useQueryClient();
  const loadScreens = use(OfflineScreens);
  const { data = [], isLoading } = useQuery({
    queryKey: [...OFFLINE_COPIES, userId],
    queryFn: () => listCopies(userId),
    meta: { isQuiet: true },
  });
  const isSignedIn = () => {
    const { status, user } = session?.getSnapshot() ?? { status: 'signed-out' };
    return status === 'signed-in' && (user?.userId ?? '') === userId;
  };
  const refresh = () => cache.invalidateQueries({ queryKey: OFFLINE_COPIES });
  return {
    copies: data,
    isLoading,
    copiedAt: (id) => data.find((one) => one.id === id)?.keptAt,
    async save({ id, kind, title }) {
      try {
        // Loaded with the first copy.
        const { saveOffline } = await import('./save-offline.js');
        const isKept = await saveOffline({ id, kind, title }, { client, userId, loadScreens, isSignedIn });
        await refresh();
        if (isKept) notify({ type: 'SUCCESS', title: messages.kept, text: messages.keptText });
      } catch (error) {
        notify({ type: 'ERROR', title: messages.notKept, text: describeFailure(error).message });
      }
    },
    async remove(id) {
      await removeCopy(userId, id);
      await refresh();
    },
  };
}
