import { folderIds } from '@headnote/core/contract';
import { formatIndianNumber } from '@headnote/core/format';
import { HeadRule } from '@headnote/ui/head-rule';
import {
  bookmarkIcon,
  chevronDownIcon,
  chevronRightIcon,
  deleteIcon,
  folderIcon,
  historyIcon,
  Icon,
  noteIcon,
  searchIcon,
} from '@headnote/ui/icon';
import { IconButton } from '@headnote/ui/icon-button';
import { Anchor } from '@headnote/ui/link';
import { useState, type ReactNode } from 'react';
import { folderRows, type FolderRow } from '../../data/folder-tree.js';
import { libraryPath, type LibraryPlace } from '../../links/library-address.js';
import { HISTORY_PATH } from '../../links/search-paths.js';
import { useWideScreen } from '../../shell/page/use-wide-screen.js';
import { countAll, countInside, findFolder, type LibraryData } from './library-data.js';
import { messages } from './messages.js';

const { side: texts } = messages;

interface LibrarySideProps {
  readonly data: LibraryData | undefined;
  readonly place: LibraryPlace;
}

/** The tree of folders with their counts, and the lists of everything by kind. On a narrow screen a line opens them. */
export function LibrarySide(props: LibrarySideProps) {
  const isWide = useWideScreen();
  return (
    <nav className="site-library__side" aria-label={texts.label}>
      <HeadRule />
      {isWide ? (
        <Places {...props} />
      ) : (
        // It closes when a place is chosen.
        <details key={libraryPath(props.place)} className="site-library__fold">
          <summary>{texts.label}</summary>
          <Places {...props} />
        </details>
      )}
    </nav>
  );
}

function Places({ data, place }: LibrarySideProps) {
  const total = data && countAll(data.folders);
  return (
    <>
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
        <li className="site-library__row">
          <Anchor className="site-library__link" href={HISTORY_PATH}>
            <Icon shape={historyIcon} size={16} />
            <span className="site-library__name">{texts.history}</span>
          </Anchor>
        </li>
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
    <li className="site-library__row" style={{ paddingInlineStart: depth * 16 }}>
      {toggle !== undefined && <span className="site-library__toggle">{toggle}</span>}
      <Anchor
        className="site-library__link"
        href={path}
        aria-current={path === libraryPath(place) ? 'page' : undefined}
      >
        {icon && <Icon shape={icon} size={16} />}
        <span className="site-library__name">{name}</span>
        {count !== undefined && <span className="site-library__count">{formatIndianNumber(count)}</span>}
      </Anchor>
    </li>
  );
}
