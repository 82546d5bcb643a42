import type { Bookmark } from '@headnote/core/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../services/ServicesProvider.js';
import { anchorOfBookmark, documentBookmarks } from '../../data/document-marks.js';
import { describeFailure } from '../../data/failure.js';
import { useNotify } from '../../notices/use-notify.js';
import { messages } from './messages.js';

/** The member's bookmarks in a document. */
export interface Bookmarks {
  /** True if the whole document is bookmarked. */
  readonly hasWhole: boolean;
  /** Anchors of the bookmarked paragraphs. */
  readonly anchors: readonly string[];
  /** Adds or removes the bookmark of a paragraph, or of the whole document for an empty anchor. */
  readonly toggle: (anchor: string) => Promise<void>;
}

/** The number for a bookmark in an anchor; undefined if the place can have none. */
export function bookmarkable(anchor: string): number | undefined {
  const [, number] = /^p(\d+)$/.exec(anchor) ?? [];
  return anchor === '' ? 0 : number === undefined ? undefined : Number(number);
}

/** Reads and changes the bookmarks of a document. A change shows at once, and goes back if the server does not take it. */
export function useBookmarks(documentId: string): Bookmarks {
  const { client } = useServices();
  const notify = useNotify();
  const cache = useQueryClient();
  const query = documentBookmarks(client, documentId);
  const { data = [] } = useQuery(query);
  const all = data.filter(({ isLost }) => !isLost).map(anchorOfBookmark);

  const toggle = async (anchor: string): Promise<void> => {
    const paragraph = bookmarkable(anchor);
    if (paragraph === undefined) return;
    const before = cache.getQueryData(query.queryKey) ?? [];
    const isRemoval = before.some((one) => isAt(one, paragraph));
    const added = { documentId, paragraph, number: '', isLost: false, savedAt: new Date().toISOString() };
    await cache.cancelQueries({ queryKey: query.queryKey });
    cache.setQueryData(query.queryKey, isRemoval ? before.filter((one) => !isAt(one, paragraph)) : [added, ...before]);
    try {
      await client.library.addBookmark({ documentId, isRemoval, ...(paragraph > 0 && { paragraph }) });
    } catch (error) {
      cache.setQueryData(query.queryKey, before);
      notify({ type: 'ERROR', title: messages.failed, text: describeFailure(error).message });
    }
  };
  return { hasWhole: all.includes(''), anchors: all.filter((anchor) => anchor !== ''), toggle };
}

const isAt = (one: Bookmark, paragraph: number): boolean => one.paragraph === paragraph && !one.isLost;
