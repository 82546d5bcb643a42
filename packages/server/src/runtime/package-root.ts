import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of this package, found from wherever this file was built to (`src`, `dist`, `dist/cjs`). */
export const packageRoot: string = findPackageRoot(dirname(fileURLToPath(import.meta.url)));

function findPackageRoot(folder: string): string {
  const manifest = join(folder, 'package.json');
  // dist/cjs holds a package.json of its own, without a name.
  if (existsSync(manifest) && readFileSync(manifest, 'utf8').includes('"@headnote/server"')) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('The folder of @headnote/server was not found above its own files.');
  return findPackageRoot(parent);
}
