import { folderIds } from '@headnote/core/contract';
import { formatIndianNumber } from '@headnote/core/format';
import { HeadRule } from '@headnote/ui/head-rule';
import {
  bellIcon,
  bookmarkIcon,
  chevronDownIcon,
  chevronRightIcon,
  folderIcon,
  historyIcon,
  Icon,
  type IconShape,
  noteIcon,
  searchIcon,
} from '@headnote/ui/icon';
import { IconButton } from '@headnote/ui/icon-button';
import { Inline } from '@headnote/ui/layout';
import { Anchor } from '@headnote/ui/link';
import { useId, useState, type ReactNode } from 'react';
import { folderRows, type FolderRow } from '../../data/folder-tree.js';
import { libraryPath, type LibraryPlace } from '../../links/library-address.js';
import { ALERTS_PATH } from '../../links/links.js';
import { HISTORY_PATH } from '../../links/search-paths.js';
import { useOfflineCopies } from '../../offline/use-offline-copies.js';
import { LibrarySearch } from './LibrarySearch.js';
import { countAll, countInside, findFolder, type LibraryData } from './library-data.js';
import { messages } from './messages.js';

const { side: texts } = messages;
/** Only this list has it; the shapes of ui are in a file that every page loads. */
const deleteIcon: IconShape = {
  line: 'M10 11v6M14 11v6M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2',
};

/** A tray with an arrow into it. */
const offlineIcon: IconShape = { line: 'M12 4v10M8 10l4 4 4-4M4 15v3a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-3' };

interface LibrarySideProps {
  readonly data: LibraryData | undefined;
  readonly place: LibraryPlace;
}

/** The tree of folders with their counts, and the lists of everything by kind. On a narrow screen a button opens them. */
export function LibrarySide(props: LibrarySideProps) {
  return (
    <nav className="site-library__side" aria-label={texts.label}>
      <HeadRule />
      <Fold path={libraryPath(props.place)}>
        <Places {...props} />
      </Fold>
    </nav>
  );
}

/** The style sheet decides whether the button is there; without it the places are always shown. */
function Fold({ path, children }: { readonly path: string; readonly children: ReactNode }) {
  // It closes when a place is chosen.
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === path;
  const id = useId();
  return (
    <>
      <button
        type="button"
        className="site-library__opener"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpenAt(isOpen ? undefined : path)}
      >
        {texts.label}
        <Icon shape={chevronDownIcon} size={16} />
      </button>
      <div id={id} className={isOpen ? 'site-library__places site-library__places--open' : 'site-library__places'}>
        {children}
      </div>
    </>
  );
}

function Places({ data, place }: LibrarySideProps) {
  const total = data && countAll(data.folders);
  const { copies } = useOfflineCopies();
  return (
    <>
      <LibrarySearch place={place} />
      <ul className="site-list">
        <SideRow to="all" place={place} name={messages.everything} count={total} />
      </ul>
      <h2 className="site-library__kind">{texts.folders}</h2>
      <FolderTree data={data} place={place} />
      <h2 className="site-library__kind">{texts.kinds}</h2>
      <ul className="site-list">
        <SideRow
          to="bookmarks"
          place={place}
          name={texts.bookmarks}
          count={data?.bookmarks.length}
          icon={bookmarkIcon}
        />
        <SideRow to="notes" place={place} name={texts.notes} count={data?.notes.length} icon={noteIcon} />
        <SideRow to="searches" place={place} name={texts.searches} count={data?.searches.length} icon={searchIcon} />
        <Inline as="li" isLine>
          <Anchor className="site-library__link" href={ALERTS_PATH}>
            <Icon shape={bellIcon} size={16} />
            <span className="site-library__name">{texts.alerts}</span>
          </Anchor>
        </Inline>
        <Inline as="li" isLine>
          <Anchor className="site-library__link" href={HISTORY_PATH}>
            <Icon shape={historyIcon} size={16} />
            <span className="site-library__name">{texts.history}</span>
          </Anchor>
        </Inline>
        <SideRow to="offline" place={place} name={texts.offline} count={copies.length} icon={offlineIcon} />
        <SideRow to="deleted" place={place} name={texts.deleted} icon={deleteIcon} />
      </ul>
    </>
  );
}

function FolderTree({ data, place }: LibrarySideProps) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  if (!data) return null;
  const rows = folderRows(data.folders);
  const parents = new Set(rows.map(({ folder }) => folder.parentId));
  const toggle = (id: string) =>
    setClosed((ids) => (ids.has(id) ? new Set([...ids].filter((one) => one !== id)) : new Set([...ids, id])));
  const loose = findFolder(data.folders, folderIds.none);
  return (
    <ul className="site-list">
      {visibleRows(rows, closed).map(({ folder, depth }) => (
        <SideRow
          key={folder.id}
          to={{ folderId: folder.id }}
          place={place}
          name={folder.name}
          count={countInside(data.folders, folder.id)}
          depth={depth}
          icon={folderIcon}
          toggle={
            parents.has(folder.id) && (
              <IconButton
                size="small"
                variant="quiet"
                name={texts.open(folder.name)}
                aria-expanded={!closed.has(folder.id)}
                icon={<Icon shape={closed.has(folder.id) ? chevronRightIcon : chevronDownIcon} size={14} />}
                onClick={() => toggle(folder.id)}
              />
            )
          }
        />
      ))}
      <SideRow
        to={{ folderId: folderIds.none }}
        place={place}
        name={texts.notInFolder}
        count={loose?.count}
        icon={folderIcon}
        toggle={rows.length > 0 ? false : undefined}
      />
    </ul>
  );
}

/** The rows that are in no closed folder. */
function visibleRows(rows: readonly FolderRow[], closed: ReadonlySet<string>): FolderRow[] {
  const hidden = new Set<string>();
  return rows.filter(({ folder }) => {
    const isHidden = closed.has(folder.parentId) || hidden.has(folder.parentId);
    if (isHidden) hidden.add(folder.id);
    return !isHidden;
  });
}

interface SideRowProps {
  readonly to: LibraryPlace;
  readonly place: LibraryPlace;
  readonly name: string;
  readonly count?: number | undefined;
  readonly depth?: number;
  readonly icon?: typeof folderIcon;
  readonly toggle?: ReactNode;
}

function SideRow({ to, place, name, count, depth = 0, icon, toggle }: SideRowProps) {
  const path = libraryPath(to);
  return (
    <Inline as="li" isLine style={{ paddingInlineStart: depth * 16 }}>
      {toggle !== undefined && <span className="site-library__toggle">{toggle}</span>}
      <Anchor
        className="site-library__link"
        href={path}
        aria-current={path === libraryPath(place) ? 'page' : undefined}
      >
        {icon && <Icon shape={icon} size={16} />}
        <span className="site-library__name">{name}</span>
        {count !== undefined && <span className="hn-muted hn-figures">{formatIndianNumber(count)}</span>}
      </Anchor>
    </Inline>
  );
}
