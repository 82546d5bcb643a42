import { join } from 'node:path';
import { ConfigError } from '@headnote/core/errors';
import Sqlite from 'better-sqlite3';

/**
 * Claims the data folder for one server. An import may still run at the same time.
 *
 * Locks the file `server.lock` with a lock of the operating system, which ends with the process, however it ends.
 * Returns the function that releases the lock. Throws a ConfigError when another server has the folder.
 */
export function claimDataFolder(dataDir: string): () => void {
  const lock = new Sqlite(join(dataDir, 'server.lock'), { timeout: 0 });
  try {
    lock.pragma('journal_mode = delete');
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!code.startsWith('SQLITE_BUSY')) throw error;
    throw new ConfigError(
      `Another Headnote server already uses the data folder ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
    );
  }
  return () => lock.close();
}
