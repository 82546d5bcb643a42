import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ByteRange, type FileStore, namesIn } from './file-store.js';

/** What a store of files promises, wherever its files are. */
export function describeFileStore(where: string, open: (folder: string) => Promise<FileStore>): void {
  describe(`files in ${where}`, () => {
    let folder: string;
    let files: FileStore;
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'headnote-files-'));
      files = await open(join(folder, 'data'));
    });
    afterAll(async () => {
      files.close();
      await rm(folder, { recursive: true });
    });

    const read = async (name: string, range?: ByteRange) => {
      const file = await files.find(name);
      return file === undefined ? undefined : text(await file.read(range));
    };
    const list = (prefix: string) => namesIn(files, prefix);

    it('are kept whole, read whole and in parts, and replaced', async () => {
      expect(await files.find('a/one.txt')).toBeUndefined();
      await files.keep('a/one.txt', Buffer.from('0123456789'));
      expect((await files.find('a/one.txt'))?.size).toBe(10);
      expect(await read('a/one.txt')).toBe('0123456789');
      expect(await read('a/one.txt', { start: 3, end: 5 })).toBe('345');
      expect(await read('a/one.txt', { start: 9, end: 9 })).toBe('9');
      const path = join(folder, 'other');
      await writeFile(path, 'other');
      await files.keep('a/one.txt', { path });
      expect(await read('a/one.txt')).toBe('other');
      await expect(files.keep('a/one.txt', { path: join(folder, 'gone') })).rejects.toThrow('ENOENT');
      expect(await read('a/one.txt')).toBe('other');
    });

    it('are listed by folder, told apart, copied and removed', async () => {
      for (const name of ['b/x/1.js', 'b/2.js', 'bb/3.js']) await files.keep(name, Buffer.from(name));
      expect(await list('b/')).toEqual(['b/2.js', 'b/x/1.js']);
      expect(await list('nothing/')).toEqual([]);
      expect([...(await files.held(['b/2.js', 'b/9.js', 'bb/3.js']))]).toEqual(['b/2.js', 'bb/3.js']);
      await files.copyTo('b/2.js', join(folder, 'copy'));
      expect(await readFile(join(folder, 'copy'), 'utf8')).toBe('b/2.js');
      await expect(files.copyTo('b/9.js', join(folder, 'copy9'))).rejects.toThrow();
      await files.remove(['b/2.js', 'b/9.js']);
      expect(await list('b/')).toEqual(['b/x/1.js']);
      expect((await files.held(['b/2.js'])).size).toBe(0);
      await files.check();
    });

    it.each([
      '../secrets.json',
      'a/../../secrets.json',
      '/etc/passwd',
      'a/.hidden',
      'a//b',
      'one',
      'a/b c',
      'a\\b/c',
      '',
    ])('have no name such as "%s"', async (name) => {
      await expect(files.keep(name, Buffer.from(''))).rejects.toThrow(RangeError);
      await expect(files.find(name)).rejects.toThrow(RangeError);
    });
  });
}
