import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of this package, for this file in `src`, `dist` or `dist/cjs`. */
export const packageRoot: string = findPackageRoot(dirname(fileURLToPath(import.meta.url)));

function findPackageRoot(folder: string): string {
  const manifest = join(folder, 'package.json');
  // dist/cjs has its own package.json, without a name.
  if (existsSync(manifest) && readFileSync(manifest, 'utf8').includes('"@headnote/server"')) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('The folder of @headnote/server was not found above its own files.');
  return findPackageRoot(parent);
}
