import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { FileProblem } from '../files/file-problem.js';
import type { Place, PlacedFile } from './place.js';

/** Opens a folder with the layout of a public set. Throws a FileProblem if it is no folder. */
export async function openFolderPlace(folder: string): Promise<Place> {
  const found = await stat(folder).catch((error: unknown) => {
    throw new FileProblem('The folder does not exist.', { isUnopened: true, cause: error });
  });
  if (!found.isDirectory()) {
    throw new FileProblem('This is a file; name the folder that has "data" and "metadata".', { isUnopened: true });
  }
  return {
    base: folder,
    list: (prefix) => listFolder(folder, prefix),
    copy: async ({ path }) => ({ path: join(folder, path), release: async () => {} }),
  };
}

async function listFolder(folder: string, prefix: string): Promise<PlacedFile[]> {
  const entries = await readdir(join(folder, prefix), { recursive: true, withFileTypes: true }).catch(
    (error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
      throw new FileProblem(`${prefix} cannot be read.`, { isUnopened: true, cause: error });
    },
  );
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const files = paths.toSorted().map(async (path) => {
    const { size, mtimeMs } = await stat(path);
    return { path: relative(folder, path).split(sep).join('/'), size, stamp: `${size}:${mtimeMs}` };
  });
  return Promise.all(files);
}
