import { folderIds, type Bookmark, type Folder } from '@headnote/core/contract';
import { formatDate } from '@headnote/core/format';
import type { CaseCardProps } from '@headnote/ui/case-card';
import { bookmarkIcon, Icon, offlineIcon } from '@headnote/ui/icon';
import { Stack } from '@headnote/ui/layout';
import { Skeleton } from '@headnote/ui/skeleton';
import { TextLink } from '@headnote/ui/link';
import type { ReactNode } from 'react';
import { useServices } from '../../services/ServicesProvider.js';
import { LaterLine } from '../../citator/LaterLine.js';
import { anchorOfBookmark } from '../../data/document-marks.js';
import { inIndia } from '../../data/in-india.js';
import { messages as offlineMessages } from '../../offline/messages.js';
import { documentPath } from './document-path.js';
import { titleOf, type SavedRow } from './library-rows.js';
import { messages } from './messages.js';
import { NoteWords } from './NoteWords.js';

const { list: texts } = messages;

/** A row with its check box and what stands at its end. */
export interface RowParts {
  readonly row: SavedRow;
  readonly select: ReactNode;
  readonly end: ReactNode;
}

/** A saved judgment as a row of the list of judgments. Its key is the saved result: two folders may have one judgment. */
export function caseRow({ row, select, end }: RowParts): CaseCardProps {
  const { document, result } = row;
  return {
    record: { ...document?.record, id: result.id },
    href: documentPath(result.documentId, document),
    level: 2,
    select,
    end,
    warning: (
      <>
        {document?.later && <LaterLine later={document.later} />}
        <OwnMarks row={row} />
      </>
    ),
  };
}

function placeOf({ paragraph, number, isLost }: Bookmark): string {
  if (isLost) return messages.bookmarks.lost;
  if (paragraph === 0) return texts.wholeDocument;
  return number === '' ? texts.bookmark : texts.bookmarkAt(number);
}

/** What the member left in a document: why it was saved, bookmarks, the note. */
function OwnMarks({ row: { result, bookmarks, note, document } }: { row: SavedRow }) {
  if (result.description === '' && bookmarks.length === 0 && !note) return null;
  return (
    <Stack as="ul" gap={4} className="site-library__marks site-list">
      {result.description !== '' && <li className="site-library__words">{result.description}</li>}
      {bookmarks.map((bookmark) => (
        <li key={`${bookmark.paragraph} ${bookmark.isLost}`}>
          <TextLink href={documentPath(result.documentId, document, anchorOfBookmark(bookmark))}>
            <Icon shape={bookmarkIcon} size={14} />
            {placeOf(bookmark)}
          </TextLink>
        </li>
      ))}
      {note && (
        <li>
          <span className="site-library__dot" aria-hidden="true" />
          <span className="hn-visually-hidden">{texts.note}</span>
          <NoteWords note={note.note} pathTo={(anchor) => documentPath(result.documentId, document, anchor)} />
        </li>
      )}
    </Stack>
  );
}

interface RowNotesProps {
  readonly savedAt: string;
  readonly folder: Folder | undefined;
  /** True if this device keeps the document for reading without a connection. */
  readonly isOffline: boolean;
}

/** When a row was saved, in which folder it is, and whether it can be read without a connection. */
export function RowNotes({ savedAt, folder, isOffline }: RowNotesProps) {
  return (
    <span className="site-library__note">
      {texts.savedOn(formatDate(inIndia(savedAt).date))}
      {folder && folder.id !== folderIds.none && <span>{texts.in(folder.name)}</span>}
      {isOffline && (
        <span>
          <Icon shape={offlineIcon} size={14} /> {offlineMessages.kept}
        </span>
      )}
    </span>
  );
}

/** Acts, results of searches, and what the library does not have any more. */
export function PlainRows({ rows, isPending }: { rows: readonly RowParts[]; isPending: boolean }) {
  if (rows.length === 0) return null;
  if (isPending) return <Skeleton count={Math.min(rows.length, 6)} />;
  const acts = rows.filter(({ row }) => row.document !== undefined);
  const searches = rows.filter(({ row }) => row.result.documentId === '');
  const gone = rows.filter(({ row }) => row.document === undefined && row.result.documentId !== '');
  return (
    <>
      <PlainPart name={texts.acts} rows={acts} />
      <PlainPart name={texts.searchesOf} rows={searches} />
      <PlainPart name={texts.others} rows={gone} />
    </>
  );
}

function PlainPart({ name, rows }: { name: string; rows: readonly RowParts[] }) {
  const { config } = useServices();
  if (rows.length === 0) return null;
  return (
    <section className="site-library__rows" aria-label={`${name} – ${config.brand.name}`}>
      <h2 className="site-library__part">{name}</h2>
      <ul className="site-list">
        {rows.map(({ row, select, end }) => (
          <li key={row.result.id} className="site-library__plain">
            {select}
            <div>
              <h3 className="site-library__plain-title">
                {row.document ? (
                  <TextLink href={documentPath(row.result.documentId, row.document)}>
                    {titleOf(row.document, row.result.name)}
                  </TextLink>
                ) : (
                  row.result.name
                )}
              </h3>
              <OwnMarks row={row} />
            </div>
            {end}
          </li>
        ))}
      </ul>
    </section>
  );
}
