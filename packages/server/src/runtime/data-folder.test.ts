import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { prepareDataFolder } from './data-folder.js';

const temporary = () => mkdtempSync(join(tmpdir(), 'headnote-folder-'));

describe('the data folder', () => {
  it('is made where it is missing, with the folders above it', () => {
    const folder = join(temporary(), 'a', 'b');
    prepareDataFolder(folder);
    prepareDataFolder(folder);
  });

  it('is refused by name when a file is in its place', () => {
    const file = join(temporary(), 'file');
    writeFileSync(file, '');
    expect(() => prepareDataFolder(file)).toThrow(`The data folder ${file} cannot be used: a file is in its place.`);
    expect(() => prepareDataFolder(join(file, 'below'))).toThrow(
      /cannot be used: a part of the path is a file\. Set DATA_DIR/,
    );
  });

  it('is refused by name when nothing can be written there', () => {
    // /proc takes no folders, whoever asks.
    expect(() => prepareDataFolder('/proc/headnote')).toThrow(
      /^The data folder \/proc\/headnote cannot be used: .*DATA_DIR/,
    );
  });
});
