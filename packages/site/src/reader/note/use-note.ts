import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useServices } from '../../services/ServicesProvider.js';
import { useMember } from '../../services/use-member.js';
import { documentNote } from '../../data/document-marks.js';
import { createNoteSaver, type SaverState, type NoteSaver } from './create-note-saver.js';
import { createNoteDrafts } from '../../data/note-drafts.js';

/** The member's note on a document; undefined until it is read. */
export interface OpenNote {
  readonly state: SaverState;
  readonly saver: NoteSaver;
}

/** Reads the note of a document and keeps it while the document is open. */
export function useNote(documentId: string): OpenNote | undefined {
  const { client } = useServices();
  const userId = useMember()?.userId ?? '';
  const cache = useQueryClient();
  const query = documentNote(client, { id: documentId, userId });
  const { isSuccess } = useQuery(query);
  const [session] = useState(createSession);

  useEffect(() => {
    if (!isSuccess) return;
    const { queryKey } = documentNote(client, { id: documentId, userId });
    const next = createNoteSaver({
      stored: cache.getQueryData(queryKey) ?? null,
      drafts: createNoteDrafts(() => window.localStorage, { userId, documentId }),
      save: (note) => client.library.saveNote({ documentId, ...note }),
      remove: () => client.library.deleteNote({ documentId }),
      read: async () => (await client.library.notes({ documentId }))[0] ?? null,
      onStored: (note) => {
        cache.setQueryData(queryKey, note && { documentId, ...note });
        void cache.invalidateQueries({ queryKey: ['note-versions', documentId] });
      },
    });
    session.set(next);
    const flush = () => void next.flush();
    const flushHidden = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    window.addEventListener('online', flush);
    document.addEventListener('visibilitychange', flushHidden);
    return () => {
      window.removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', flushHidden);
      flush();
      next.dispose();
      session.set(undefined);
    };
  }, [isSuccess, client, cache, documentId, userId, session]);

  return useSyncExternalStore(session.subscribe, session.getSnapshot, () => undefined);
}

/** The saver of the open document, and its state as one value. */
function createSession() {
  const listeners = new Set<() => void>();
  let open: OpenNote | undefined;
  let stop: (() => void) | undefined;
  const tell = (next: OpenNote | undefined) => {
    open = next;
    for (const listener of Array.from(listeners)) listener();
  };
  return {
    set: (saver: NoteSaver | undefined): void => {
      stop?.();
      const show = () => tell(saver && { saver, state: saver.getSnapshot() });
      stop = saver?.subscribe(show);
      show();
    },
    getSnapshot: () => open,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
