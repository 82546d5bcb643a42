import { tmpdir } from 'node:os';
import Sqlite from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { checkFileSystem, checkSqliteVersion } from './check-place.js';

describe('L4: the embedded database', () => {
  it.each(['3.51.2', '3.50.9', '2.99.99', '3.51'])('is not opened with SQLite %s', (version) => {
    expect(() => checkSqliteVersion(version)).toThrow(`SQLite ${version} is too old: Headnote needs 3.51.3 or later.`);
  });

  it('is opened with this SQLite and later ones', () => {
    const version = new Sqlite(':memory:').prepare<[], string>('select sqlite_version()').pluck().get() ?? '';
    for (const good of [version, '3.51.3', '3.52', '4.0.0']) expect(() => checkSqliteVersion(good)).not.toThrow();
  });

  it.each([
    [0x6969, 'NFS'],
    [0xff534d42, 'CIFS'],
  ])('is not opened on a network file system (%i)', (type, name) => {
    expect(() => checkFileSystem('/mnt/share', () => type)).toThrow(`/mnt/share is on a network file system (${name})`);
  });

  it('is opened on a local disk', () => {
    expect(() => checkFileSystem(tmpdir())).not.toThrow();
  });
});
