import type { CallOptions } from '@headnote/core/client';
import { folderIds } from '@headnote/core/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Services } from '../../services/services.js';
import { useServices } from '../../services/ServicesProvider.js';
import { bookmarksOf, notesOf, savedSearchesOf, useLibraryChanged, wholeLibraryOf } from '../../data/folder-queries.js';
import { useUndo, type ScreenUndo } from '../../shell/undo/use-undo.js';
import { withChanges, type Change, type LibraryData } from './library-data.js';

/** The member's library with the changes that can still be undone. */
export interface Library {
  /** Undefined while it loads. */
  readonly data: LibraryData | undefined;
  /** The read that failed. */
  readonly failed: ReturnType<typeof useReads>['failed'];
  readonly undo: ScreenUndo;
  /** Shows a change at once and sends it a little later. */
  readonly change: (change: Change, label: string) => void;
}

/** Reads the library, and changes it with undo. */
export function useLibrary(): Library {
  const { client } = useServices();
  const { read, failed } = useReads();
  const [changes, setChanges] = useState<readonly Change[]>([]);
  const changed = useLibraryChanged();
  const undo = useUndo();
  const data = useMemo(() => read && withChanges(read, changes), [read, changes]);
  const forget = (change: Change) => setChanges((all) => all.filter((one) => one !== change));
  return {
    data,
    failed,
    undo,
    change: (change, label) =>
      undo.run({
        label,
        apply: () => setChanges((all) => [...all, change]),
        revert: () => forget(change),
        commit: async ({ isLeaving: keepalive }) => {
          await send(client, change, { keepalive });
          await changed();
          forget(change);
        },
      }),
  };
}

function useReads() {
  const { client } = useServices();
  const folders = useQuery(wholeLibraryOf(client));
  const searches = useQuery(savedSearchesOf(client));
  const bookmarks = useQuery(bookmarksOf(client));
  const notes = useQuery(notesOf(client));
  const failed = [folders, searches, bookmarks, notes].find(({ isError }) => isError);
  const read = useMemo(
    (): LibraryData | undefined =>
      folders.data && searches.data && bookmarks.data && notes.data
        ? { folders: folders.data, searches: searches.data, bookmarks: bookmarks.data, notes: notes.data }
        : undefined,
    [folders.data, searches.data, bookmarks.data, notes.data],
  );
  return { read, failed };
}

/** Things that one call takes, as the server allows. */
const AT_ONCE = 200;

async function send({ library }: Services['client'], change: Change, options: CallOptions): Promise<void> {
  switch (change.type) {
    case 'remove':
      for (const ids of inParts(change.ids)) await library.remove({ kind: change.kind, ids }, options);
      return;
    case 'move':
      for (const ids of inParts(change.ids))
        await library.moveResults({ ids, folderId: change.folderId || folderIds.none }, options);
      return;
    case 'remove-bookmark': {
      const { documentId, paragraph, isLost } = change;
      await library.addBookmark({ documentId, isRemoval: true, isLost, ...(paragraph > 0 && { paragraph }) }, options);
      return;
    }
    case 'remove-note':
      await library.deleteNote({ documentId: change.documentId }, options);
  }
}

function inParts(ids: readonly string[]): (readonly string[])[] {
  return Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, part) =>
    ids.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
  );
}
