import type { Bookmark, Note } from '@headnote/core/contract';
import { queryOptions } from '@tanstack/react-query';
import { orOfflineCopy, type MemberDocument } from './or-offline-copy.js';
import type { Services } from '../services/services.js';

type Client = Services['client'];

/** The member's note on one document; null if there is none. Without a connection, as this device keeps it. */
export function documentNote(client: Client, { id: documentId, userId }: MemberDocument) {
  return queryOptions({
    queryKey: ['note', documentId],
    queryFn: async ({ signal }): Promise<Note | null> => {
      const { value } = await orOfflineCopy({ id: documentId, userId, part: 'note' }, async () => {
        const [note] = await client.library.notes({ documentId }, { signal });
        return note ?? null;
      });
      return value;
    },
    meta: { isQuiet: true },
  });
}

/** The earlier texts of the note, newest first. */
export function noteVersions(client: Client, documentId: string) {
  return queryOptions({
    queryKey: ['note-versions', documentId],
    queryFn: ({ signal }) => client.library.noteVersions({ documentId }, { signal }),
  });
}

/**
 * The anchor of a bookmark, empty for the whole document. Its number is the paragraph's place in the text, which is not the
 * number that the court printed. Empty too if the text has the paragraph no longer.
 */
export const anchorOfBookmark = ({ paragraph, isLost }: Pick<Bookmark, 'paragraph' | 'isLost'>): string =>
  paragraph === 0 || isLost ? '' : `p${paragraph}`;

/** The member's bookmarks in one document. */
export function documentBookmarks(client: Client, documentId: string) {
  return queryOptions({
    queryKey: ['document-bookmarks', documentId],
    queryFn: ({ signal }) => client.library.bookmarks({ documentId }, { signal }),
    meta: { isQuiet: true },
  });
}
