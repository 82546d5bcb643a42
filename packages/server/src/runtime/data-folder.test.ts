import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { prepareDataFolder } from './data-folder.js';

const temporary = () => mkdtempSync(join(tmpdir(), 'headnote-folder-'));

describe('the data folder', () => {
  it('is created if missing, with its parent folders', () => {
    const folder = join(temporary(), 'a', 'b');
    prepareDataFolder(folder);
    prepareDataFolder(folder);
    expect(existsSync(folder)).toBe(true);
  });

  it('is refused, with its name, if it is a file', () => {
    const file = join(temporary(), 'file');
    writeFileSync(file, '');
    expect(() => prepareDataFolder(file)).toThrow(`The data folder ${file} cannot be used: a file is in its place.`);
    expect(() => prepareDataFolder(join(file, 'below'))).toThrow(
      /cannot be used: a part of the path is a file\. Set DATA_DIR/,
    );
  });

  it('is refused, with its name, if it is not writable', () => {
    // /proc accepts no folders from any user.
    expect(() => prepareDataFolder('/proc/headnote')).toThrow(
      /^The data folder \/proc\/headnote cannot be used: .*DATA_DIR/,
    );
  });
});
