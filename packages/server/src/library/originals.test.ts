import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCase, openTestLibrary, type TestLibrary } from '../test-library.fixtures.js';
import { documentId } from './document-id.js';
import { writeMark } from './document-marks.js';
import { openFolderStore } from '../files/folder-store.js';
import { findOriginal, haveOriginals, openOriginals, type Originals } from './originals.js';

const OPEN = documentId('case', 'test:open');
const MASKED = documentId('case', 'test:masked');
const WITHOUT = documentId('case', 'test:without');

let library: TestLibrary;
let originals: Originals;
beforeAll(async () => {
  library = await openTestLibrary();
  await library.add(...['open', 'masked', 'without'].map((name) => makeCase(`test:${name}`, 'The appeal is allowed.')));
  originals = openOriginals(openFolderStore(library.dataDir));
  const file = join(library.dataDir, 'scan.pdf');
  await writeFile(file, '%PDF-1.7');
  for (const id of [OPEN, MASKED]) await originals.keep(id, file);
  const mark = {
    state: 'masked',
    names: [{ name: 'Asha', mask: 'X' }],
    reason: 'Order',
    actor: 'admin:test',
    at: 1,
  } as const;
  await writeMark(library.store.db, { ...mark, documentId: MASKED, houseCitation: '2024 HN 2' }, undefined);
});
afterAll(() => library.close());

describe('K6: an original that cannot be kept', () => {
  it('leaves the old one whole, and no part of a file', async () => {
    const read = async () => text(await (await originals.find(OPEN))!.read());
    await expect(originals.keep(OPEN, join(library.dataDir, 'gone.pdf'))).rejects.toThrow('ENOENT');
    expect(await read()).toBe('%PDF-1.7');
    const full = join(library.dataDir, 'full');
    await mkdir(full);
    await expect(originals.keep(OPEN, full)).rejects.toThrow();
    const files = await readdir(join(library.dataDir, 'originals'), { recursive: true });
    expect(files.filter((name) => name.endsWith('.part'))).toEqual([]);
    expect(await read()).toBe('%PDF-1.7');
  });
});

describe('the originals for readers', () => {
  it('are those that are kept, except of judgments in which names are replaced', async () => {
    expect([...(await haveOriginals(library.store, originals, [WITHOUT, MASKED, OPEN]))]).toEqual([OPEN]);
    expect((await haveOriginals(library.store, originals, [])).size).toBe(0);
  });

  it('are the same one by one', async () => {
    const { store } = library;
    expect(await findOriginal(store, originals, OPEN)).toMatchObject({ size: 8 });
    for (const id of [MASKED, WITHOUT, 'c0000000000zz', '../headnote.db'])
      expect(await findOriginal(store, originals, id)).toBeUndefined();
  });
});
