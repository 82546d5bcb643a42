import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadSecrets } from './secrets.js';

const none = { signingKey: undefined, pepper: undefined, codecKey: undefined };
let dataDir = '';
const file = () => join(dataDir, 'secrets.json');

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'headnote-secrets-'));
});

describe('the secrets of a server', () => {
  it('are created at the first start, readable only by the owner, and never change', () => {
    const first = loadSecrets({ dataDir, overrides: none });
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    expect(new Set(Object.values(first)).size).toBe(3);
    expect(loadSecrets({ dataDir, overrides: none })).toEqual(first);
    expect(readdirSync(dataDir)).toEqual(['secrets.json']);
  });

  it('are overridden by the environment, without a change', () => {
    const first = loadSecrets({ dataDir, overrides: none });
    const text = readFileSync(file(), 'utf8');
    expect(loadSecrets({ dataDir, overrides: { ...none, codecKey: 'given' } })).toEqual({
      ...first,
      codecKey: 'given',
    });
    expect(readFileSync(file(), 'utf8')).toBe(text);
  });

  it('get their permissions back after a copy widened them', () => {
    loadSecrets({ dataDir, overrides: none });
    chmodSync(file(), 0o644);
    loadSecrets({ dataDir, overrides: none });
    expect(statSync(file()).mode & 0o777).toBe(0o600);
  });

  it.each(['', '{', '{"signingKey":"', '[]', '{"signingKey":"x","pepper":"y","codecKey":"z"}'])(
    'are never replaced if damaged: %j stops the start and remains unchanged',
    (text) => {
      writeFileSync(file(), text);
      expect(() => loadSecrets({ dataDir, overrides: none })).toThrow(/secrets\.json is damaged; restore it/);
      expect(readFileSync(file(), 'utf8')).toBe(text);
    },
  );
});
