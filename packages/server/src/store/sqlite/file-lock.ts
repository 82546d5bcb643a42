import Sqlite from 'better-sqlite3';

/**
 * Takes a lock of the operating system on a file, and returns the function that releases it; undefined if another
 * process has it. The lock also ends with the process, however the process ends.
 */
export function tryFileLock(path: string): (() => void) | undefined {
  const file = new Sqlite(path, { timeout: 0 });
  try {
    file.pragma('journal_mode = delete');
    file.exec('BEGIN EXCLUSIVE');
    return () => file.close();
  } catch (error) {
    file.close();
    if (error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY')) return undefined;
    throw error;
  }
}
