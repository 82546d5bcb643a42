import type { Note } from '@headnote/core/contract';
import { EmptyState } from '@headnote/ui/empty-state';
import { Skeleton } from '@headnote/ui/skeleton';
import { useState } from 'react';
import { documentPath } from './document-path.js';
import { containsWords } from './library-rows.js';
import { ListBar } from './ListBar.js';
import { MarkedRow } from './MarkedRow.js';
import { messages } from './messages.js';
import { NoteWords } from './NoteWords.js';
import type { Library } from './use-library.js';
import { inOrder, useMarked } from './use-marked.js';

const { notes: texts, list } = messages;

/** Every note, to find, to sort, to open, to remove. */
export function NoteList({ notes, library }: { notes: readonly Note[]; library: Library }) {
  const [text, setText] = useState('');
  const [order, setOrder] = useState<keyof typeof texts.orders>('saved');
  const { rows, isLoading } = useMarked(notes);
  if (notes.length === 0) return <EmptyState title={texts.empty} text={texts.emptyText} />;
  if (isLoading) return <Skeleton count={Math.min(notes.length, 6)} />;
  const found = rows.filter(({ title, mark }) => containsWords(text, [title, mark.note]));
  return (
    <>
      <ListBar text={text} onText={setText} order={order} orders={texts.orders} onOrder={setOrder} />
      {found.length === 0 && <EmptyState title={list.noMatch(text.trim())} />}
      <ul className="site-list" aria-label={texts.label}>
        {inOrder(found, order).map(({ mark: { documentId, note, changedAt }, document, title }) => (
          <li key={documentId}>
            <MarkedRow
              title={title}
              href={document && documentPath(documentId, document)}
              time={changedAt}
              timeWords={texts.changedOn}
              removeLabel={texts.remove(title)}
              onRemove={() => library.change({ type: 'remove-note', documentId }, texts.removed(title))}
            >
              <NoteWords note={note} pathTo={document && ((anchor) => documentPath(documentId, document, anchor))} />
            </MarkedRow>
          </li>
        ))}
      </ul>
    </>
  );
}
