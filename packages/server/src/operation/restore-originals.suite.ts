import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { namesIn } from '../files/file-store.js';
import { openFileStore } from '../files/open-file-store.js';
import { openDatabase } from '../store/database.js';
import { backUp } from './back-up.js';
import { restoreBackup, verifyBackup } from './restore.js';
import { restoreOriginals } from './restore-originals.js';

const SAME = 'originals/a1/c00000000000a1.pdf';
const CHANGED = 'originals/b2/c00000000000b2.pdf';
const LOST = 'originals/c3/c00000000000c3.pdf';
const LATER = 'originals/d4/c00000000000d4.pdf';

/** What a backup does for the original PDFs, wherever they are. */
export function describeOriginalsInBackups(where: string, newUrl: () => Promise<string | undefined>): void {
  describe(`original PDFs in ${where}`, () => {
    it('are in a backup, and come back as they were, whatever was changed since', async () => {
      const root = await mkdtemp(join(tmpdir(), 'headnote-originals-'));
      const place = { dataDir: join(root, 'data'), databaseUrl: undefined, filesUrl: await newUrl() };
      const store = await openDatabase(place);
      const files = await openFileStore(place);
      onTestFinished(async () => {
        files.close();
        await rm(root, { recursive: true });
      });
      await store.close();
      for (const name of [SAME, CHANGED, LOST]) await files.keep(name, Buffer.from(`%PDF ${name}`));
      const folder = join(root, 'backup');
      const { files: listed } = await backUp(place, folder);
      expect(Object.keys(listed).filter((name) => name.startsWith('originals/'))).toEqual([SAME, CHANGED, LOST]);
      await verifyBackup(folder);

      const change = async () => {
        await files.keep(CHANGED, Buffer.from('%PDF changed'));
        await files.keep(LATER, Buffer.from('%PDF later'));
        await files.remove([LOST]);
      };
      const shown = async () => {
        const names = await namesIn(files, 'originals/');
        return Promise.all(
          names.map(async (name) => [
            name,
            await files.find(name).then(async (file) => file && text(await file.read())),
          ]),
        );
      };
      const before = [SAME, CHANGED, LOST].map((name) => [name, `%PDF ${name}`]);
      await change();
      const aside = join(root, 'aside');
      expect(await restoreOriginals(folder, place, { folder: aside })).toEqual({ restored: 2, movedAside: 2 });
      expect(await shown()).toEqual(before);
      expect([CHANGED, LATER].map((name) => readFileSync(join(aside, name), 'utf8'))).toEqual([
        '%PDF changed',
        '%PDF later',
      ]);
      expect(existsSync(join(aside, SAME))).toBe(false);
      expect(await restoreOriginals(folder, place, { folder: join(root, 'again') })).toEqual({
        restored: 0,
        movedAside: 0,
      });
      expect(existsSync(join(root, 'again'))).toBe(false);

      await change();
      const { movedTo } = await restoreBackup(folder, place, { replace: true, now: () => new Date(0) });
      expect(await shown()).toEqual(before);
      expect(readFileSync(join(movedTo ?? '', LATER), 'utf8')).toBe('%PDF later');
    });
  });
}
