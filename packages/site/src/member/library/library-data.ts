import {
  folderIds,
  type Bookmark,
  type Folder,
  type Note,
  type SavedQuery,
  type ThingsOf,
} from '@headnote/core/contract';
import { withFoldersInside } from '../../data/folder-tree.js';

/** What a member has saved. Folders contain their results. */
export interface LibraryData {
  readonly folders: readonly Folder[];
  readonly searches: readonly SavedQuery[];
  readonly bookmarks: readonly Bookmark[];
  readonly notes: readonly Note[];
}

/** A change that the screen shows before the server has it. */
export type Change =
  | ({ readonly type: 'remove' } & ThingsOf)
  | { readonly type: 'move'; readonly ids: readonly string[]; readonly folderId: string }
  | {
      readonly type: 'remove-bookmark';
      readonly documentId: string;
      readonly paragraph: number;
      readonly isLost: boolean;
    }
  | { readonly type: 'remove-note'; readonly documentId: string };

/** The library as it is after some changes, in their order. */
export function withChanges(data: LibraryData, changes: readonly Change[]): LibraryData {
  return changes.reduce(withChange, data);
}

function withChange(data: LibraryData, change: Change): LibraryData {
  switch (change.type) {
    case 'remove':
      return withoutThings(data, change);
    case 'move':
      return { ...data, folders: withMoved(data.folders, change) };
    case 'remove-bookmark':
      return { ...data, bookmarks: data.bookmarks.filter((one) => !isSameMark(one, change)) };
    case 'remove-note':
      return { ...data, notes: data.notes.filter(({ documentId }) => documentId !== change.documentId) };
  }
}

const isSameMark = (one: Pick<Bookmark, 'documentId' | 'paragraph' | 'isLost'>, other: typeof one): boolean =>
  one.documentId === other.documentId && one.paragraph === other.paragraph && one.isLost === other.isLost;

function withoutThings(data: LibraryData, { kind, ids }: ThingsOf): LibraryData {
  switch (kind) {
    case 'query':
      return {
        ...data,
        searches: data.searches
          .filter(({ id }) => !ids.includes(id))
          // A search whose parent is removed stands alone.
          .map((search) => (ids.includes(search.parentId) ? { ...search, parentId: '' } : search)),
      };
    case 'folder': {
      const gone = new Set(ids.flatMap((id) => [...withFoldersInside(data.folders, id)]));
      return { ...data, folders: data.folders.filter(({ id }) => !gone.has(id)) };
    }
    case 'result':
      return { ...data, folders: data.folders.map((folder) => withoutResults(folder, ids)) };
  }
}

function withoutResults(folder: Folder, ids: readonly string[]): Folder {
  const results = folder.results.filter(({ id }) => !ids.includes(id));
  return results.length === folder.results.length ? folder : { ...folder, results, count: results.length };
}

function withMoved(folders: readonly Folder[], { ids, folderId }: { ids: readonly string[]; folderId: string }) {
  const moved = folders.flatMap(({ results }) => results).filter(({ id }) => ids.includes(id));
  const names = new Set(moved.map(({ documentId }) => documentId));
  return folders.map((folder) => {
    const left = withoutResults(folder, ids);
    if (folder.id !== folderId) return left;
    // What the folder has already stays once.
    const others = left.results.filter(({ documentId }) => documentId === '' || !names.has(documentId));
    const results = [...moved.map((result) => ({ ...result, folderId })), ...others];
    return { ...left, results, count: results.length };
  });
}

/** How many results are in a folder and in the folders inside it. */
export function countInside(folders: readonly Folder[], id: string): number {
  const inside = withFoldersInside(folders, id);
  return folders.reduce((sum, folder) => (inside.has(folder.id) ? sum + folder.count : sum), 0);
}

/** How many results are saved, in folders and in none. */
export const countAll = (folders: readonly Folder[]): number => folders.reduce((sum, { count }) => sum + count, 0);

/** The folder with an id; the results in no folder for `none`. */
export const findFolder = (folders: readonly Folder[], id: string): Folder | undefined =>
  folders.find((folder) => folder.id === id) ??
  (id === folderIds.none ? { id, name: '', description: '', parentId: '', count: 0, results: [] } : undefined);
