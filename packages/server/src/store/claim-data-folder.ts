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
 * Claims the database. Servers with embedded indices exclude each other, because the queue of changes is emptied once and each
 * of them has an index of its own. Servers with one OpenSearch share the database (`isShared`).
 *
 * Returns the function that releases the claim. Throws a ConfigError when another server uses the database in another way.
 */
export async function claimDatabase(store: Store, { isShared }: { readonly isShared: boolean }): Promise<() => void> {
  const release = await store.tryLock('database', { isShared });
  if (release !== undefined) return release;
  throw new ConfigError(
    isShared
      ? 'A Headnote server without SEARCH_URL uses the database of DATABASE_URL, and must be its only one. Stop it first, or give it the same SEARCH_URL.'
      : 'Another Headnote server already uses the database of DATABASE_URL. Stop it first, or give this one a database of its own. Several servers share a database if all have the same SEARCH_URL.',
  );
}
