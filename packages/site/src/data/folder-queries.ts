import { folderIds } from '@headnote/core/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Services } from '../services/services.js';

type Client = Services['client'];

/** Key of everything that the member stores. */
export const LIBRARY = 'library';

/** The member's folders with their counts, in the order of their names, without what is in them. */
export function foldersOf(client: Client) {
  return queryOptions({
    queryKey: [LIBRARY, 'folders'],
    queryFn: ({ signal }) => client.library.folders(undefined, { signal }),
    meta: { isQuiet: true },
  });
}

/** Every folder with its results; the results in no folder come last. */
export function wholeLibraryOf(client: Client) {
  return queryOptions({
    queryKey: [LIBRARY, 'folders', folderIds.all],
    queryFn: ({ signal }) => client.library.folders({ id: folderIds.all }, { signal }),
    meta: { isQuiet: true },
  });
}

/** The member's saved searches, the newest first. */
export function savedSearchesOf(client: Client) {
  return queryOptions({
    queryKey: [LIBRARY, 'searches'],
    queryFn: ({ signal }) => client.library.queries(undefined, { signal }),
    meta: { isQuiet: true },
  });
}

/** The member's bookmarks, or those of one document, the newest first. */
export function bookmarksOf(client: Client, documentId = '') {
  return queryOptions({
    queryKey: [LIBRARY, 'bookmarks', documentId],
    queryFn: ({ signal }) => client.library.bookmarks({ documentId }, { signal }),
    meta: { isQuiet: true },
  });
}

/** The member's notes, or the one on a document, the last changed first. */
export function notesOf(client: Client, documentId = '') {
  return queryOptions({
    queryKey: [LIBRARY, 'notes', documentId],
    queryFn: ({ signal }) => client.library.notes({ documentId }, { signal }),
    meta: { isQuiet: true },
  });
}

/** What the member removed and can restore. */
export function removedOf(client: Client) {
  return queryOptions({
    queryKey: [LIBRARY, 'removed'],
    queryFn: ({ signal }) => client.library.removed(undefined, { signal }),
    meta: { isQuiet: true },
  });
}

/** Reads the library again wherever it is shown. Call it after a change. */
export function useLibraryChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(() => queries.invalidateQueries({ queryKey: [LIBRARY] }), [queries]);
}
