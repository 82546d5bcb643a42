import './library.css';
import { Skeleton } from '@headnote/ui/skeleton';
import { EmptyState } from '@headnote/ui/empty-state';
import { TextLink } from '@headnote/ui/link';
import { useSearchParams } from 'react-router';
import { useServices } from '../../services/ServicesProvider.js';
import { isFolderPlace, libraryPath, readLibraryPlace, type LibraryPlace } from '../../links/library-address.js';
import { ReadError } from '../../shell/member/ReadError.js';
import { PageHead } from '../../shell/page/PageHead.js';
import { UndoBar } from '../../shell/undo/UndoBar.js';
import { BookmarkList } from './BookmarkList.js';
import { DeletedList } from './DeletedList.js';
import { FolderHead } from './FolderHead.js';
import { FoundList } from './FoundList.js';
import { findFolder, type LibraryData } from './library-data.js';
import { LibrarySide } from './LibrarySide.js';
import { messages } from './messages.js';
import { NoteList } from './NoteList.js';
import { OfflineList } from './OfflineList.js';
import { PlaceTabs } from './PlaceTabs.js';
import { SearchList } from './SearchList.js';
import { useLibrary, type Library } from './use-library.js';

/** What the member has saved: folders with judgments and acts, searches, bookmarks, notes. */
export function LibraryScreen() {
  const { config } = useServices();
  const [search] = useSearchParams();
  const place = readLibraryPlace(search);
  const library = useLibrary();
  const { data, failed, undo } = library;
  const name = nameOf(place, data);
  return (
    <div className="site-library hn-container">
      <PageHead title={messages.title(name, config.brand.name)} />
      <LibrarySide data={data} place={place} />
      <section className="site-library__main" aria-label={name} aria-busy={!data && !failed}>
        <FolderHead name={name} place={place} library={library} />
        {failed && <ReadError title={messages.notLoaded} query={failed} />}
        {!data && !failed && <Skeleton count={6} />}
        {data && <PlaceList key={libraryPath(place)} place={place} data={data} library={library} />}
        <UndoBar undo={undo} />
      </section>
    </div>
  );
}

interface PlaceListProps {
  readonly place: LibraryPlace;
  readonly data: LibraryData;
  readonly library: Library;
}

function PlaceList({ place, data, library }: PlaceListProps) {
  if (isFolderPlace(place)) {
    if (findFolder(data.folders, place.folderId)) return <PlaceTabs {...{ place, data, library }} />;
    return (
      <EmptyState title={messages.noFolder.title} text={messages.noFolder.text}>
        <TextLink href={libraryPath('deleted')}>{messages.side.deleted}</TextLink>
      </EmptyState>
    );
  }
  if (typeof place === 'object') return <FoundList words={place.find} data={data} />;
  switch (place) {
    case 'all':
      return <PlaceTabs {...{ place, data, library }} />;
    case 'searches':
      return <SearchList searches={data.searches} library={library} />;
    case 'bookmarks':
      return <BookmarkList bookmarks={data.bookmarks} library={library} />;
    case 'notes':
      return <NoteList notes={data.notes} library={library} />;
    case 'offline':
      return <OfflineList />;
    case 'deleted':
      return <DeletedList />;
  }
}

function nameOf(place: LibraryPlace, data: LibraryData | undefined): string {
  if (isFolderPlace(place)) {
    const folder = data && findFolder(data.folders, place.folderId);
    return folder?.name || (folder ? messages.side.notInFolder : messages.heading);
  }
  if (typeof place === 'object') return messages.found.heading(place.find);
  return place === 'all' ? messages.everything : messages.side[place];
}
