import type { Bookmark } from '@headnote/core/contract';
import { EmptyState } from '@headnote/ui/empty-state';
import { Skeleton } from '@headnote/ui/skeleton';
import { useState } from 'react';
import { anchorOfBookmark } from '../../data/document-marks.js';
import { documentPath } from './document-path.js';
import { containsWords } from './library-rows.js';
import { ListBar } from './ListBar.js';
import { MarkedRow } from './MarkedRow.js';
import { messages } from './messages.js';
import type { Library } from './use-library.js';
import { inOrder, useMarked } from './use-marked.js';

const { bookmarks: texts, list } = messages;

/** Every bookmark, to find, to sort, to open, to remove. */
export function BookmarkList({ bookmarks, library }: { bookmarks: readonly Bookmark[]; library: Library }) {
  const [text, setText] = useState('');
  const [order, setOrder] = useState<keyof typeof texts.orders>('saved');
  const { rows, isLoading } = useMarked(bookmarks);
  if (bookmarks.length === 0) return <EmptyState title={texts.empty} text={texts.emptyText} />;
  if (isLoading) return <Skeleton count={Math.min(bookmarks.length, 6)} />;
  const found = rows.filter(({ title }) => containsWords(text, [title]));
  return (
    <>
      <ListBar text={text} onText={setText} order={order} orders={texts.orders} onOrder={setOrder} />
      {found.length === 0 && <EmptyState title={list.noMatch(text.trim())} />}
      <ul className="site-list" aria-label={texts.label}>
        {inOrder(found, order).map(({ mark, document, title }) => (
          <li key={`${mark.documentId} ${mark.paragraph} ${mark.isLost}`}>
            <MarkedRow
              title={title}
              href={document && documentPath(mark.documentId, document, anchorOfBookmark(mark))}
              time={mark.savedAt}
              timeWords={list.savedOn}
              removeLabel={texts.remove(title)}
              onRemove={() => library.change({ ...mark, type: 'remove-bookmark' }, texts.removed(title))}
            >
              <p className="site-library__note">{placeOf(mark)}</p>
            </MarkedRow>
          </li>
        ))}
      </ul>
    </>
  );
}

function placeOf({ paragraph, number, isLost }: Bookmark): string {
  if (isLost) return texts.lost;
  if (paragraph === 0) return texts.whole;
  return number === '' ? texts.paragraph : texts.numbered(number);
}
