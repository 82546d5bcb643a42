import { join } from 'node:path';
import { ConfigError } from '@headnote/core/errors';
import type { Store } from './database.js';
import { tryFileLock } from './sqlite/file-lock.js';

/**
 * Claims the data folder for one server. An import may still run at the same time.
 *
 * Locks the file `server.lock` with a lock of the operating system, which ends with the process, however it ends.
 * Returns the function that releases the lock. Throws a ConfigError when another server has the folder.
 */
export function claimDataFolder(dataDir: string): () => void {
  const release = tryFileLock(join(dataDir, 'server.lock'));
  if (release !== undefined) return release;
  throw new ConfigError(
    `Another Headnote server already uses the data folder ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
  );
}

/**
 * Claims the database for one server, which matters where servers with different data folders share it: each has an
 * embedded index of its own, and the queue of changes is emptied by one. Returns the function that releases the claim.
 * Throws a ConfigError when another server has the database.
 */
export async function claimDatabase(store: Store): Promise<() => void> {
  const release = await store.tryLock('database');
  if (release !== undefined) return release;
  throw new ConfigError(
    'Another Headnote server already uses the database of DATABASE_URL. Stop it first, or give this one a database of its own.',
  );
}
