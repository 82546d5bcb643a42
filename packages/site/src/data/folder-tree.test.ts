import type { Folder } from '@headnote/core/contract';
import { describe, expect, it } from 'vitest';
import { folderRows, withFoldersInside } from './folder-tree.js';

const folder = (id: string, parentId = ''): Folder => ({
  id,
  name: id.toUpperCase(),
  description: '',
  parentId,
  count: 0,
  results: [],
});
const folders = [folder('c', 'b'), folder('a'), folder('b', 'a'), folder('d'), folder('none')];

describe('the tree of folders', () => {
  it('puts each folder below the one that it is in, and leaves out the results in no folder', () => {
    expect(folderRows(folders).map(({ depth, path }) => [depth, path.join('/')])).toEqual([
      [0, 'A'],
      [1, 'A/B'],
      [2, 'A/B/C'],
      [0, 'D'],
    ]);
  });

  it('shows a folder whose place is unknown at the top', () => {
    expect(folderRows([folder('lost', 'gone')]).map(({ depth }) => depth)).toEqual([0]);
  });

  it('knows everything inside a folder', () => {
    expect([...withFoldersInside(folders, 'a')]).toEqual(['a', 'b', 'c']);
    expect([...withFoldersInside(folders, 'd')]).toEqual(['d']);
  });
});
