import { useQuery, useQueryClient } from '@tanstack/react-query';
import { use } from 'react';
import { useServices } from '../services/ServicesProvider.js';
import { useMember } from '../services/use-member.js';
import { describeFailure } from '../data/failure.js';
import { useNotify } from '../notices/use-notify.js';
import type { DocumentToKeep } from './keep-document.js';
import { dropKept, listKept } from '../data/kept-documents.js';
import { messages } from './messages.js';
import { OfflineScreens } from './offline-screens.js';

const KEY = ['kept-documents'] as const;

/** What the member keeps on this device, and the ways to change it. */
export interface Kept {
  /** When a document was kept; undefined if it is not on this device. */
  readonly keptAt: (id: string) => string | undefined;
  readonly keep: (document: DocumentToKeep) => Promise<void>;
  readonly drop: (id: string) => Promise<void>;
}

/** The documents that this device keeps for the member. */
export function useKept(): Kept {
  const { client } = useServices();
  const userId = useMember()?.userId ?? '';
  const notify = useNotify();
  const cache = useQueryClient();
  const loadScreens = use(OfflineScreens);
  const { data = [] } = useQuery({
    queryKey: [...KEY, userId],
    queryFn: () => listKept(userId),
    meta: { isQuiet: true },
  });
  const refresh = () => cache.invalidateQueries({ queryKey: KEY });
  return {
    keptAt: (id) => data.find((one) => one.id === id)?.keptAt,
    async keep({ id, kind, title }) {
      try {
        // Loaded with the first document that is kept.
        const { keepWhole } = await import('./keep-document.js');
        await keepWhole({ id, kind, title }, { client, userId, loadScreens });
        await refresh();
        notify({ type: 'SUCCESS', title: messages.kept, text: messages.keptText });
      } catch (error) {
        notify({ type: 'ERROR', title: messages.notKept, text: describeFailure(error).message });
      }
    },
    async drop(id) {
      await dropKept(userId, id);
      await refresh();
    },
  };
}
