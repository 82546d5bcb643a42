import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ConfigError } from '@headnote/core/errors';

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the file system is read-only',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'a file is in its place',
  ENOENT: 'no folder can be made there',
  ENOSPC: 'the disk is full',
};

/** Creates the data folder if it is missing. Throws a ConfigError that names it if it is not writable. */
export function prepareDataFolder(dataDir: string): void {
  try {
    makeFolder(dataDir);
    if (!statSync(dataDir).isDirectory()) throw Object.assign(new Error('not a folder'), { code: 'EEXIST' });
    // Permission bits are wrong for root and on some mounts; only a write proves access.
    const probe = join(dataDir, `.probe-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const reason = REASONS[code] ?? (code || String(error));
    throw new ConfigError(
      `The data folder ${dataDir} cannot be used: ${reason}. Set DATA_DIR to a folder that can be written.`,
      { cause: error },
    );
  }
}

/** One folder at a time: Node's recursive mkdir never returns if the file system answers ENOENT (below /proc). */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}
