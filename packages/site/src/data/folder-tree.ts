import { folderIds, type Folder } from '@headnote/core/contract';

/** A folder at its place in the tree. */
export interface FolderRow {
  readonly folder: Folder;
  /** 0 at the top. */
  readonly depth: number;
  /** Names of the folders that it is in, and its own. */
  readonly path: readonly string[];
}

/** The folders with each one below the folder that it is in. The results in no folder are no row. */
export function folderRows(folders: readonly Folder[]): FolderRow[] {
  const own = folders.filter(({ id }) => id !== folderIds.none);
  const ids = new Set(own.map(({ id }) => id));
  // A folder whose place is unknown is at the top, so that none is lost.
  const byParent = Map.groupBy(own, ({ parentId }) => (ids.has(parentId) ? parentId : ''));
  const rowsIn = (parentId: string, depth: number, above: readonly string[]): FolderRow[] =>
    (byParent.get(parentId) ?? []).flatMap((folder) => {
      const path = [...above, folder.name];
      return [{ folder, depth, path }, ...rowsIn(folder.id, depth + 1, path)];
    });
  return rowsIn('', 0, []);
}

/** The ids of a folder and of every folder in it. */
export function withFoldersInside(folders: readonly Folder[], id: string): ReadonlySet<string> {
  const found = new Set([id]);
  for (const { folder } of folderRows(folders)) if (found.has(folder.parentId)) found.add(folder.id);
  return found;
}
