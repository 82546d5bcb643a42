import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadSecrets } from './secrets.js';

const none = { signingKey: undefined, pepper: undefined, codecKey: undefined };
const library = { libraryId: 'library-1', accounts: 0 };
let dataDir = '';
const file = () => join(dataDir, 'secrets.json');

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'headnote-secrets-'));
});

describe('the secrets of a server', () => {
  it('are created at the first start, readable only by the owner, and never change', () => {
    const first = loadSecrets({ dataDir, overrides: none, ...library });
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    expect(new Set(Object.values(first)).size).toBe(3);
    expect(loadSecrets({ dataDir, overrides: none, ...library })).toEqual(first);
    expect(readdirSync(dataDir)).toEqual(['secrets.json']);
  });

  it('are overridden by the environment, without a change', () => {
    const first = loadSecrets({ dataDir, overrides: none, ...library });
    const text = readFileSync(file(), 'utf8');
    expect(loadSecrets({ dataDir, overrides: { ...none, codecKey: 'given' }, ...library })).toEqual({
      ...first,
      codecKey: 'given',
    });
    expect(readFileSync(file(), 'utf8')).toBe(text);
  });

  it('get their permissions back after a copy widened them', () => {
    loadSecrets({ dataDir, overrides: none, ...library });
    chmodSync(file(), 0o644);
    loadSecrets({ dataDir, overrides: none, ...library });
    expect(statSync(file()).mode & 0o777).toBe(0o600);
  });

  it.each(['', '{', '{"signingKey":"', '[]', '{"signingKey":"x","pepper":"y","codecKey":"z"}'])(
    'are never replaced if damaged: %j stops the start and remains unchanged',
    (text) => {
      writeFileSync(file(), text);
      expect(() => loadSecrets({ dataDir, overrides: none, ...library })).toThrow(
        /secrets\.json is damaged; restore it/,
      );
      expect(readFileSync(file(), 'utf8')).toBe(text);
    },
  );

  it('L11: are not replaced if the file is missing and the database has accounts', () => {
    const open = () => loadSecrets({ dataDir, overrides: none, libraryId: 'library-1', accounts: 3 });
    expect(open).toThrow(/secrets\.json is missing, but the database has accounts \(3\)/);
    expect(readdirSync(dataDir)).toEqual([]);
    const overrides = { signingKey: 's'.repeat(32), pepper: 'p'.repeat(16), codecKey: 'c' };
    expect(loadSecrets({ dataDir, overrides, libraryId: 'library-1', accounts: 3 })).toEqual(overrides);
  });

  it('belong to one library', () => {
    loadSecrets({ dataDir, overrides: none, ...library });
    const open = () => loadSecrets({ dataDir, overrides: none, libraryId: 'library-2', accounts: 0 });
    expect(open).toThrow(/secrets\.json belongs to another library/);
  });

  it('of an older version join the library that they are found with', () => {
    const old = { signingKey: 's'.repeat(43), pepper: 'p'.repeat(43), codecKey: 'c'.repeat(43) };
    writeFileSync(file(), JSON.stringify(old));
    expect(loadSecrets({ dataDir, overrides: none, ...library })).toEqual(old);
    expect(JSON.parse(readFileSync(file(), 'utf8'))).toEqual({ ...old, libraryId: 'library-1' });
  });
});
