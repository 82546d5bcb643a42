import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import type { FileStore } from '../files/file-store.js';
import { openFolderStore } from '../files/folder-store.js';
import { createKeptBuilds } from './kept-builds.js';
import { describeKeptBuilds } from './kept-builds.suite.js';

describeKeptBuilds('the data folder', async (folder) => openFolderStore(folder));

it('issue 30: a file from a store is read from it once, however many ask for it and however slowly they read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'headnote-kept-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const store = openFolderStore(join(folder, 'store'));
  const name = 'widgets/1.0.0/headnote-abc.js';
  await store.keep(name, Buffer.from('code'));
  let asked = 0;
  const files: FileStore = {
    ...store,
    find: (one) => {
      if (one === name) asked += 1;
      return store.find(one);
    },
  };
  const times = { now: Date.now, steady: () => performance.now() };
  const kept = createKeptBuilds({ files, folders: [], copies: openFolderStore(join(folder, 'copies')), ...times });
  const found = await Promise.all(Array.from({ length: 40 }, () => kept.find(name)));
  for (const file of [...found, await kept.find(name)]) {
    if (file === undefined) throw new Error('the file was not found');
    expect(await text(await file.read())).toBe('code');
  }
  expect(asked).toBe(1);
});
