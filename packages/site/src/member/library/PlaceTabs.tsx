import { formatIndianNumber } from '@headnote/core/format';
import { Tabs } from '@headnote/ui/tabs';
import type { ReactNode } from 'react';
import { isFolderPlace, type LibraryPlace } from '../../links/library-address.js';
import { BookmarkList } from './BookmarkList.js';
import type { LibraryData } from './library-data.js';
import { rowsOf } from './library-rows.js';
import { messages } from './messages.js';
import { NoteList } from './NoteList.js';
import { SavedList } from './SavedList.js';
import { SearchList } from './SearchList.js';
import type { Library } from './use-library.js';

interface PlaceTabsProps {
  readonly place: LibraryPlace;
  readonly data: LibraryData;
  readonly library: Library;
}

/** What is in a folder, or in all of them, by kind: documents, and the bookmarks and notes in them. Searches are in no folder. */
export function PlaceTabs({ place, data, library }: PlaceTabsProps) {
  const isFolder = isFolderPlace(place);
  const inside = new Set(rowsOf(data, place, new Map()).map(({ result }) => result.documentId));
  const isInside = ({ documentId }: { readonly documentId: string }) => !isFolder || inside.has(documentId);
  const bookmarks = data.bookmarks.filter(isInside);
  const notes = data.notes.filter(isInside);
  const { tabs } = messages;
  const tab = (value: keyof typeof tabs, count: number, content: ReactNode) => ({
    value,
    label: tabs[value],
    count: formatIndianNumber(count),
    content,
  });
  return (
    <Tabs
      label={messages.side.kinds}
      items={[
        tab('documents', rowsOf(data, place, new Map()).length, <SavedList {...{ place, data, library }} />),
        ...(isFolder
          ? []
          : [tab('searches', data.searches.length, <SearchList searches={data.searches} library={library} />)]),
        tab('bookmarks', bookmarks.length, <BookmarkList bookmarks={bookmarks} library={library} />),
        tab('notes', notes.length, <NoteList notes={notes} library={library} />),
      ]}
    />
  );
}
