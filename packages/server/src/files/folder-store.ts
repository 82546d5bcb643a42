import { randomUUID } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { checkFileName, type FileStore, isFileName } from './file-store.js';

/** The ending of a file that is not complete. */
const PART = '.part';

/** Opens the files in a folder of this machine. Creates folders with their first file. */
export function openFolderStore(root: string): FileStore {
  const pathOf = (name: string) => {
    checkFileName(name);
    return join(root, name);
  };
  const sizeOf = (path: string) =>
    stat(path).then(
      (found) => (found.isFile() ? found.size : undefined),
      () => undefined,
    );
  return {
    async keep(name, content) {
      const place = pathOf(name);
      await mkdir(dirname(place), { recursive: true });
      const part = `${place}.${randomUUID()}${PART}`;
      try {
        await ('path' in content ? copyFile(content.path, part, constants.COPYFILE_FICLONE) : writeFile(part, content));
        await rename(part, place);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    async find(name) {
      const place = pathOf(name);
      const size = await sizeOf(place);
      return size === undefined ? undefined : { size, read: async (range) => createReadStream(place, range) };
    },
    async held(names) {
      const sizes = await Promise.all(names.map((name) => sizeOf(pathOf(name))));
      return new Set(names.filter((_name, at) => sizes[at] !== undefined));
    },
    async *list(folder) {
      const paths = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return [];
          throw error;
        },
      );
      for (const entry of paths) {
        const name = relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/');
        if (entry.isFile() && !name.endsWith(PART) && isFileName(name)) yield name;
      }
    },
    copyTo: async (name, path) => copyFile(pathOf(name), path, constants.COPYFILE_FICLONE),
    async remove(names) {
      for (const name of names) await rm(pathOf(name), { force: true });
    },
    check: async () => {},
    close: () => {},
  };
}
