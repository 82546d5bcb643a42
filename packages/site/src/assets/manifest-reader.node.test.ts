import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createManifestReader } from './manifest-reader.js';

describe('createManifestReader', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'headnote-manifest-'));
    file = join(folder, 'manifest.json');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function write(text: string, seconds: number) {
    writeFileSync(file, text);
    utimesSync(file, seconds, seconds);
  }
  const manifest = (name: string) => JSON.stringify({ 'src/entry-client.tsx': { file: `assets/${name}.js` } });

  it('follows a new browser build', () => {
    write(manifest('one'), 1);
    const assets = createManifestReader(pathToFileURL(file));
    expect(assets([]).script).toBe('/assets/one.js');
    write(manifest('two'), 2);
    expect(assets([]).script).toBe('/assets/two.js');
  });

  it('keeps the last links while the next build is written', () => {
    write(manifest('one'), 1);
    const assets = createManifestReader(pathToFileURL(file));
    write('{"src/entry', 2);
    expect(assets([]).script).toBe('/assets/one.js');
    rmSync(file);
    expect(assets([]).script).toBe('/assets/one.js');
  });

  it('fails at once when there is no build', () => {
    expect(() => createManifestReader(pathToFileURL(file))).toThrow('ENOENT');
  });
});
