import { folderIds, type Folder } from '@headnote/core/contract';
import { Breadcrumb } from '@headnote/ui/breadcrumb';
import { Button } from '@headnote/ui/button';
import { HeadRule } from '@headnote/ui/head-rule';
import { folderIcon, Icon } from '@headnote/ui/icon';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { folderRows } from '../../data/folder-tree.js';
import { isFolderPlace, LIBRARY_PATH, libraryPath, type LibraryPlace } from '../../links/library-address.js';
import { ScreenHeading } from '../../shell/page/ScreenHeading.js';
import { messages } from './messages.js';
import type { Library } from './use-library.js';
import { lazyPart } from '../../shell/lazy/lazy-part.js';

const FolderDialog = lazyPart(async () => (await import('./FolderDialog.js')).FolderDialog).Part;
const { folder: texts } = messages;

interface FolderHeadProps {
  readonly name: string;
  readonly place: LibraryPlace;
  readonly library: Library;
}

/** The name of a place with the way to it, and what can be done with a folder. */
export function FolderHead({ name, place, library: { data, change } }: FolderHeadProps) {
  const navigate = useNavigate();
  const [open, setOpen] = useState<'create' | 'change'>();
  const rows = data ? folderRows(data.folders) : [];
  const current = isFolderPlace(place) ? rows.find(({ folder }) => folder.id === place.folderId)?.folder : undefined;
  // Its buttons are there before the folder, which comes with the library.
  const isFolder = isFolderPlace(place) && place.folderId !== folderIds.none && (!data || current !== undefined);
  const remove = (folder: Folder) => {
    change({ type: 'remove', kind: 'folder', ids: [folder.id] }, texts.removed(folder.name));
    void navigate(libraryPath(folder.parentId === '' ? 'all' : { folderId: folder.parentId }));
  };
  return (
    <header className="site-library__head">
      <div className="site-library__tools">
        <Breadcrumb crumbs={crumbsOf(data?.folders ?? [], name, current)} />
        <div className="site-library__buttons">
          <Button size="small" icon={<Icon shape={folderIcon} />} onClick={() => setOpen('create')}>
            {texts.create}
          </Button>
          {isFolder && (
            <>
              <Button size="small" disabled={!current} onClick={() => setOpen('change')}>
                {texts.change}
              </Button>
              <Button size="small" variant="delete" disabled={!current} onClick={() => current && remove(current)}>
                {texts.remove}
              </Button>
            </>
          )}
        </div>
      </div>
      <HeadRule />
      <ScreenHeading className="site-library__heading">{name}</ScreenHeading>
      {isFolder && (
        <p className="site-library__text">{current ? `${current.description} ${texts.onlyYou}`.trim() : '\u00A0'}</p>
      )}
      <Suspense>
        {open && data && (
          <FolderDialog
            folders={data.folders}
            folder={open === 'change' ? current : undefined}
            parentId={current?.id ?? ''}
            onClose={() => setOpen(undefined)}
          />
        )}
      </Suspense>
    </header>
  );
}

function crumbsOf(folders: readonly Folder[], name: string, current: Folder | undefined) {
  const above: { label: string; href: string }[] = [];
  let parent = folders.find(({ id }) => id === current?.parentId && id !== folderIds.none);
  // A damaged library could be in a circle: no folder is named twice.
  while (parent && !above.some(({ href }) => href === libraryPath({ folderId: parent?.id ?? '' }))) {
    above.unshift({ label: parent.name, href: libraryPath({ folderId: parent.id }) });
    const { parentId } = parent;
    parent = folders.find(({ id }) => id === parentId);
  }
  return [{ label: messages.heading, href: LIBRARY_PATH }, ...above, { label: name }];
}
