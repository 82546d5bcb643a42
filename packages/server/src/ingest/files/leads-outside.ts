import { realpath } from 'node:fs/promises';
import { isAbsolute, relative } from 'node:path';

/**
 * Whether a path below a folder is or passes a link to a place outside of the folder. The folder itself may be a link. False
 * for a path that does not exist.
 */
export async function leadsOutside(folder: string, path: string): Promise<boolean> {
  const real = await realpath(path).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return;
    throw error;
  });
  if (real === undefined) return false;
  const inside = relative(await realpath(folder), real);
  return inside.startsWith('..') || isAbsolute(inside);
}
