import { formatIndianNumber } from '@headnote/core/format';
import { EmptyState } from '@headnote/ui/empty-state';
import { Skeleton } from '@headnote/ui/skeleton';
import { TextLink } from '@headnote/ui/link';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { documentsOf } from '../../data/document-queries.js';
import { libraryPath } from '../../links/library-address.js';
import { savedSearchPath } from '../../links/search-paths.js';
import { useServices } from '../../services/ServicesProvider.js';
import { documentPath } from './document-path.js';
import type { LibraryData } from './library-data.js';
import { containsWords, findRows, rowsOf, titleOf } from './library-rows.js';
import { messages } from './messages.js';
import { NoteWords } from './NoteWords.js';

const { found: texts, side } = messages;

interface FoundListProps {
  readonly words: string;
  readonly data: LibraryData;
}

/** Everything in the library that contains some words: documents, searches, bookmarks and notes. */
export function FoundList({ words, data }: FoundListProps) {
  const { client, codec } = useServices();
  const rows = rowsOf(data, 'all', new Map());
  const marked = [...data.bookmarks, ...data.notes];
  const ids = [...rows.map(({ result }) => result.documentId), ...marked.map(({ documentId }) => documentId)];
  const documents = useQuery(documentsOf(client, ids));
  if (documents.isLoading) return <Skeleton count={4} />;
  const known = documents.data ?? new Map();
  const nameOf = (id: string) => titleOf(known.get(id), messages.untitled);
  const saved = findRows(rowsOf(data, 'all', known), words);
  const searches = data.searches.filter(({ keywords, refineKeywords }) =>
    containsWords(words, [keywords, refineKeywords]),
  );
  const bookmarks = data.bookmarks.filter(({ documentId }) => containsWords(words, [nameOf(documentId)]));
  const notes = data.notes.filter(({ documentId, note }) => containsWords(words, [nameOf(documentId), note]));
  if (saved.length + searches.length + bookmarks.length + notes.length === 0)
    return (
      <EmptyState title={texts.none(words)}>
        <TextLink href={libraryPath('all')}>{messages.everything}</TextLink>
      </EmptyState>
    );
  return (
    <>
      <Group name={messages.tabs.documents} count={saved.length}>
        {saved.map(({ result, folder, document }) => (
          <Row key={`${folder.id} ${result.id}`} href={document && documentPath(result.documentId, document)}>
            {titleOf(document, result.name)}
          </Row>
        ))}
      </Group>
      <Group name={side.searches} count={searches.length}>
        {searches.map(({ id, query, keywords }) => (
          <Row key={id} href={savedSearchPath(codec, { id, query })}>
            {keywords || messages.searches.allJudgments}
          </Row>
        ))}
      </Group>
      <Group name={side.bookmarks} count={bookmarks.length}>
        {bookmarks.map(({ documentId, paragraph }) => (
          <Row key={`${documentId} ${paragraph}`} href={documentPath(documentId, known.get(documentId))}>
            {nameOf(documentId)}
          </Row>
        ))}
      </Group>
      <Group name={side.notes} count={notes.length}>
        {notes.map(({ documentId, note }) => (
          <Row key={documentId} href={documentPath(documentId, known.get(documentId))} below={<Words note={note} />}>
            {nameOf(documentId)}
          </Row>
        ))}
      </Group>
    </>
  );
}

const Words = ({ note }: { readonly note: string }) => <NoteWords note={note} pathTo={undefined} />;

interface GroupProps {
  readonly name: string;
  readonly count: number;
  readonly children: ReactNode;
}

function Group({ name, count, children }: GroupProps) {
  if (count === 0) return null;
  return (
    <section aria-label={name}>
      <h2 className="site-library__kind">
        {name} <span className="hn-muted hn-figures">{formatIndianNumber(count)}</span>
      </h2>
      <ul className="site-list">{children}</ul>
    </section>
  );
}

interface RowProps {
  /** Undefined if the library does not have it any more. */
  readonly href: string | undefined;
  readonly children: string;
  readonly below?: ReactNode;
}

function Row({ href, children, below }: RowProps) {
  return (
    <li className="site-library__plain site-library__plain--bare">
      <div>
        <p className="site-library__plain-title">
          {href === undefined ? children : <TextLink href={href}>{children}</TextLink>}
        </p>
        {below}
      </div>
    </li>
  );
}
