import { statfsSync } from 'node:fs';
import { ConfigError } from '@headnote/core/errors';

/** The oldest SQLite whose write-ahead log is safe when several processes write: older ones could lose a commit. */
const OLDEST_SQLITE = '3.51.3';

/** Kinds of file systems (`f_type` of Linux) that pass locks and syncs over a network. */
const NETWORK_FILE_SYSTEMS: Readonly<Record<number, string>> = {
  0x6969: 'NFS',
  0x517b: 'SMB',
  0xff534d42: 'CIFS',
  0xfe534d42: 'SMB2',
};

/** Throws a ConfigError for an SQLite that is too old to be trusted with accounts. */
export function checkSqliteVersion(version: string): void {
  const [found, needed] = [version, OLDEST_SQLITE].map((text) => text.split('.').map(Number)) as [number[], number[]];
  const first = needed.findIndex((part, index) => part !== (found[index] ?? 0));
  if (first === -1 || (found[first] ?? 0) > (needed[first] ?? 0)) return;
  throw new ConfigError(
    `SQLite ${version} is too old: Headnote needs ${OLDEST_SQLITE} or later. Run "npm ci" to get the version of this release.`,
  );
}

/** Throws a ConfigError for a data folder on a network, where two machines could write to one database. */
export function checkFileSystem(dataDir: string, typeOf: (path: string) => number = fileSystemType): void {
  const name = NETWORK_FILE_SYSTEMS[typeOf(dataDir)];
  if (name === undefined) return;
  throw new ConfigError(
    `The data folder ${dataDir} is on a network file system (${name}), where an embedded database can be damaged. Set DATA_DIR to a local disk, or DATABASE_URL to a PostgreSQL database.`,
  );
}

function fileSystemType(path: string): number {
  // Unsigned: the kind of CIFS has the highest bit set.
  return statfsSync(path).type >>> 0;
}
